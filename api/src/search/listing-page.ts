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
import { countingLimit } from './totals.ts';

/** A page of listings, and which version of the dataset it is of. */
export type ListingPage = Page & VersionStamp;

/** The row of a statement. */
export interface ListingRow extends VersionStamp {
  json: string;
  /** How many are on the page, and one more where another page follows. */
  found: number;
  key: string | null;
  /** Null where it was not counted. */
  total: number | null;
  nearest?: string[] | null;
}

export interface Slice {
  /** What each entry has, as a select list. */
  fields: Sql;
  found: Found;
  /** What the page begins behind, as a condition. */
  behind?: Sql | undefined;
  order: Order;
  /** In place of the order: then there is no key. */
  sort?: Sql | undefined;
  /** Whose total is counted in it, where it is. */
  counted?: Sql | undefined;
}

/** The statement whose one row is the {@link ListingRow} that a query asks for. */
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

/** The statement that counts what is found, but no more than `most`, as `total`. */
export const selectTotal = ({ whole, short }: Found, order: Order, most: number): Sql => sql`
  select total, ${version} from (${
    short
      ? countWithShortWords(short, order, most)
      : sql`select count(*)::int as total ${atMost(most, whole)}`
  }) counted`;

/** What is found, but no more of it than `most`. */
export const atMost = (most: number, whole: Sql): Sql =>
  sql`from (select ${whole} limit ${number(most)}) found`;

/** Whether only counting can tell how many there are. */
export const isOpen = ({ found }: ListingRow, { range: [first, last] }: ListQuery): boolean =>
  found === 0 ? first > 0 : found > last - first + 1 && last < countingLimit;

/** The page in a row; `total` where it was counted, beyond the limit when that does not count. */
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
  const known = isWhole ? first + count : (total ?? Infinity);
  return {
    ...row,
    count,
    more,
    total: isWhole ? (total ?? known) : Math.min(known, limit),
    isCapped: !isWhole && known > limit,
    key: more && key !== null && !key.includes('null') ? encoded(key) : undefined,
  };
}
