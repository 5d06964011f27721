import { BadRequestException } from '@nestjs/common';
import type { Stamp } from '../dataset/stamp.ts';
import { type Found, foundBy } from './found.ts';
import { behind, by, type Order } from './keyset.ts';
import type { Kind, ListingFilter } from './kind.ts';
import type { Listing } from './listing.entity.ts';
import type { ListQuery } from './list-query.ts';
import {
  isOpen,
  type ListingPage,
  listingPageOf,
  type ListingRow,
  selectListings,
  selectTotal,
} from './listing-page.ts';
import { nearPage } from './near-page.ts';
import { orderOf } from './page.ts';
import type { Reads } from './reads.ts';
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
  const select = (found: Found, isCounted: boolean) =>
    selectListings(query, { ...slice, found, isCounted });
  const found = foundBy(kind, query, selection);
  const name = totals && nameOf(kind, query);
  const count = async () =>
    one(await reads.rows<Stamp & { total: number }>(selectTotal(found, order, countingLimit + 1)));
  const row = one(await reads.rows<ListingRow>(select(found, !totals), name));
  const total =
    totals && isOpen(row, query)
      ? await totals.of(JSON.stringify([kind.table, query.filter, query.sort]), row.version, count)
      : row.total;
  const exact = listingPageOf(row, query, total, totals && countingLimit);
  if (!query.filter.q?.trim() || exact.total > 0) return exact;
  return (await nearPage(reads, kind, query, selection, select)) ?? exact;
}

/** @throws 400 for a place in another order */
function placeOf({ after, sort }: ListQuery, order: Order): Sql | undefined {
  if (!after) return undefined;
  const place = sort ? undefined : behind(order, after);
  if (!place) throw new BadRequestException('after belongs to another list: begin without it');
  return place;
}

/** As many as pages of the site have, as grids of two, three or four columns show, and as there are without a range. */
const usual = new Set([18, 20, 24, 100]);

/** The first page as most ask for it is planned once: it has no values that another plan would suit better. */
function nameOf({ table }: Pick<Kind, 'table'>, { filter, sort, after, range }: ListQuery) {
  const [first, last] = range;
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  const isPlain = !sort && !after && given.every(([, value]) => typeof value === 'boolean');
  if (!isPlain || first !== 0 || !usual.has(last + 1)) return undefined;
  return [table, 'list', last + 1, ...given.map(([name]) => name)].join(' ');
}

export function one<Row>([row]: Row[]): Row {
  if (!row) throw new Error('A page has a row.');
  return row;
}
