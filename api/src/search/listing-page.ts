import { BadRequestException } from '@nestjs/common';
import type { Kind } from '../listings/kind.ts';
import type { Listing } from '../listings/listing.entity.ts';
import { type VersionStamp, versionStamp } from '../platform/public-version/version-stamp.ts';
import { encoded, keyOf, type Order, rowsAfter } from '../platform/lists/keyset.ts';
import type { ListQuery } from '../platform/lists/list-query.ts';
import type { Page } from '../platform/lists/page.ts';
import type { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { number, raw, type Sql, sql } from '../platform/database/sql.ts';

/** Totals are exact up to here, since the cost of counting grows with the list. */
export const COUNTING_LIMIT = 1_000;

/** A page of listings with the public version that it was read from. */
export type ListingPage = Page & VersionStamp;

/** The listings to search and the fields to return. */
export interface Selection {
  /** Select list of one entry. */
  fields: string;
  scope: Sql;
  /** Order of a query without `sort`. */
  order: Order;
  /** Counts all matches, not up to the limit. */
  isExact?: boolean;
}

interface ListingRow extends VersionStamp {
  json: string;
  /** Rows found, including one of the next page if there is any. */
  found: number;
  key: string | null;
  /** Null if the page shows it, or not counted. */
  total: number | null;
  /** Rank of each row; ranked searches only. */
  ranks?: number[] | null;
}

interface Slice extends Pick<Selection, 'fields' | 'order' | 'isExact'> {
  /** Common table expressions; `page` is the last, with its rows in order and the first of the next page. */
  page: Sql;
  /** There is no cursor then. */
  isSorted: boolean;
  /** The rows to count, `from … where …`; without them the total is unknown unless the page shows it. */
  counted?: Sql | undefined;
  /** Further columns of the row. */
  more?: Sql;
  /** The name of the prepared statement. */
  name?: string | undefined;
}

/** Reads a page and its total, which PostgreSQL counts only if the page does not show it. */
export async function readPage(
  database: ReadOnlyDatabase,
  { ends }: Pick<Kind<Listing, never>, 'ends'>,
  { range: [first, last] }: ListQuery,
  { fields, page, order, isSorted, counted, isExact = false, more = raw(''), name }: Slice,
): Promise<ListingPage & Pick<ListingRow, 'ranks'>> {
  const size = number(last - first + 1);
  const isOpen = isExact
    ? raw('true')
    : sql`case count(*) when 0 then ${raw(String(first > 0))}
        else count(*) > ${size} and ${raw(String(last < COUNTING_LIMIT))} end`;
  const limit = isExact ? raw('all') : number(COUNTING_LIMIT + 1);
  const total =
    counted &&
    sql`case when ${isOpen} then (select count(*) from (select ${counted} limit ${limit}) counted) end`;
  const row = await database.row<ListingRow>(
    sql`
    with ${page}
    select coalesce(json_agg(entry) filter (where nth <= ${size}), '[]')::text as json,
      count(*)::int as found,
      ${isSorted ? raw('null') : sql`min(${keyOf(order, 'page')}) filter (where nth = ${size})`} as key,
      (${total ?? raw('null')})::int as total, ${more}
      ${versionStamp(sql`min(ends) filter (where nth <= ${size})`)}
    from (select *, ${ends} as ends, row_number() over () as nth from page) page, lateral (select ${raw(fields)}) entry`,
    name,
  );
  return listingPageOf(row, first, last - first + 1, isExact ? Infinity : COUNTING_LIMIT);
}

/** Builds the page from a row; `limit` is where counting stopped. */
function listingPageOf(
  { found, key, total, ...row }: ListingRow,
  first: number,
  size: number,
  limit: number,
): ListingPage & Pick<ListingRow, 'ranks'> {
  const more = found > size;
  const count = Math.min(found, size);
  const isWhole = !more && (count > 0 || first === 0);
  const known = total ?? (isWhole ? first + count : Infinity);
  return {
    ...row,
    count,
    more,
    total: isWhole ? known : Math.min(known, limit),
    isCapped: !isWhole && known > limit,
    key: more && key !== null && !key.includes('null') ? encoded(key) : undefined,
  };
}

/** The condition of a cursor. @throws 400 for a cursor of another order */
export function placeOfCursor({ after, sort }: ListQuery, order: Order): Sql | undefined {
  if (!after) return undefined;
  const place = sort ? undefined : rowsAfter(order, after);
  if (!place) throw new BadRequestException('after belongs to another list: begin without it');
  return place;
}

/** A page followed by another. */
export function joined(one: ListingPage, other: ListingPage): ListingPage {
  const json = one.count > 0 ? `${one.json.slice(0, -1)},${other.json.slice(1)}` : other.json;
  const count = one.count + other.count;
  const ends = [one, other].filter(({ ends: end }) => typeof end === 'number');
  const [soonest = one] = ends.toSorted((a, b) => (a.ends ?? 0) - (b.ends ?? 0));
  const { ends: end, left } = soonest;
  return { ...one, json, count, total: one.total + other.count, more: false, ends: end, left };
}
