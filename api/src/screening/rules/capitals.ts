import { notice, type Rule } from '../note.ts';

/** Shorter texts may be an abbreviation or a name. */
const MIN_LETTERS = 40;
const MIN_CAPITALS_SHARE = 0.7;

/** A description in capitals reads as spam and often is. */
export const capitals: Rule = ({ description }) => {
  const letters = description.match(/\p{L}/gu) ?? [];
  const capitals = description.match(/\p{Lu}/gu) ?? [];
  if (letters.length < MIN_LETTERS || capitals.length / letters.length < MIN_CAPITALS_SHARE)
    return undefined;
  return notice(
    'capitals',
    'The description is written in capitals. Read it with care, and correct it if it is to be published.',
  );
};
