import { BadRequestException } from '@nestjs/common';
import { type Found, foundBy } from './found.ts';
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
import { nearPage } from './near-page.ts';
import { orderOf } from './page.ts';
import type { Reads } from './reads.ts';
import { wordsOf } from './search.ts';
import { raw, type Sql } from './sql.ts';
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
  const { order, fields, totals } = selection;
  const slice = {
    fields: raw(fields),
    behind: placeOf(query, order),
    order,
    sort: query.sort && orderOf(query, kind.recordSorts, by(order)),
  };
  const select = (found: Found, counting: Counting) =>
    selectListings(query, { ...slice, found, counting });
  const found = foundBy(kind, query, selection);
  const read = async (counting: Counting) =>
    one(await reads.rows<ListingRow>(select(found, counting), nameOf(kind, query, counting)));
  const words = wordsOf(query.filter.q);
  const exact = totals
    ? await withTotal(read, query, totals, searchOf(kind, query, words))
    : await read('all').then((row) => listingPageOf(row, query, row.total));
  if (words.length === 0 || exact.total > 0) return exact;
  return (await nearPage(reads, kind, query, selection, select)) ?? exact;
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

/** The list as most ask for it is planned once: it has no values that another plan would suit better. */
function nameOf({ table }: Pick<Kind, 'table'>, query: ListQuery, counting: Counting) {
  const { filter, sort, after, range } = query;
  const isPlain = !sort && !after && Object.values(filter).every((value) => value === undefined);
  const [first, last] = range;
  const isUsual = first === 0 && (last === 23 || last === 99) && counting !== 'all';
  return isPlain && isUsual ? `${table} list ${last} ${counting}` : undefined;
}

export function one<Row>([row]: Row[]): Row {
  if (!row) throw new Error('A page has a row.');
  return row;
}
