import type { ListQuery } from '../platform/lists/list-query.ts';
import type { Kind, ListingFilter } from '../listings/kind.ts';
import { inPassing, isShort, throughTrigrams, wordsOf } from './words.ts';
import type { Having } from './short-words.ts';
import { countingLimit } from './totals.ts';
import type { Commonness, WordSample } from './word-sample.ts';

/** Where words are looked for: in each listing as the list goes by, or in the index of trigrams. */
export type Way = 'list' | 'index';

export const having: Readonly<Record<Way, Having>> = { list: inPassing, index: throughTrigrams };

/** A first page as most ask for it: its statement is planned once per connection, under a name. */
export interface PlannedOnce {
  page: string;
  /** Of a search: how the page and how the total is found, and the name of the statement that counts. */
  ways?: { page: Way; total: Way } | undefined;
  total?: string | undefined;
}

/** As many as pages of the site have, as grids of two, three or four columns show, and as there are without a range. */
const usual = new Set([18, 20, 24, 100]);

/** More words than most write are not worth a plan of their own. */
const mostWords = 3;

/**
 * How a page is planned once. Without words its statement has no values that another plan would suit better. With words
 * the best plan depends on how common they are, which a sample tells: so there are two statements, and each knows its way.
 */
export function plannedOnce(
  { table }: Pick<Kind, 'table'>,
  query: ListQuery<ListingFilter>,
  sample: WordSample | undefined,
  now: number,
): PlannedOnce | undefined {
  const { filter, sort, after, range } = query;
  const { q, ...others } = filter;
  const given = Object.entries(others).filter(([, value]) => value !== undefined);
  const size = range[1] + 1;
  const isPlain = !sort && !after && given.every(([, value]) => typeof value === 'boolean');
  if (!isPlain || range[0] !== 0 || !usual.has(size)) return undefined;
  const page = [
    table,
    'list',
    size,
    ...given.map(([name, value]) => `${name}=${String(value)}`),
  ].join(' ');
  const words = wordsOf(q);
  if (words.length === 0) return { page };
  if (given.length > 0 || words.length > mostWords || words.some(isShort)) return undefined;
  const commonness = sample?.commonness(words, now);
  if (!commonness) return undefined;
  const ways = { page: wayToPage(commonness, size + 1), total: wayToTotal(commonness) };
  const has = (way: Way) => `with ${words.length} by ${way}`;
  return {
    page: `${page} ${has(ways.page)}`,
    ways,
    total: `${table} total ${has(ways.total)}`,
  };
}

/**
 * What PostgreSQL needs for one listing, in microseconds: going by in the order of the list or as it lies, and found in the
 * index, then fetched. Measured with ten thousand and a million listings; only their proportions matter.
 */
const cost = { inOrder: 1.2, asItLies: 0.6, found: 0.3, fetched: 1 };

/** Through the list until the page is full; or all that is found is fetched, and put in order. */
function wayToPage({ rows, share }: Commonness, size: number): Way {
  const read = Math.min(rows, size / share);
  return read * cost.inOrder < rows * share * (cost.found + cost.fetched) ? 'list' : 'index';
}

/** Counting stops at the limit, but not before the index has been read for all. */
function wayToTotal({ rows, share }: Commonness): Way {
  const read = Math.min(rows, countingLimit / share);
  const found = rows * share;
  const fetched = Math.min(found, countingLimit);
  return read * cost.asItLies < found * cost.found + fetched * cost.fetched ? 'list' : 'index';
}
