import { BadRequestException } from '@nestjs/common';
import { cappedPage } from './capped-page.ts';
import { type Found, foundBy } from './found.ts';
import { orderBy, rowsAfter, type Order } from '../platform/lists/keyset.ts';
import type { Kind, ListingFilter } from '../listings/kind.ts';
import type { Listing } from '../listings/listing.entity.ts';
import type { ListQuery } from '../platform/lists/list-query.ts';
import {
  type ListingPage,
  listingPageOf,
  type ListingRow,
  selectListings,
} from './listing-page.ts';
import { nearPage } from './near-page.ts';
import { orderOf } from '../platform/lists/page.ts';
import type { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { raw, type Sql } from '../platform/database/sql.ts';
import type { Totals } from './totals.ts';
import type { WordSample } from './word-sample.ts';

/** The listings to search and the fields to return. */
export interface Selection {
  /** Select list of one entry. */
  fields: string;
  scope: Sql;
  /** Order of a query without `sort`. */
  order: Order;
}

interface FoundIn extends Selection {
  /** Cached totals; counting then stops at the limit. */
  totals?: Totals;
  /** Estimates word frequencies to choose a plan. */
  sample?: WordSample;
}

/** One page. Words that match nothing exactly are taken for typing errors: it is then a page of at most 100 similar matches. */
export async function findPage<Filter extends ListingFilter>(
  database: ReadOnlyDatabase,
  kind: Kind<Listing, Filter>,
  query: ListQuery<Filter>,
  selection: FoundIn,
): Promise<ListingPage> {
  const { order, fields, totals } = selection;
  const slice = {
    fields: raw(fields),
    behind: placeOf(query, order),
    order,
    sort: query.sort && orderOf(query, kind.recordSorts, orderBy(order)),
  };
  const select = (found: Found, counted?: Sql) =>
    selectListings(query, { ...slice, found, counted });
  const exact = totals
    ? await cappedPage(database, kind, query, { ...selection, totals }, select)
    : await wholePage(database, query, select, foundBy(kind, query, selection));
  if (!query.filter.q?.trim() || exact.total > 0) return exact;
  return (await nearPage(database, kind, query, selection, select)) ?? exact;
}

/** @throws 400 for a cursor of another order */
function placeOf({ after, sort }: ListQuery, order: Order): Sql | undefined {
  if (!after) return undefined;
  const place = sort ? undefined : rowsAfter(order, after);
  if (!place) throw new BadRequestException('after belongs to another list: begin without it');
  return place;
}

async function wholePage(
  database: ReadOnlyDatabase,
  query: ListQuery<ListingFilter>,
  select: (found: Found, counted?: Sql) => Sql,
  found: Found,
): Promise<ListingPage> {
  const row = await database.row<ListingRow>(select(found, found.whole));
  return listingPageOf(row, query, row.total);
}
