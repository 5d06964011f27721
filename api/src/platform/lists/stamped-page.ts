import { BadRequestException } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { type VersionStamp, version, versionStamp } from '../public-version/version-stamp.ts';
import { encoded, type Order, rowsAfter, rowsBefore } from './keyset.ts';
import type { ListQuery } from './list-query.ts';
import type { Page } from './page.ts';
import type { ReadOnlyDatabase } from '../database/read-only-database.ts';
import { number, type Optional, raw, type Sql, sql } from '../database/sql.ts';

/** Totals are exact up to here, since the cost of counting grows with the list. */
export const COUNTING_LIMIT = 1_000;

/** A date that passes can change a total without a new public version. */
const MAX_AGE_MS = 30_000;

const caches = new WeakMap<ReadOnlyDatabase, LRUCache<string, number>>();

/** A page of a list with the public version that it was read from. */
export type StampedPage = Page & VersionStamp;

/** The rows to search and the fields to return. */
export interface Selection {
  /** Select list of one entry. */
  fields: string;
  scope: Sql;
  /** Order of a query without `sort`. */
  order: Order;
  /** Counts all matches, not up to the limit. */
  isExact?: boolean;
}

/** The table of a list, when one of its rows ends, and when the clock next moves rows into or out of a filter. */
export interface Listed {
  table: string;
  ends: Sql;
  lapse(this: void, filter: object): Sql;
}

interface PageRow extends VersionStamp {
  json: string;
  /** Rows found, including one of the next page if there is any. */
  found: number;
  key: string | null;
  /** Null if not counted. */
  total: number | null;
  /** Rank of each row; ranked searches only. */
  ranks?: number[] | null;
}

interface Slice {
  /** Select list of one entry. */
  fields: string;
  /** Common table expressions; `page` is the last, with its rows in order and the first of the next page. */
  page: Sql;
  /** The cursor of a row; none in an order without cursors. */
  key?: Optional;
  /** The rows to count, `from … where …`; without them the total is unknown unless the page shows it. */
  counted?: Sql | undefined;
  /** Counts all rows, not only up to the limit. */
  isExact?: boolean | undefined;
  /** Returns the ranks of the rows; `page` has a column `rank`. */
  isRanked?: boolean;
  /** The name of the prepared statement. */
  name?: string | undefined;
}

/** Reads a page with one statement, and with another its total where the page does not show it. */
export async function readPage(
  database: ReadOnlyDatabase,
  { table, ends, lapse }: Listed,
  query: ListQuery,
  { counted, isExact, name, ...slice }: Slice,
): Promise<StampedPage & Pick<PageRow, 'ranks'>> {
  const whole = counted && isExact ? sql`(select count(*) ${counted})::int` : raw('null::int');
  const statement = selectPage(query, slice, whole, { ends, lapse: lapse(query.filter) });
  const row = await database.row<PageRow>(statement, name);
  if (!counted || isExact) return stampedPageOf(row, query, row.total);
  const [first, last] = query.range;
  const isOpen =
    row.found === 0 ? first > 0 : row.found > last - first + 1 && last < COUNTING_LIMIT;
  const search = JSON.stringify([table, query.filter]);
  const total = isOpen ? await cappedTotal(database, search, row, counted) : null;
  return stampedPageOf(row, query, total, COUNTING_LIMIT);
}

/**
 * The number of matches, `from … where …`, up to one more than the limit; cached by the text that names the search until
 * the public version changes, or the clock what is on the page.
 */
async function cappedTotal(
  database: ReadOnlyDatabase,
  search: string,
  { version: current, left }: VersionStamp,
  matches: Sql,
): Promise<number> {
  const cache = caches.get(database) ?? new LRUCache({ max: 2_000 });
  caches.set(database, cache);
  const cached = cache.get(`${current} ${search}`);
  if (cached !== undefined) return cached;
  const counted = await database.row<{ version: number; total: number }>(sql`
    select (select count(*) from (select ${matches} limit ${number(COUNTING_LIMIT + 1)}) counted)::int as total,
      ${version}`);
  const ttl = Math.max(1, Math.min(MAX_AGE_MS, (left ?? Infinity) * 1_000));
  cache.set(`${counted.version} ${search}`, counted.total, { ttl });
  return counted.total;
}

/** Returns one {@link PageRow}. */
function selectPage(
  { range: [first, last] }: ListQuery,
  { fields, page, key, isRanked }: Slice,
  total: Sql,
  { ends, lapse }: Record<'ends' | 'lapse', Sql>,
): Sql {
  const size = number(last - first + 1);
  return sql`
    with ${page}, clock as materialized (select ${lapse} as lapse)
    select coalesce(json_agg(entry) filter (where nth <= ${size}), '[]')::text as json,
      count(*)::int as found,
      ${key ? sql`min(${key}) filter (where nth = ${size})` : sql`null`} as key,
      ${total} as total, ${raw(isRanked ? 'array_agg(rank order by nth) as ranks,' : '')}
      ${versionStamp(sql`least(min(ends) filter (where nth <= ${size}), (select lapse from clock))`)}
    from (select *, ${ends} as ends, row_number() over () as nth from page) page, lateral (select ${raw(fields)}) entry`;
}

/** The condition of a cursor, also in a list with the newest of a moment first. @throws 400 for a cursor of another order */
export function placeOfCursor({ after, sort }: ListQuery, order: Order, moment?: string) {
  if (!after) return undefined;
  const sorted = moment ? rowsBefore(moment, after) : undefined;
  const place = sort ? sorted : rowsAfter(order, after);
  if (!place) throw new BadRequestException('after belongs to another list: begin without it');
  return place;
}

/** Builds the page from a row and its total; `limit` is where counting stopped. */
function stampedPageOf(
  { found, key, total: _, ...row }: PageRow,
  { range: [first, last] }: ListQuery,
  total: number | null,
  limit = Infinity,
): StampedPage & Pick<PageRow, 'ranks'> {
  const size = last - first + 1;
  const more = found > size;
  const count = Math.min(found, size);
  const isWhole = !more && (count > 0 || first === 0);
  const counted = isWhole ? first + count : (total ?? Infinity);
  return {
    ...row,
    count,
    more,
    total: isWhole ? (total ?? counted) : Math.min(counted, limit),
    isCapped: !isWhole && counted > limit,
    key: more && key !== null && !key.includes('null') ? encoded(key) : undefined,
  };
}

/** A page followed by another. */
export function joined(one: StampedPage, other: StampedPage): StampedPage {
  const json = one.count > 0 ? `${one.json.slice(0, -1)},${other.json.slice(1)}` : other.json;
  const count = one.count + other.count;
  const ends = [one, other].filter(({ ends: end }) => typeof end === 'number');
  const [soonest = one] = ends.toSorted((a, b) => (a.ends ?? 0) - (b.ends ?? 0));
  const { ends: end, left } = soonest;
  return { ...one, json, count, total: one.total + other.count, more: false, ends: end, left };
}
