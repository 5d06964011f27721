import type { Kind, ListingFilter } from './kind.ts';
import type { Listing } from './listing.entity.ts';
import { filtersOf } from './filters.ts';
import { orderBy } from '../platform/lists/keyset.ts';
import type { ListQuery } from '../platform/lists/list-query.ts';
import { orderOf } from '../platform/lists/page.ts';
import type { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { number, raw, type Sql, sql } from '../platform/database/sql.ts';
import {
  type StampedPage,
  placeOfCursor,
  readPage,
  type Selection,
} from '../platform/lists/stamped-page.ts';

/** Sorts without an index apply to the first listings only, in the default order. */
export const SORTING_LIMIT = 5_000;

/** Sorts that an index supports (migrations: `_newest`, `_approved`, the primary key). */
const INDEXED_SORTS = new Set([
  'created_at DESC',
  'coalesce(approved_at, created_at) DESC',
  'approved_at DESC',
  'id ASC',
]);

/** Grids of two, three or four columns on the site, and the default of the API: planned once per connection. */
const PREPARED_PAGE_SIZES = new Set([18, 20, 24, 100]);

/** One page in the order of the list or of `sort`, whatever the words. */
export async function plainPage<Filter extends ListingFilter>(
  database: ReadOnlyDatabase,
  kind: Kind<Listing, Filter>,
  query: ListQuery<Filter>,
  { fields, scope, order, isExact }: Selection,
): Promise<StampedPage> {
  const matches = sql`from ${raw(kind.table)} where ${scope}
    and ${filtersOf(kind, query.filter)} and ${isAt(query.filter.place)}`;
  const behind = placeOfCursor(query, order);
  const sort = query.sort && orderOf(query, kind.recordSorts, orderBy(order));
  const [first, last] = query.range;
  const source =
    !sort || isIndexed(kind, query) ? matches : firstOf(kind.table, matches, orderBy(order));
  const page = sql`page as (select * ${source} and ${behind ?? raw('true')}
    order by ${sort ?? orderBy(order)} limit ${number(last - first + 2)} offset ${number(behind ? 0 : first)})`;
  return readPage(database, kind, query, {
    fields,
    page,
    order,
    isSorted: Boolean(sort),
    counted: matches,
    isExact,
    name: isFrequent(query) && !isExact ? `${kind.table} list ${last + 1}` : undefined,
  });
}

/** In lists of moderators a place is a filter; a search of visitors ranks by its nearness (ranked-search.ts). */
const isAt = (place: string | undefined) =>
  place ? sql`(place = ${place} or place like ${`${place}/%`})` : sql`true`;

export function isIndexed(
  { recordSorts }: Pick<Kind<Listing, never>, 'recordSorts'>,
  { sort }: ListQuery,
): boolean {
  return sort !== undefined && INDEXED_SORTS.has(`${recordSorts[sort[0]]} ${sort[1]}`);
}

const firstOf = (table: string, matches: Sql, order: Sql) =>
  sql`from (select * ${matches} order by ${order} limit ${number(SORTING_LIMIT)}) ${raw(table)} where true`;

/** A first page without a filter: its plan is the same for everyone. */
const isFrequent = ({ filter, sort, after, range: [first, last] }: ListQuery) =>
  first === 0 &&
  PREPARED_PAGE_SIZES.has(last + 1) &&
  !sort &&
  !after &&
  Object.values(filter).every((value) => value === undefined);
