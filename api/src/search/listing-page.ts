import {
  type VersionStamp,
  versionStamp,
  version,
} from '../platform/public-version/version-stamp.ts';
import type { Found } from './found.ts';
import { encoded, keyOf, type Order } from '../platform/lists/keyset.ts';
import type { ListQuery } from '../platform/lists/list-query.ts';
import type { Page } from '../platform/lists/page.ts';
import { pageRows } from './page-rows.ts';
import { countWithShortWords } from './short-words.ts';
import { number, type Sql, sql } from '../platform/database/sql.ts';
import { COUNTING_LIMIT } from './totals.ts';

/** A page of listings with the public version that it was read from. */
export type ListingPage = Page & VersionStamp;

export interface ListingRow extends VersionStamp {
  json: string;
  /** Rows found, including one of the next page if there is any. */
  found: number;
  key: string | null;
  /** Null if not counted. */
  total: number | null;
  nearest?: string[] | null;
}

export interface Slice {
  /** Select list of one entry. */
  fields: Sql;
  found: Found;
  /** Condition of the cursor. */
  behind?: Sql | undefined;
  order: Order;
  /** Replaces the order; there is no cursor then. */
  sort?: Sql | undefined;
  /** Matches to count in the same statement. */
  counted?: Sql | undefined;
}

/** Returns one {@link ListingRow}. */
export function selectListings(query: ListQuery, slice: Slice): Sql {
  const { fields, order, sort, counted } = slice;
  const [first, last] = query.range;
  const size = number(last - first + 1);
  return sql`
    with ${pageRows(query, slice)}
    select coalesce(json_agg(entry) filter (where place <= ${size}), '[]')::text as json,
      count(*)::int as found,
      ${sort ? sql`null` : sql`min(${keyOf(order, 'page')}) filter (where place = ${size})`} as key,
      ${counted ? sql`(select count(*) ${counted})::int` : sql`null::int`} as total,
      ${versionStamp(sql`min(expires_at) filter (where place <= ${size})`)}
    from (select *, row_number() over () as place from page) page, lateral (select ${fields}) entry`;
}

/** Counts the matches up to `limit`, as `total`. */
export const selectTotal = ({ whole, short }: Found, order: Order, limit: number): Sql => sql`
  select total, ${version} from (${
    short
      ? countWithShortWords(short, order, limit)
      : sql`select count(*)::int as total ${atMost(limit, whole)}`
  }) counted`;

export const atMost = (limit: number, whole: Sql): Sql =>
  sql`from (select ${whole} limit ${number(limit)}) found`;

/** Whether the total cannot be derived from the page. */
export const isOpen = ({ found }: ListingRow, { range: [first, last] }: ListQuery): boolean =>
  found === 0 ? first > 0 : found > last - first + 1 && last < COUNTING_LIMIT;

/** Builds the page from a row and its total; `limit` is where counting stopped. */
export function listingPageOf(
  { found, key, total: _, ...row }: ListingRow,
  { range: [first, last] }: ListQuery,
  total: number | null,
  limit = Infinity,
): ListingPage {
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
