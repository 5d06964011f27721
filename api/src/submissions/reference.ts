import { randomInt } from 'node:crypto';

/** Excludes look-alikes: 0 O, 1 I L, U V. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTWXYZ';

/** A random reference to read out on the phone, such as `ND-7F3K-9Q2M`; one of 500 billion. */
export const newReference = () => `ND-${letters(4)}-${letters(4)}`;

const letters = (count: number) =>
  Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/**
 * The references in a text, also in lower case, with spaces, other dashes or none, as they are dictated, and at its start
 * without `ND`.
 */
export const referencesIn = (text: string): string[] =>
  [
    ...text
      .toUpperCase()
      .matchAll(/(?:\bND[\s\p{Pd}]*|^\s*)([2-9A-Z]{4})[\s\p{Pd}]*([2-9A-Z]{4})\b/gu),
  ].map(([, first, second]) => `ND-${first}-${second}`);
