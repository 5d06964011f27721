import type { Kind, ListingFilter } from '../listings/kind.ts';
import type { Listing } from '../listings/listing.entity.ts';
import { booleanConditions } from '../listings/fields.ts';
import { isLive } from '../listings/life.ts';
import { orderBy } from '../platform/lists/keyset.ts';
import type { ListQuery } from '../platform/lists/list-query.ts';
import { orderOf } from '../platform/lists/page.ts';
import type { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { all, number, raw, type Sql, sql } from '../platform/database/sql.ts';
import { recordsWith } from './records-with.ts';
import { type ListingPage, placeOfCursor, readPage, type Selection } from './listing-page.ts';

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

/** Offsets from here on skip rows in the index and fetch only those of the page. */
const FAR_OFFSET = 1_000;

/** One page in the order of the list or of `sort`; `q` as in `recordsWith`. */
export async function plainPage<Filter extends ListingFilter>(
  database: ReadOnlyDatabase,
  kind: Kind<Listing, Filter>,
  query: ListQuery<Filter>,
  { fields, scope, order, isExact }: Selection,
): Promise<ListingPage> {
  const matches = sql`from ${raw(kind.table)} where ${scope}
    and ${filtersOf(kind, query.filter)} and ${isAt(query.filter.place)} and ${recordsWith(kind.table, query.filter.q)}`;
  const behind = placeOfCursor(query, order);
  const sort = query.sort && orderOf(query, kind.recordSorts, orderBy(order));
  const by = sort ?? orderBy(order);
  const [first, last] = query.range;
  const skipped = behind ? 0 : first;
  const rows = (from: Sql) => sql`${from} order by ${by} limit ${number(last - first + 2)}
    offset ${number(skipped)}`;
  const source =
    !sort || isIndexed(kind, query) ? matches : firstOf(kind.table, matches, orderBy(order));
  const page =
    skipped < FAR_OFFSET
      ? sql`page as (select * ${rows(sql`${source} and ${behind ?? raw('true')}`)})`
      : sql`nearby as materialized (select id ${rows(source)}), page as (
          select * from ${raw(kind.table)} where id in (select id from nearby) order by ${by})`;
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

/** Conditions of the filter keys other than the words and the place. */
export function filtersOf<Filter extends ListingFilter>(
  { table, fields, where }: Kind<Listing, Filter>,
  filter: Filter,
): Sql {
  const { id, flagged, unpaid, updatedSince, plan, endsWithin, except } = filter;
  return all([
    ...(id ? [sql`id = any(${id}::uuid[])`] : []),
    // Listings with screening notes, or without.
    ...(flagged === undefined ? [] : [sql`(notes <> '[]') = ${raw(String(flagged))}`]),
    ...(updatedSince === undefined ? [] : [isUpdatedSince(table, updatedSince)]),
    ...(plan ? [sql`plan = ${plan}`] : []),
    ...(endsWithin
      ? [sql`${isLive} and expires_at < now() + ${endsWithin}::int * interval '1 day'`]
      : []),
    ...(except ? [sql`id <> all(${except}::uuid[])`] : []),
    ...(unpaid === undefined ? [] : [sql`${wishesMore} = ${raw(String(unpaid))}`]),
    ...booleanConditions(fields, filter),
    ...where(filter),
  ]);
}

/** The log has every change of a listing by a moderator; demo listings are in none. */
const isUpdatedSince = (table: Kind['table'], time: string) =>
  sql`(approved_at >= ${time}::timestamptz or id in (
    select listing_id from moderation where kind = ${table} and created_at >= ${time}::timestamptz))`;

/** In lists of moderators a place is a filter; a search of visitors ranks by its nearness (ranked-search.ts). */
const isAt = (place: string | undefined) =>
  place ? sql`(place = ${place} or place like ${`${place}/%`})` : sql`true`;

/** Whether a listing wishes a higher plan than it has; in the terms of the generated `plan_rank`. */
const wishesMore = sql`(case wished_plan when 'premium' then 2 when 'featured' then 1 else 0 end > plan_rank)`;

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
