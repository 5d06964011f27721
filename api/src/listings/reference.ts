import { randomInt } from 'node:crypto';

/** Without the letters and digits that are taken for each other: 0 O, 1 I L, U V. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTWXYZ';

/** A new reference that can be read out on the phone, such as `ND-7F3K-9Q2M`: one of 500 billion. */
export const newReference = () => `ND-${letters(4)}-${letters(4)}`;

const letters = (count: number) =>
  Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('');
