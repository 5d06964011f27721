import { longWords } from './vocabulary.ts';

/**
 * What is searched for, and how much of a table it finds: a word in most sizes of haystack, and the short ones that a
 * trigram index cannot serve. Shares are of all rows; `rare` is in twelve rows whatever the size of the table.
 */
export const keywords = {
  none: { q: '', found: 'everything' },
  common: { q: 'delivery', found: '28 % of the rows', share: 0.286 },
  place: { q: 'ikeja', found: '1.65 %', share: 0.0165 },
  mid: { q: 'refrigerated', found: '0.45 %', share: 0.0045 },
  low: { q: 'wheelchair', found: '0.03 %', share: 0.0003 },
  rare: { q: 'zephyrine', found: '12 rows', rows: 12 },
  'two letters': { q: 'la', found: 'nearly everything' },
  'two letters, absent': { q: 'zx', found: 'nothing' },
  'one letter, absent': { q: 'q', found: 'nothing' },
  misspelt: { q: 'zephirine', found: 'nothing as it is written, 12 rows nearly' },
} as const;

export type Keyword = keyof typeof keywords;

/**
 * Thousands of keywords that are found in the same rows, the common or the rare ones: parts of one long word. Asked in
 * turn, none comes back before the api has forgotten what it counted for it (2,000 totals).
 */
export const manyKeywords = (of: keyof typeof longWords): string[] =>
  parts(longWords[of]).slice(0, 2_600);

/** The parts of a word that have at least ten letters, each once. */
function parts(word: string): string[] {
  const starts = [...word].map((_, start) => start);
  const found = starts.flatMap((start) =>
    starts
      .map((length) => word.slice(start, start + 10 + length))
      .filter((part) => part.length >= 10),
  );
  return [...new Set(found)];
}

/** A keyword and others that are as dear to look for, where there are: no answer to one helps with the next. */
export function worstOf(keyword: Keyword): [string, ...string[]] {
  const { q } = keywords[keyword];
  if (keyword === 'common' || keyword === 'rare') return [q, ...manyKeywords(keyword)];
  if (keyword !== 'misspelt') return [q];
  const letters = [...'bcdfghjklmnprstvw'];
  const misspellings = letters.flatMap((one) =>
    letters.map((other) => q.replace('h', one).replace('n', other)),
  );
  return [q, ...misspellings];
}
