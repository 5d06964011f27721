import { emailsIn } from '../../contacts/emails.ts';
import { phonesIn } from '../../contacts/phones.ts';
import { notice, quoted, type Rule } from '../note.ts';

/** Contact details in a text bypass the reveal button, its counter and the warning about fraud. */
export const contactInText: Rule = ({ kind, texts }) => {
  if (kind === 'inquiry') return undefined;
  const found = texts.flatMap((text) => [...phonesIn(text), ...emailsIn(text)]);
  if (found.length === 0) return undefined;
  return notice(
    'contact_in_text',
    `The text has contact details: ${[...new Set(found)].slice(0, 3).map(quoted).join(', ')}. Visitors will see them without the warning about fake pickups. Check whose they are, or take them out.`,
  );
};
