import { contactPatterns, removedContact } from '#contract/contacts-in-text.ts';
import { isHeld } from '../listings/life.ts';
import { raw } from '../platform/database/sql.ts';

/** A field in the words of its sender, which visitors read without contacts while the listing is held. */
export const ownWords = (column: string) => ({ column, whileHeld: withoutContacts(column) });

/** The same with an array of texts. */
export const ownLines = (column: string) => ({
  column,
  whileHeld: `array(select ${withoutContacts('line')}
    from unnest(${column}) with ordinality as each (line, number) order by number)`,
});

/** SQL of such a text where no list of fields chooses it. */
export const shown = (column: string) =>
  raw(`case when ${isHeld.text} then ${withoutContacts(column)} else ${column} end`);

const withoutContacts = (text: string) =>
  contactPatterns.reduce(
    (rest, pattern) => `regexp_replace(${rest}, '${pattern}', '${removedContact}', 'gi')`,
    text,
  );
