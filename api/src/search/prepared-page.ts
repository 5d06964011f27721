import type { ListQuery } from '../platform/lists/list-query.ts';
import type { Kind, ListingFilter } from '../listings/kind.ts';
import { matchSequentially, isShort, matchTrigrams, wordsOf } from './words.ts';
import type { WordCondition } from './short-words.ts';
import { COUNTING_LIMIT } from './totals.ts';
import type { WordFrequency, WordSample } from './word-sample.ts';

/** Search each listing in list order, or look the words up in the trigram index. */
export type Strategy = 'list' | 'index';

export const conditionOf: Readonly<Record<Strategy, WordCondition>> = {
  list: matchSequentially,
  index: matchTrigrams,
};

/** The named statements of a frequent first page, planned once per connection. */
export interface PreparedPage {
  page: string;
  /** Of a search: the plans of the page and of its total. */
  strategies?: { page: Strategy; total: Strategy } | undefined;
  total?: string | undefined;
}

/** Grids of two, three or four columns on the site, and the default of the API. */
const PREPARED_PAGE_SIZES = new Set([18, 20, 24, 100]);

/** Longer searches are too rare to keep a prepared statement for them. */
const MAX_WORDS = 3;

/**
 * Names the prepared statements of a page. Without words one plan suits all. With words the best plan depends on their
 * frequency, which a sample estimates, so there is one statement per plan.
 */
export function preparedPage(
  { table }: Pick<Kind, 'table'>,
  query: ListQuery<ListingFilter>,
  sample: WordSample | undefined,
  now: number,
): PreparedPage | undefined {
  const { filter, sort, after, range } = query;
  const { q, ...others } = filter;
  const given = Object.entries(others).filter(([, value]) => value !== undefined);
  const size = range[1] + 1;
  const isPlain = !sort && !after && given.every(([, value]) => typeof value === 'boolean');
  if (!isPlain || range[0] !== 0 || !PREPARED_PAGE_SIZES.has(size)) return undefined;
  const page = [
    table,
    'list',
    size,
    ...given.map(([name, value]) => `${name}=${String(value)}`),
  ].join(' ');
  const words = wordsOf(q);
  if (words.length === 0) return { page };
  if (given.length > 0 || words.length > MAX_WORDS || words.some(isShort)) return undefined;
  const frequency = sample?.frequency(words, now);
  if (!frequency) return undefined;
  const strategies = { page: pageStrategy(frequency, size + 1), total: totalStrategy(frequency) };
  const has = (strategy: Strategy) => `with ${words.length} by ${strategy}`;
  return {
    page: `${page} ${has(strategies.page)}`,
    strategies,
    total: `${table} total ${has(strategies.total)}`,
  };
}

/**
 * Cost per listing in microseconds: scanned in list order, scanned in table order, found in the index, fetched. Measured
 * with 10,000 and 1,000,000 listings; only the proportions matter.
 */
const COST = { inOrder: 1.2, asItLies: 0.6, found: 0.3, fetched: 1 };

/** Scans until the page is full, or fetches all matches and sorts them. */
function pageStrategy({ rows, share }: WordFrequency, size: number): Strategy {
  const read = Math.min(rows, size / share);
  return read * COST.inOrder < rows * share * (COST.found + COST.fetched) ? 'list' : 'index';
}

/** Counting stops at the limit, but only after the index has been read completely. */
function totalStrategy({ rows, share }: WordFrequency): Strategy {
  const read = Math.min(rows, COUNTING_LIMIT / share);
  const found = rows * share;
  const fetched = Math.min(found, COUNTING_LIMIT);
  return read * COST.asItLies < found * COST.found + fetched * COST.fetched ? 'list' : 'index';
}
