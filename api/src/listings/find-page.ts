import { BadRequestException } from '@nestjs/common';
import { behind, by, type Order } from './keyset.ts';
import type { Kind, ListingFilter } from './kind.ts';
import type { Listing } from './listing.entity.ts';
import type { ListQuery } from './list-query.ts';
import {
  type Counting,
  isOpen,
  type ListingPage,
  listingPageOf,
  type ListingRow,
  selectListings,
} from './listing-page.ts';
import { orderOf } from './page.ts';
import type { Reads } from './reads.ts';
import { exactly, likeness, nearestWords, nearly, nearLimit, wordsOf } from './search.ts';
import { all, raw, type Sql, sql } from './sql.ts';
import { countingLimit, type Totals } from './totals.ts';

export interface Selection {
  fields: string;
  /** Of which listings at all. */
  among: Sql;
  /** Unless the query sorts. */
  order: Order;
  /** Where counting stops at the limit: what was counted before. */
  totals?: Totals;
}

/**
 * Finds a page. Words that are nowhere as they are written are taken for typing errors: then it is a page of the first
 * hundred listings that nearly have them.
 */
export async function findPage<Filter extends ListingFilter>(
  reads: Reads,
  kind: Kind<Listing, Filter>,
  query: ListQuery<Filter>,
  selection: Selection,
): Promise<ListingPage> {
  const words = wordsOf(query.filter.q);
  const { order, fields, totals } = selection;
  const page = (found: Sql, counting: Counting) =>
    selectListings(query, {
      fields: raw(fields),
      found,
      behind: placeOf(query, order),
      order,
      sort: query.sort && orderOf(query, kind.recordSorts, by(order)),
      counting,
    });
  const found = (matches: Sql) => foundBy(kind, query.filter, selection, matches);
  const read = async (counting: Counting) =>
    one(await reads.rows<ListingRow>(page(found(exactly(words)), counting)));
  const exact = totals
    ? await withTotal(read, query, totals, searchOf(kind, query, words))
    : await read('all').then((row) => listingPageOf(row, query, row.total));
  if (words.length === 0 || exact.total > 0) return exact;
  const nearPage = sql`
    with near as materialized
      (select * ${found(nearly(words))} order by ${by(order)} limit ${nearLimit})
    select page.*, (${nearestWords(words, by(order))}) as nearest
    from (${page(sql`from near where true`, 'all')}) page`;
  const near = one(await reads.rowsWith<ListingRow>(likeness, nearPage));
  return listingPageOf(near, query, near.total);
}

/** Counts only what has not been counted since the dataset moved. */
async function withTotal(
  read: (counting: Counting) => Promise<ListingRow>,
  query: ListQuery,
  totals: Totals,
  search: string,
): Promise<ListingPage> {
  let row = await read(totals.get(search) === undefined ? 'limited' : 'none');
  totals.see(row.version);
  if (isOpen(row, query) && row.total === null && totals.get(search) === undefined)
    row = await read('limited');
  if (row.total !== null) totals.keep(search, row.version, row.total);
  const total = row.total ?? (isOpen(row, query) ? totals.get(search) : null) ?? null;
  return listingPageOf(row, query, total, countingLimit);
}

/** A name for what a query counts. */
const searchOf = ({ table }: Pick<Kind, 'table'>, { filter }: ListQuery, words: string[]) =>
  JSON.stringify([table, { ...filter, q: words.join(' ').toLowerCase() }]);

/** @throws 400 for a place in another order */
function placeOf({ after, sort }: ListQuery, order: Order): Sql | undefined {
  if (!after) return undefined;
  const place = sort ? undefined : behind(order, after);
  if (!place) throw new BadRequestException('after belongs to another list: begin without it');
  return place;
}

const foundBy = <Filter extends ListingFilter>(
  { table, where }: Kind<Listing, Filter>,
  filter: Filter,
  { among }: Selection,
  matches: Sql,
): Sql => {
  const ids = filter.id ? [sql`id = any(${filter.id}::uuid[])`] : [];
  return sql`from ${raw(table)} where ${all([among, ...ids, ...where(filter), matches])}`;
};

function one<Row>([row]: Row[]): Row {
  if (!row) throw new Error('A page has a row.');
  return row;
}
