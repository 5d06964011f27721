import type { Kind, ListingFilter } from '../listings/kind.ts';
import type { Listing } from '../listings/listing.entity.ts';
import { ConcurrencyLimiter } from '../platform/concurrency-limiter.ts';
import type { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import type { ListQuery } from '../platform/lists/list-query.ts';
import { findPage, type Selection } from './find-page.ts';
import type { ListingPage } from './listing-page.ts';
import { Totals } from './totals.ts';
import { WordSample } from './word-sample.ts';

export type { Selection };
export { SORTING_LIMIT } from './found.ts';
export { COUNTING_LIMIT } from './totals.ts';

interface Memory {
  totals: Totals;
  sample: WordSample;
}

const memories = new WeakMap<ReadOnlyDatabase, Map<Kind['table'], Memory>>();

/** Keeps connections free for cheap reads. */
const limiter = new ConcurrencyLimiter({
  maxRunning: 4,
  maxQueue: 200,
  // Together with the connection timeouts (connection-options.ts), responses take at most 2.5 s.
  queueTimeoutMs: 1_000,
  busyMessage: 'Many people are searching at the moment.',
});

/**
 * One page of the listings of a kind that match a query. With `isCapped`, counting stops at `COUNTING_LIMIT` and totals are
 * cached until the public version changes. @throws 400 for a cursor of another list, 503 when too many searches run
 */
export function search<Filter extends ListingFilter>(
  database: ReadOnlyDatabase,
  kind: Kind<Listing, Filter>,
  query: ListQuery<Filter>,
  { isCapped = false, ...selection }: Selection & { isCapped?: boolean },
): Promise<ListingPage> {
  const memory = isCapped ? memoryOf(database, kind) : {};
  const find = () => findPage(database, kind, query, { ...selection, ...memory });
  return isCheap(query) ? find() : limiter.run(find);
}

const isCheap = ({ filter, sort, range: [first] }: ListQuery<ListingFilter>) =>
  !filter.q && !sort && first < 1_000;

function memoryOf(database: ReadOnlyDatabase, { table }: Pick<Kind, 'table'>): Memory {
  const byTable = memories.get(database) ?? new Map<Kind['table'], Memory>();
  memories.set(database, byTable);
  const memory = byTable.get(table) ?? {
    totals: new Totals(),
    sample: new WordSample(database, table),
  };
  byTable.set(table, memory);
  return memory;
}
