import { createHash } from 'node:crypto';
import type { Kind, ListingFilter } from '../listings/kind.ts';
import type { Listing } from '../listings/listing.entity.ts';
import { folded } from '../places/place-names.ts';
import { type Key, type Order, orderBy } from '../platform/lists/keyset.ts';
import type { ListQuery } from '../platform/lists/list-query.ts';
import { orderOf } from '../platform/lists/page.ts';
import type { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { all, number, raw, type Sql, sql } from '../platform/database/sql.ts';
import { correctionsOf } from './corrections.ts';
import {
  countedTotal,
  joined,
  type ListingPage,
  listingPageOf,
  type ListingRow,
  placeOfCursor,
  selectListings,
  type Selection,
} from './listing-page.ts';
import { filtersOf, isIndexed, PREPARED_PAGE_SIZES, SORTING_LIMIT } from './plain-page.ts';
import { rankedRows } from './ranked-rows.ts';
import { type Nearness, tiersOf } from './tiers.ts';
import { atMost, COUNTING_LIMIT, type Totals } from './totals.ts';
import { understood } from './understood.ts';
import { wantedBy, type Wanted } from './wanted.ts';

interface Ranked<Filter extends ListingFilter> extends Selection {
  totals: Totals;
  wanted: Wanted<Filter>;
}

interface RankedPage extends ListingPage {
  nearness: Nearness | undefined;
  /** The index of the first listing that has the words in a longer text only, after others. */
  mentions: number | undefined;
}

/** With fewer matches of all words, those of some words follow. */
const FEW = 5;
/** Matches of some words that follow at most. */
const MAX_PARTIAL = 20;
/** Words of which each is tried to be left out. */
const MAX_CHOICES = 4;
/** Rows of the list that are counted before an index is used. */
const COUNTED_ROWS = 5_000;

/**
 * One page of the matches, best first. Where all words find nothing and one of them looks mistyped, it is that of the
 * corrected words; where they find few, matches of some words follow.
 */
export async function rankedSearch<Filter extends ListingFilter>(
  database: ReadOnlyDatabase,
  kind: Kind<Listing, Filter>,
  query: ListQuery<Filter>,
  selection: Ranked<Filter>,
): Promise<ListingPage> {
  const { wanted } = selection;
  const exact = await rankedPage(database, kind, query, selection);
  const answer = { ...exact, understood: understood(wanted, exact) };
  if (query.after || query.sort || query.range[0] > 0 || exact.total >= FEW) return answer;
  const corrections = await correctionsOf(database, wanted.words);
  const words = (query.filter.q ?? '').split(/\s+/).filter(Boolean);
  const meant = words.map((word) => corrections.get(folded(word)) ?? word);
  const nearest = corrections.size > 0 ? meant : undefined;
  if (nearest && exact.total === 0) {
    const filter = { ...query.filter, q: meant.join(' ') };
    const corrected = wantedBy(kind, filter);
    const page = await rankedPage(
      database,
      kind,
      { ...query, filter },
      { ...selection, wanted: corrected },
    );
    if (page.total > 0)
      return {
        ...page,
        nearest,
        understood: { ...understood(corrected, page), corrected: 'true' },
      };
  }
  const isTelling = exact.total === 0 || wanted.words.length > 1;
  const partial = isTelling && (await partialPage(database, kind, query, selection));
  if (!partial) return { ...answer, ...(exact.total > 0 && { nearest }) };
  return {
    ...joined(exact, partial.page),
    nearest: exact.total > 0 ? nearest : undefined,
    understood: { ...answer.understood, partial: String(exact.count), missing: partial.missing },
  };
}

async function rankedPage<Filter extends ListingFilter>(
  database: ReadOnlyDatabase,
  kind: Kind<Listing, Filter>,
  query: ListQuery<Filter>,
  { fields, scope, order, totals, wanted }: Ranked<Filter>,
  excluded: Sql = raw('true'),
): Promise<RankedPage> {
  const { tiers, strong, any, indexed } = tiersOf(wanted, kind.levels, requiredBy(kind, wanted));
  const filter = sql`${filtersOf(kind, query.filter)} and ${excluded}`;
  const [first, last] = query.range;
  const sort = query.sort && orderOf(query, kind.recordSorts, orderBy(order));
  const ranked: Order = { ...order, columns: { rank: 'smallint', ...order.columns } };
  const skipped = query.after ? 0 : first;
  const rows = rankedRows({
    table: kind.table,
    scope,
    filter,
    indexed,
    tiers: sort ? [{ condition: any }] : tiers,
    any,
    order: isIndexed(kind, query) && sort ? sort : orderBy(order),
    maxRows: sort && !isIndexed(kind, query) ? SORTING_LIMIT : skipped + last - first + 2,
    after: cursorOf(query, order, ranked),
  });
  const page = sql`${rows}, page as (select * from found order by ${sort ?? orderBy(ranked)}
    limit ${number(last - first + 2)} offset ${number(skipped)})`;
  const more = sql`array_agg(rank order by nth) as ranks,`;
  const select = selectListings(query, {
    fields,
    page,
    order: ranked,
    isSorted: Boolean(sort),
    more,
  });
  // Planning takes longer than the search; the structure of the statement leaves the planner little to choose.
  const isFrequent =
    !query.sort && !query.after && first === 0 && PREPARED_PAGE_SIZES.has(last + 1);
  const row = await database.row<ListingRow>(select, isFrequent ? nameOf(select) : undefined);
  // Sorted by an expression: a limit alone makes the planner read the whole table for words that it takes for common.
  const matches = sql`from ${raw(kind.table)} where ${scope} and ${filter} and ${any}
    order by greatest(plan_rank)`;
  const early = sql`(select count(*) ${atMost(
    COUNTING_LIMIT + 1,
    sql`from (select * from ${raw(kind.table)} where ${scope} and ${indexed}
      order by ${orderBy(order)} limit ${number(COUNTED_ROWS)}) early where ${filter} and ${any}`,
  )})`;
  const counted = sql`(select case when early > ${number(COUNTING_LIMIT)} then early
    else (select count(*) ${atMost(COUNTING_LIMIT + 1, matches)}) end from (select ${early} as early offset 0) counted)::int`;
  const total = await countedTotal(database, row, query, totals, kind.table, counted);
  const found = sort ? [] : (row.ranks ?? []).map((rank) => tiers.length - 1 - rank);
  const weak = found.slice(0, last - first + 1).findIndex((tier) => tier >= strong);
  return {
    ...listingPageOf(row, query, total, COUNTING_LIMIT),
    nearness: found.map((tier) => tiers[tier]?.nearness).find(Boolean),
    mentions: weak > 0 ? weak : undefined,
  };
}

const nameOf = ({ text }: Sql) => `search ${createHash('sha1').update(text).digest('base64url')}`;

/** Conditions of the filters that were read from the words of a search: service and place of delivery. */
const requiredBy = <Filter extends ListingFilter>(
  kind: Kind<Listing, Filter>,
  { filter }: Wanted<Filter>,
) => all(kind.where(filter));

/** The rank and the condition of the cursor of a ranked page. @throws 400 for a cursor of another order */
function cursorOf(query: ListQuery, order: Order, ranked: Order) {
  if (!placeOfCursor(query, ranked)) return undefined;
  const [rank, ...key] = query.after as Key;
  const behind = placeOfCursor({ ...query, after: key }, order);
  return behind && { rank: Number(rank), behind };
}

/**
 * The matches without the one word that leaves the fewest, so that the most telling words stay. One word alone is left out
 * if a place or a service says enough.
 */
async function partialPage<Filter extends ListingFilter>(
  database: ReadOnlyDatabase,
  kind: Kind<Listing, Filter>,
  query: ListQuery<Filter>,
  selection: Ranked<Filter>,
) {
  const { wanted } = selection;
  const { place, to, service, type } = wanted;
  const { any } = tiersOf(wanted, kind.levels, requiredBy(kind, wanted));
  const excluded = sql`(${any}) is not true`;
  const range: [number, number] = [0, MAX_PARTIAL - 1];
  let fewest: { page: ListingPage; missing: string } | undefined;
  const choices = wanted.words.slice(0, MAX_CHOICES).map((word) => [word]);
  const isTelling = Boolean(place ?? to ?? service ?? type);
  if (wanted.words.length === 1 && !isTelling) return undefined;
  if (isTelling && wanted.words.length > 1) choices.push(wanted.words);
  for (const missing of choices) {
    if (missing.length > 1 && fewest) break;
    const words = wanted.words.filter((word) => !missing.includes(word));
    const reduced = { ...wanted, words, all: words, isNameLike: false };
    const without = { ...selection, wanted: reduced };
    const page = await rankedPage(database, kind, { ...query, range }, without, excluded);
    if (page.count > 0 && page.count <= (fewest?.page.count ?? Infinity))
      fewest = { page, missing: missing.map(({ typed }) => typed).join(' ') };
  }
  return fewest;
}
