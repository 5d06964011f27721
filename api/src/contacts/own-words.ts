import { contactPatterns, removedContact } from '#contract/contacts-in-text.ts';

/** A field in the words of its sender, which visitors read without contacts while the listing is held. */
export const ownWords = (column: string) => ({ column, whileHeld: withoutContacts(column) });

/** As {@link ownWords}, for an array of texts. */
export const ownLines = (column: string) => ({
  column,
  whileHeld: `array(select ${withoutContacts('line')}
    from unnest(${column}) with ordinality as each (line, number) order by number)`,
});

const withoutContacts = (text: string) =>
  contactPatterns.reduce(
    (rest, pattern) => `regexp_replace(${rest}, '${pattern}', '${removedContact}', 'gi')`,
    text,
  );
