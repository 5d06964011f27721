import { filtersOf } from '../listings/filters.ts';
import type { Kind, ListingFilter } from '../listings/kind.ts';
import type { Listing } from '../listings/listing.entity.ts';
import { ConcurrencyLimiter } from '../platform/concurrency-limiter.ts';
import type { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { type Sql, sql } from '../platform/database/sql.ts';
import type { ListQuery } from '../platform/lists/list-query.ts';
import { facetsOf } from './facets.ts';
import type { StampedPage, Selection } from '../platform/lists/stamped-page.ts';
import { plainPage } from '../platform/lists/plain-page.ts';
import { rankedSearch } from './ranked-search.ts';
import { wantedBy } from './wanted.ts';

/** Keeps connections free for cheap reads. */
const limiter = new ConcurrencyLimiter({
  maxRunning: 4,
  maxQueue: 200,
  // Together with the connection timeouts (connection-options.ts), responses take at most 2.5 s.
  queueTimeoutMs: 1_000,
  busyMessage: 'Many people are searching at the moment.',
});

/**
 * One page of the public listings of a kind that match a query, best first; `q` is read for places, services and words, and
 * counted to `COUNTING_LIMIT`. @throws 400 for a cursor of another list or an unknown place, 503 when too many searches run
 */
export function search<Filter extends ListingFilter>(
  database: ReadOnlyDatabase,
  kind: Kind<Listing, Filter>,
  query: ListQuery<Filter>,
  selection: Selection,
): Promise<StampedPage> {
  const wanted = wantedBy(kind, query.filter);
  const find = () =>
    wanted.isRanked
      ? rankedSearch({ ...selection, database, kind, query, wanted })
      : plainPage(database, kind, query, filtered(kind, wanted.filter, selection));
  return isCheap(query) ? find() : limiter.run(find);
}

/** One page of a moderators' list: the listings of any scope, all counted; words are part of the scope. */
export const plainSearch = <Filter extends ListingFilter>(
  database: ReadOnlyDatabase,
  kind: Kind<Listing, Filter>,
  query: ListQuery<Filter>,
  selection: Selection,
): Promise<StampedPage> =>
  limiter.run(() =>
    plainPage(database, kind, query, { ...filtered(kind, query.filter, selection), isExact: true }),
  );

const filtered = <Filter extends ListingFilter>(
  kind: Kind<Listing, Filter>,
  filter: Filter,
  { scope, ...selection }: Selection,
): Selection => ({
  ...selection,
  scope: sql`${scope} and ${filtersOf(kind, filter)} and ${atPlace(filter.place)}`,
});

/** In lists of moderators a place is a filter; a search of visitors ranks by its nearness. */
const atPlace = (place: string | undefined): Sql =>
  place ? sql`(place = ${place} or place like ${`${place}/%`})` : sql`true`;

/** Counts of the public listings that match a query, by place, service and type. */
export const facets: typeof facetsOf = (...query) => limiter.run(() => facetsOf(...query));

const isCheap = ({ filter, sort, range: [first] }: ListQuery<ListingFilter>) =>
  !filter.q && !sort && first < 1_000;
