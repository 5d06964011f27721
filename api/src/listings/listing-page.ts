import { type Stamp, stampWith } from '../dataset/stamp.ts';
import { by, encoded, keyOf, type Order } from './keyset.ts';
import type { ListQuery } from './list-query.ts';
import type { Page } from './page.ts';
import { type Sql, sql } from './sql.ts';
import { countingLimit } from './totals.ts';

/** A page of listings, and which version of the dataset it is of. */
export type ListingPage = Page & Stamp;

/** The row of a statement. */
export interface ListingRow extends Stamp {
  json: string;
  /** How many are on the page, and one more where another page follows. */
  found: number;
  key: string | null;
  /** Null where the page itself tells, or nobody asked. */
  total: number | null;
  nearest?: string[] | null;
}

/** How the total is found: by counting all, by counting to the limit where the page does not tell, or not at all. */
export type Counting = 'all' | 'limited' | 'none';

interface Slice {
  /** What each entry has, as a select list. */
  fields: Sql;
  /** `from … where …` */
  found: Sql;
  /** What the page begins behind, as a condition. */
  behind?: Sql | undefined;
  order: Order;
  /** In place of the order: then there is no key. */
  sort?: Sql | undefined;
  counting: Counting;
}

/** The statement whose one row is the {@link ListingRow} that a query asks for. */
export function selectListings({ range: [first, last] }: ListQuery, slice: Slice): Sql {
  const { fields, found, behind, order, sort, counting } = slice;
  const size = last - first + 1;
  const place = behind ? sql`and ${behind}` : sql``;
  const skipped = behind ? 0 : first;
  return sql`
    with page as materialized (
      select * ${found} ${place} order by ${sort ?? by(order)} limit ${size + 1} offset ${skipped}),
    shown as (select * from page limit ${size}),
    found as (select count(*)::int as count from page)
    select coalesce((select json_agg(entry) from (select ${fields} from shown) entry), '[]')::text as json,
      found.count as found,
      ${sort ? sql`null` : sql`(select ${keyOf(order)} from page offset ${size - 1} limit 1)`} as key,
      ${totalOf(slice, first, size)} as total,
      ${stampWith('(select min(expires_at) from shown)')}
    from found`;
}

function totalOf({ found, counting }: Slice, first: number, size: number): Sql {
  if (counting === 'none') return sql`null::int`;
  if (counting === 'all') return sql`(select count(*) ${found})::int`;
  const isOpen = first + size <= countingLimit ? sql`found.count > ${size}` : sql`false`;
  const isBehind = first > 0 ? sql`found.count = 0` : sql`false`;
  return sql`case when ${isOpen} or ${isBehind}
    then (select count(*) from (select ${found} limit ${countingLimit + 1}) counted)::int end`;
}

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
