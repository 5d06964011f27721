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
  joined,
  type ListingPage,
  placeOfCursor,
  readPage,
  type Selection,
} from './listing-page.ts';
import { filtersOf, isIndexed, SORTING_LIMIT } from './plain-page.ts';
import { rankedRows } from './ranked-rows.ts';
import { type Nearness, tiersOf } from './tiers.ts';
import { understood, wantedBy, type Wanted } from './wanted.ts';

interface Ranked<Filter extends ListingFilter> extends Selection {
  wanted: Wanted<Filter>;
}

interface RankedPage extends ListingPage {
  nearness: Nearness | undefined;
  /** The index of the first listing that has the words in a longer text only, after others. */
  mentions: number | undefined;
  /** The first listing has the words in its name, or in its place and service. */
  isStrong: boolean;
}

/** Below this number of full matches, partial matches follow. */
const FEW = 5;
/** Matches of some words that follow at most. */
const MAX_PARTIAL = 20;
/** Words of which each is tried to be left out. */
const MAX_CHOICES = 4;

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
  const isTelling = exact.count === exact.total && (exact.total === 0 || wanted.words.length > 1);
  const partial = isTelling && (await partialPage(database, kind, query, selection, exact));
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
  { fields, scope, order, wanted }: Ranked<Filter>,
  excluded?: Sql,
): Promise<RankedPage> {
  const { tiers, any, asked, indexed } = tiersOf(
    wanted,
    kind.levels,
    all(kind.where(wanted.filter)),
  );
  const filter = sql`${filtersOf(kind, query.filter)} and ${excluded ?? raw('true')}`;
  const [first, last] = query.range;
  const sort = query.sort && orderOf(query, kind.recordSorts, orderBy(order));
  const ranked: Order = { ...order, columns: { rank: 'smallint', ...order.columns } };
  const skipped = query.after ? 0 : first;
  const rows = rankedRows({
    table: kind.table,
    scope,
    filter,
    asked,
    indexed,
    tiers: sort ? [{ by: 'text', condition: any }] : tiers,
    any,
    order: isIndexed(kind, query) && sort ? sort : orderBy(order),
    maxRows: sort && !isIndexed(kind, query) ? SORTING_LIMIT : skipped + last - first + 2,
    after: cursorOf(query, order, ranked),
  });
  const slice = sql`limit ${number(last - first + 2)} offset ${number(skipped)}`;
  const { ranks, ...page } = await readPage(database, kind, query, {
    fields,
    page: sql`${rows}, listed as (select id, rank from found order by ${orderBy(ranked)} ${sort ? raw('') : slice}),
      page as (select * from listed join ${raw(kind.table)} using (id)
        order by ${sort ? sql`${sort} ${slice}` : orderBy(ranked)})`,
    order: ranked,
    isSorted: Boolean(sort),
    more: raw('array_agg(rank order by nth) as ranks,'),
    // Planned as if all were read: planned for a few, PostgreSQL would read the whole table to find them.
    counted: excluded
      ? undefined
      : sql`from (with matching as materialized (
          select 1 from ${asked}, ${raw(kind.table)} where ${scope} and ${filter} and ${any})
        select from matching) matching`,
  });
  const found = sort ? [] : (ranks ?? []).flatMap((rank) => tiers[tiers.length - 1 - rank] ?? []);
  const weak = found.slice(0, last - first + 1).findIndex(({ by }) => by === 'text');
  return {
    ...page,
    // One with the name that was asked for comes first, wherever it is.
    nearness: found[0]?.nearness,
    mentions: weak > 0 ? weak : undefined,
    isStrong: weak !== 0,
  };
}

/** The rank and the condition of the cursor of a ranked page. @throws 400 for a cursor of another order */
function cursorOf(query: ListQuery, order: Order, ranked: Order) {
  if (!placeOfCursor(query, ranked)) return undefined;
  const [rank, ...key] = query.after as Key;
  const behind = placeOfCursor({ ...query, after: key }, order);
  return behind && { rank: Number(rank), behind };
}

/**
 * The matches without one of the words, or of one word alone, in names before texts: of companies the fewest, since those
 * words say most, of jobs those of the last word, which a title is about. Else those of the place, at last without `to`.
 */
async function partialPage<Filter extends ListingFilter>(
  database: ReadOnlyDatabase,
  kind: Kind<Listing, Filter>,
  query: ListQuery<Filter>,
  selection: Ranked<Filter>,
  exact: ListingPage,
) {
  const { wanted } = selection;
  const { place, to, service, type, words } = wanted;
  const isTelling = Boolean(place ?? to ?? service ?? type);
  const isCorridor = Boolean(place && to && wanted.filter.to);
  const ids = (JSON.parse(exact.json) as { id: string }[]).map(({ id }) => id);
  const excluded = sql`id <> all(${ids}::uuid[])`;
  const choices = words.slice(0, MAX_CHOICES);
  const groups = [
    words.length > 1 ? choices.map((word) => [word]) : [],
    words.length > 2 ? choices.toReversed().map((kept) => words.filter((w) => w !== kept)) : [],
    isTelling && words.length > 0 ? [words] : [],
    isCorridor && exact.total === 0 ? [[...words, { typed: `to ${to?.name}` }]] : [],
  ];
  let weak: { page: RankedPage; missing: string } | undefined;
  for (const [index, group] of groups.entries()) {
    // A word in a longer text says more than the place alone.
    if (weak && index > 1) return weak;
    const found: (typeof weak & object)[] = [];
    for (const missing of group) {
      const rest = words.filter((word) => !missing.includes(word));
      const filter = { ...wanted.filter, ...(index === groups.length - 1 && { to: undefined }) };
      const page = await rankedPage(
        database,
        kind,
        { ...query, range: [0, MAX_PARTIAL - 1] },
        { ...selection, wanted: { ...wanted, filter, words: rest, all: rest, isNameLike: false } },
        excluded,
      );
      const named = missing.map(({ typed }) => typed).join(' ');
      if (page.count > 0) found.push({ page, missing: named });
    }
    const [best] = found.toSorted(
      ({ page: one }, { page: other }) =>
        Number(other.isStrong) - Number(one.isStrong) ||
        (kind.plural === 'companies' ? one.count - other.count : 0),
    );
    if (best?.page.isStrong) return best;
    weak ??= best;
  }
  return weak;
}
