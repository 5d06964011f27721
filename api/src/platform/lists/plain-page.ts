import type { ReadOnlyDatabase } from '../database/read-only-database.ts';
import { number, raw, type Sql, sql } from '../database/sql.ts';
import { keyOf, momentKey, orderBy } from './keyset.ts';
import type { ListQuery } from './list-query.ts';
import { orderOf } from './page.ts';
import { type Listed, placeOfCursor, readPage } from './stamped-page.ts';
import type { Selection, StampedPage } from './stamped-page.ts';

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

interface Sorts {
  /** Columns by the names of sorts. */
  recordSorts: Readonly<Record<string, string>>;
}

/** One page in the order of the list or of `sort`. */
export async function plainPage(
  database: ReadOnlyDatabase,
  list: Listed & Sorts,
  query: ListQuery,
  { fields, scope, order, isExact }: Selection,
): Promise<StampedPage> {
  const matches = sql`from ${raw(list.table)} where ${scope}`;
  // The tail of a moderators' list may have no such moment.
  const moment = isExact ? undefined : newestFirst(list, query);
  const behind = placeOfCursor(query, order, moment);
  const sort = query.sort && orderOf(query, list.recordSorts, orderBy(order));
  const [first, last] = query.range;
  const source =
    !sort || isIndexed(list, query) ? matches : firstOf(list.table, matches, orderBy(order));
  const page = sql`page as (select * ${source} and ${behind ?? raw('true')}
    order by ${sort ?? orderBy(order)} limit ${number(last - first + 2)} offset ${number(behind ? 0 : first)})`;
  return readPage(database, list, query, {
    fields,
    page,
    key: moment ? momentKey(moment) : !sort && keyOf(order),
    counted: matches,
    isExact,
    name: isFrequent(query) && !isExact ? `${list.table} list ${last + 1}` : undefined,
  });
}

export const isIndexed = ({ recordSorts }: Sorts, { sort }: ListQuery): boolean =>
  sort !== undefined && INDEXED_SORTS.has(`${recordSorts[sort[0]]} ${sort[1]}`);

/** The moment of a list with the newest first, which an index supports to its end. */
const newestFirst = (list: Sorts, query: ListQuery) =>
  query.sort?.[1] === 'DESC' && isIndexed(list, query)
    ? list.recordSorts[query.sort[0]]
    : undefined;

const firstOf = (table: string, matches: Sql, order: Sql) =>
  sql`from (select * ${matches} order by ${order} limit ${number(SORTING_LIMIT)}) ${raw(table)} where true`;

/** A first page without a filter: its plan is the same for everyone. */
const isFrequent = ({ filter, sort, after, range: [first, last] }: ListQuery) =>
  first === 0 &&
  PREPARED_PAGE_SIZES.has(last + 1) &&
  !sort &&
  !after &&
  Object.values(filter).every((value) => value === undefined);
