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
import { conditionOf, preparedPage, type Strategy } from './prepared-page.ts';
import type { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import type { Sql } from '../platform/database/sql.ts';
import { COUNTING_LIMIT, type Totals } from './totals.ts';
import type { WordSample } from './word-sample.ts';

export interface Capped {
  scope: Sql;
  order: Order;
  /** Totals counted earlier. */
  totals: Totals;
  sample?: WordSample | undefined;
}

/** A page whose total is counted up to the limit, unless it is cached. */
export async function cappedPage<Filter extends ListingFilter>(
  database: ReadOnlyDatabase,
  kind: Kind<Listing, Filter>,
  query: ListQuery<Filter>,
  { scope, order, totals, sample }: Capped,
  select: (found: Found, counted?: Sql) => Sql,
): Promise<ListingPage> {
  const search = JSON.stringify([kind.table, query.filter, query.sort]);
  const prepared = preparedPage(kind, query, sample, Date.now());
  const found = (strategy?: Strategy) => ({
    ...foundBy(kind, query, { scope, order }, strategy && conditionOf[strategy]),
    isFetched: strategy === 'index',
  });
  const strategies = prepared?.strategies;
  // Common words fill more than a page, so the total is counted in the same statement unless it is cached.
  const isCounted = strategies?.page === 'list' && !totals.knows(search);
  const counted = isCounted ? atMost(COUNTING_LIMIT + 1, found(strategies.total).whole) : undefined;
  const name =
    prepared && [prepared.page, ...(counted ? ['counted', strategies?.total] : [])].join(' ');
  const row = await database.row<ListingRow>(select(found(strategies?.page), counted), name);
  const count = () =>
    database.row<VersionStamp & { total: number }>(
      selectTotal(found(strategies?.total), order, COUNTING_LIMIT + 1),
      prepared?.total,
    );
  return listingPageOf(row, query, await total(), COUNTING_LIMIT);

  async function total(): Promise<number | null> {
    if (row.total !== null) return totals.keep(search, { version: row.version, total: row.total });
    return isOpen(row, query) ? totals.of(search, row.version, count) : null;
  }
}
