import { notice, type Rule } from '../note.ts';

/** Shorter texts may be an abbreviation or a name. */
const fewest = 40;
const share = 0.7;

/** A description that shouts: people read it as spam, and it often is. */
export const capitals: Rule = ({ description }) => {
  const letters = description.match(/\p{L}/gu) ?? [];
  const large = description.match(/\p{Lu}/gu) ?? [];
  if (letters.length < fewest || large.length / letters.length < share) return [];
  return [
    notice(
      'capitals',
      'The description is written in capitals. Read it with care, and correct it if it is to be published.',
    ),
  ];
};
