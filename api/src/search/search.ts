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
export { sortingLimit } from './found.ts';
export { countingLimit } from './totals.ts';

interface Memory {
  totals: Totals;
  sample: WordSample;
}

const memories = new WeakMap<ReadOnlyDatabase, Map<Kind['table'], Memory>>();

/** Slow searches leave connections free for cheap reads. */
const limiter = new ConcurrencyLimiter({
  maxRunning: 4,
  maxQueue: 200,
  // Together with the timeouts of a connection (connection-options.ts) every visitor gets an answer within 2.5 s.
  queueTimeoutMs: 1_000,
  busyMessage: 'Many people are searching at the moment.',
});

/**
 * One page of the listings of a kind that a query finds. With `isCapped` counting stops at `countingLimit`, and totals are
 * remembered until the public version moves. @throws 400 for a key of another list, 503 when too many searches run
 */
export function search<Filter extends ListingFilter>(
  reads: ReadOnlyDatabase,
  kind: Kind<Listing, Filter>,
  query: ListQuery<Filter>,
  { isCapped = false, ...selection }: Selection & { isCapped?: boolean },
): Promise<ListingPage> {
  const memory = isCapped ? memoryOf(reads, kind) : {};
  const find = () => findPage(reads, kind, query, { ...selection, ...memory });
  return isCheap(query) ? find() : limiter.run(find);
}

const isCheap = ({ filter, sort, range: [first] }: ListQuery<ListingFilter>) =>
  !filter.q && !sort && first < 1_000;

function memoryOf(reads: ReadOnlyDatabase, { table }: Pick<Kind, 'table'>): Memory {
  const byTable = memories.get(reads) ?? new Map<Kind['table'], Memory>();
  memories.set(reads, byTable);
  const memory = byTable.get(table) ?? {
    totals: new Totals(),
    sample: new WordSample(reads, table),
  };
  byTable.set(table, memory);
  return memory;
}
