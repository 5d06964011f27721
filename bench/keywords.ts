/**
 * Searches and the share of the companies that they find: `planted` words stand in that share of the descriptions
 * (databases.ts), the others are words and places of the seed command.
 */
export const keywords = {
  none: { q: '', found: 'everything' },
  common: { q: 'insured', found: '30 % of the rows' },
  corridor: { q: 'van Ikeja to Lekki tomorrow', found: '1 %, nearest first' },
  place: { q: 'near Yaba', found: 'a third, nearest first' },
  mid: { q: 'refrigerated', found: '0.45 %' },
  low: { q: 'wheelchair', found: '0.03 %' },
  rare: { q: 'zephyrine', found: '12 rows' },
  absent: { q: 'xylophone', found: 'nothing' },
  misspelt: { q: 'zephirine', found: 'nothing exact, 12 rows nearly' },
  'two letters': { q: 'mo', found: 'most rows' },
  'two letters, absent': { q: 'zx', found: 'nothing' },
  hostile: { q: 'ikeja lekki '.repeat(250), found: 'refused' },
} as const;

export type Keyword = keyof typeof keywords;

/** Sentences added to descriptions, with their share of the rows; `rare` is in 12 rows of any table. */
export const planted = {
  common: 'Member of the Carriersassociation.',
  commonShare: 0.286,
  mid: 'A refrigerated truck can be booked.',
  midShare: 0.0045,
  low: 'A van with a wheelchair ramp can be hired.',
  lowShare: 0.0003,
  rare: 'Formerly Zephyrine; certificate Kbvdmwtrgzhcpnlfxjkd.',
  rareRows: 12,
} as const;

const MANY = 2_600;

/** More keywords than the api remembers totals for (2,000), all found in the same rows: one word in different capitals. */
export function manyKeywords(of: 'common' | 'rare', random: () => number): string[] {
  const word = planted[of].split(' ').at(-1)!.toLowerCase().replace('.', '');
  const spellings = new Set<string>();
  while (spellings.size < MANY)
    spellings.add(
      [...word].map((letter) => (random() < 0.5 ? letter : letter.toUpperCase())).join(''),
    );
  return [...spellings];
}

/** A page of 24, as Y2 has them. */
export const searchPath = (q = '') =>
  `/api/companies?${new URLSearchParams({ range: '[0,23]', ...(q && { q }) })}`;
