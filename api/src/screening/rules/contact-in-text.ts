import { notice, quoted, type Rule } from '../note.ts';
import { phonesIn } from '../phones.ts';

const address =
  /[\w.+-]{1,64}(?:@|\s?[([]at[)\]]\s?)[\w-]{1,63}(?:\.|\s?[([]dot[)\]]\s?)[\w.-]{2,63}/gi;

/** Ways to reach somebody that stand in a text, where nobody counts or hides them and no warning is shown. */
export const contactInText: Rule = ({ kind, texts }) => {
  if (kind === 'inquiry') return [];
  const found = texts.flatMap((text) => [...phonesIn(text), ...(text.match(address) ?? [])]);
  if (found.length === 0) return [];
  return [
    notice(
      'contact_in_text',
      `The text has contact details: ${[...new Set(found)].slice(0, 3).map(quoted).join(', ')}. Everybody will see them, past the warning about fake pickups. Check whose they are, or take them out.`,
    ),
  ];
};
