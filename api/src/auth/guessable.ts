import { commonWords } from './common-words.ts';

const rows = [
  ...['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'azertyuiop', 'qwertzuiop', '1234567890', '!@#$%^&*()'],
  ...[
    'abcdefghijklmnopqrstuvwxyz',
    '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
    'qazwsxedcrfvtgbyhnujm',
  ],
  ...['1q2w3e4r5t6y7u8i9o0p', 'q1w2e3r4t5y6u7i8o9p0', 'a1b2c3d4e5f6g7h8i9', '1a2b3c4d5e6f7g8h9i'],
];
const walks = rows.flatMap((row) => [row, [...row].reverse().join('')]);
const words = new Set(commonWords);
/** No piece is looked for that is longer. */
const longest = 64;

/** Signs that are written for letters. */
const lookalikes: Record<string, string> = {
  ...{ '@': 'a', '4': 'a', '3': 'e', '0': 'o', '5': 's', $: 's', '7': 't', '+': 't' },
  ...{ '1': 'i', '!': 'i', '|': 'l', '8': 'b', '9': 'g' },
};

/** How many guesses in a row make a password hard enough to hit. */
const enough = 5;

/**
 * Whether a password is made of so little that programs try it early: fewer than five pieces, each a common word (also
 * with signs for letters), a word about the account in `about`, a year, a walk over the keyboard or the alphabet, a
 * repetition, or a single character. Stricter than a list of the most used passwords (ASVS 6.2.4), which these pieces make.
 */
export function isGuessable(password: string, about: readonly string[] = []): boolean {
  const text = [...password.normalize('NFKC').toLowerCase()];
  const own = new Set(about.flatMap((one) => one.toLowerCase().split(/[^\p{L}\p{N}]+/u)));
  const isPiece = (piece: string) =>
    words.has(piece) || words.has(unmasked(piece)) || (piece.length > 2 && own.has(piece));
  const fewest = [0];
  for (let end = 1; end <= text.length; end++) {
    let best = (fewest[end - 1] ?? 0) + 1;
    for (let start = Math.max(0, end - longest); start < end - 1; start++) {
      const piece = text.slice(start, end).join('');
      if ((fewest[start] ?? 0) + 1 < best && (isPiece(piece) || isPattern(piece))) {
        best = (fewest[start] ?? 0) + 1;
      }
    }
    fewest.push(best);
  }
  return (fewest.at(-1) ?? 0) < enough;
}

const unmasked = (piece: string) =>
  [...piece].map((character) => lookalikes[character] ?? character).join('');

const isPattern = (piece: string) =>
  /^(.{1,4})\1+$/su.test(piece) ||
  /^(19|20)\d\d$/.test(piece) ||
  (piece.length > 2 && walks.some((walk) => walk.includes(piece)));
