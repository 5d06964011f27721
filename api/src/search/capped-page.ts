import type { VersionStamp } from '../platform/public-version/version-stamp.ts';
import { type Found, foundBy } from './found.ts';
import type { Order } from '../platform/lists/keyset.ts';
import type { Kind, ListingFilter } from '../listings/kind.ts';
import type { Listing } from '../listings/listing.entity.ts';
import type { ListQuery } from '../platform/lists/list-query.ts';
import {
  atMost,
  isOpen,
  type ListingPage,
  listingPageOf,
  type ListingRow,
  selectTotal,
} from './listing-page.ts';
import { having, plannedOnce, type Way } from './planned-once.ts';
import type { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import type { Sql } from '../platform/database/sql.ts';
import { countingLimit, type Totals } from './totals.ts';
import type { WordSample } from './word-sample.ts';

export interface Capped {
  among: Sql;
  order: Order;
  /** What was counted before. */
  totals: Totals;
  sample?: WordSample | undefined;
}

/** A page whose total is counted up to the limit, and only when it is not known. */
export async function cappedPage<Filter extends ListingFilter>(
  reads: ReadOnlyDatabase,
  kind: Kind<Listing, Filter>,
  query: ListQuery<Filter>,
  { among, order, totals, sample }: Capped,
  select: (found: Found, counted?: Sql) => Sql,
): Promise<ListingPage> {
  const search = JSON.stringify([kind.table, query.filter, query.sort]);
  const once = plannedOnce(kind, query, sample, Date.now());
  const found = (way?: Way) => ({
    ...foundBy(kind, query, { among, order }, way && having[way]),
    isFetched: way === 'index',
  });
  const ways = once?.ways;
  // There is more than a page where words are common: it is counted at once, unless it was before.
  const isCounted = ways?.page === 'list' && !totals.knows(search);
  const counted = isCounted ? atMost(countingLimit + 1, found(ways.total).whole) : undefined;
  const name = once && [once.page, ...(counted ? ['counted', ways?.total] : [])].join(' ');
  const row = await reads.row<ListingRow>(select(found(ways?.page), counted), name);
  const count = () =>
    reads.row<VersionStamp & { total: number }>(
      selectTotal(found(ways?.total), order, countingLimit + 1),
      once?.total,
    );
  return listingPageOf(row, query, await total(), countingLimit);

  async function total(): Promise<number | null> {
    if (row.total !== null) return totals.keep(search, { version: row.version, total: row.total });
    return isOpen(row, query) ? totals.of(search, row.version, count) : null;
  }
}
