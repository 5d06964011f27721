import { notice, quoted, type Rule } from '../note.ts';
import { phonesIn } from '../phones.ts';

const address =
  /[\w.+-]{1,64}(?:@|\s?[([]at[)\]]\s?)[\w-]{1,63}(?:\.|\s?[([]dot[)\]]\s?)[\w.-]{2,63}/gi;

/** Contact details in a text bypass the reveal button, its counter and the warning about fraud. */
export const contactInText: Rule = ({ kind, texts }) => {
  if (kind === 'inquiry') return [];
  const found = texts.flatMap((text) => [...phonesIn(text), ...(text.match(address) ?? [])]);
  if (found.length === 0) return [];
  return [
    notice(
      'contact_in_text',
      `The text has contact details: ${[...new Set(found)].slice(0, 3).map(quoted).join(', ')}. Visitors will see them without the warning about fake pickups. Check whose they are, or take them out.`,
    ),
  ];
};
