/**
 * Keywords and the share of the companies that they find: `planted` ones stand in that share of the descriptions
 * (databases.ts), the others are words of the seed command.
 */
export const keywords = {
  none: { q: '', found: 'everything' },
  common: { q: 'insured', found: '30 % of the rows' },
  place: { q: 'ikeja', found: '3 %' },
  mid: { q: 'refrigerated', found: '0.45 %' },
  low: { q: 'wheelchair', found: '0.03 %' },
  rare: { q: 'zephyrine', found: '12 rows' },
  'two letters': { q: 'la', found: 'most rows' },
  'two letters, absent': { q: 'zx', found: 'nothing' },
  'one letter, absent': { q: '9', found: 'nothing' },
  misspelt: { q: 'zephirine', found: 'nothing exact, 12 rows nearly' },
} as const;

export type Keyword = keyof typeof keywords;

/** Sentences added to descriptions, with their share of the rows; `rare` is in 12 rows of any table. */
export const planted = {
  common:
    'Terms: www.delivery-carriers-association.example/members/terms-of-carriage-and-home-delivery',
  commonShare: 0.286,
  mid: 'A refrigerated truck can be booked.',
  midShare: 0.0045,
  low: 'A van with a wheelchair ramp can be hired.',
  lowShare: 0.0003,
  rare: 'Formerly Zephyrine; certificate kbvd-mwtr-gzhc-pnlf-xjkd-tbwm-rvcg-hfzp-ldnk-jmbt-wgrv-cphz-fxld-nktj-bmwv-tdhk-wcpb-jgrn-xvlm',
  rareRows: 12,
} as const;

const MANY = 2_600;

/** More keywords than the api remembers totals for (2,000), all found in the same rows: parts of one long word. */
export function manyKeywords(of: 'common' | 'rare', random: () => number): string[] {
  const word = planted[of].split(' ').at(-1)!;
  const parts = [...word].flatMap((_, start) =>
    [...word.slice(start + 9)].map((_, more) => word.slice(start, start + 10 + more)),
  );
  const shuffled = parts.map((part) => ({ part, at: random() })).toSorted((a, b) => a.at - b.at);
  return shuffled.slice(0, MANY).map(({ part }) => part);
}

/** A page of 24, as Y2 has them. */
export const searchPath = (q = '') =>
  `/api/companies?${new URLSearchParams({ range: '[0,23]', ...(q && { q }) })}`;
