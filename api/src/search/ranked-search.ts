import { filtersOf } from '../listings/filters.ts';
import type { Kind, ListingFilter } from '../listings/kind.ts';
import type { Listing } from '../listings/listing.entity.ts';
import { nameOf } from '../places/gazetteer.ts';
import { type Key, type Order, orderBy } from '../platform/lists/keyset.ts';
import type { ListQuery } from '../platform/lists/list-query.ts';
import { orderOf } from '../platform/lists/page.ts';
import type { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { all, number, raw, sql } from '../platform/database/sql.ts';
import { correctedWords } from './corrections.ts';
import {
  joined,
  type StampedPage,
  placeOfCursor,
  readPage,
  type Selection,
} from '../platform/lists/stamped-page.ts';
import { isIndexed, SORTING_LIMIT } from './plain-page.ts';
import { rankedRows } from './ranked-rows.ts';
import { type Nearness, tiersOf } from './tiers.ts';
import { understood, wantedBy, type Wanted } from './wanted.ts';

interface Search<Filter extends ListingFilter> extends Selection {
  database: ReadOnlyDatabase;
  kind: Kind<Listing, Filter>;
  query: ListQuery<Filter>;
  wanted: Wanted<Filter>;
  /** Without the weak matches: words in a longer text, and their beginnings. */
  isStrict?: boolean;
  /** Ids of listings to leave out; the others are not counted. */
  except?: string[];
}

interface RankedPage extends StampedPage {
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
/** Maximum number of words that are dropped in turn when no listing has them all. */
const MAX_CHOICES = 4;

/**
 * One page of the matches, best first. Where all words find nothing and one of them looks mistyped, it is that of the
 * corrected words; where they find few, matches of some words follow.
 */
export async function rankedSearch<Filter extends ListingFilter>(
  search: Search<Filter>,
): Promise<StampedPage> {
  const { database, kind, query, wanted } = search;
  const exact = await rankedPage(search);
  const answer = { ...exact, understood: understood(wanted, exact) };
  if (query.after || query.sort || query.range[0] > 0 || exact.total >= FEW) return answer;
  const nearest = await correctedWords(database, query.filter.q ?? '', wanted.words);
  if (nearest && exact.total === 0) {
    const filter = { ...query.filter, q: nearest.join(' ') };
    const corrected = wantedBy(kind, filter);
    const page = await rankedPage({ ...search, query: { ...query, filter }, wanted: corrected });
    const understanding = { ...understood(corrected, page), corrected: 'true' };
    if (page.total > 0) return { ...page, nearest, understood: understanding };
  }
  const offered = exact.total > 0 ? { nearest } : {};
  const partial = await partialPage(search, exact);
  if (!partial) return { ...answer, ...offered };
  const { page, missing } = partial;
  const understanding = { ...answer.understood, partial: String(exact.count), missing };
  return { ...joined(exact, page), ...offered, understood: understanding };
}

async function rankedPage<Filter extends ListingFilter>(
  search: Search<Filter>,
): Promise<RankedPage> {
  const { database, kind, query, wanted, isStrict, except, fields, scope, order } = search;
  const required = all(kind.where(wanted.filter));
  const { tiers, any, asked, indexed } = tiersOf({ ...wanted, isStrict }, kind.levels, required);
  const filter = filtersOf(kind, { ...query.filter, ...(except && { except }) });
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
    counted: except
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
 * The matches without one of the words, or of one word alone, in names before texts; else those of the place or service, at
 * last without `to`. Of several such pages the shortest, since the words that are left say most.
 */
async function partialPage<Filter extends ListingFilter>(
  search: Search<Filter>,
  exact: RankedPage,
): Promise<{ page: StampedPage; missing: string } | undefined> {
  const { query, wanted } = search;
  const { place, to, service, type, words, filter } = wanted;
  if (exact.more || (words.length === 1 && exact.total > 0 && exact.isStrong)) return undefined;
  const shown = (JSON.parse(exact.json) as { id: string }[]).map(({ id }) => id);
  const except = [...(query.filter.except ?? []), ...shown];
  const choices = words.slice(0, MAX_CHOICES);
  const without = choices.map((word) => words.filter((other) => other !== word));
  const some = [
    words.length > 1 ? without : [],
    words.length > 2 ? choices.map((one) => [one]) : [],
  ];
  const isTelling = words.length > 0 && Boolean(place ?? to ?? service ?? type);
  const isCorridor = Boolean(place && filter.to) && exact.total === 0;
  const attempts = [
    ...[true, false].flatMap((isStrict) => some.map((rests) => ({ rests, isStrict, filter }))),
    { rests: isTelling ? [[]] : [], isStrict: false, filter },
    { rests: isCorridor ? [[]] : [], isStrict: false, filter: { ...filter, to: undefined } },
  ];
  for (const { rests, isStrict, filter: fewer } of attempts) {
    const found: { page: StampedPage; missing: string }[] = [];
    for (const rest of rests) {
      const texts = rest.map(({ typed }) => typed);
      const page = await rankedPage({
        ...search,
        query: { ...query, range: [0, MAX_PARTIAL - 1] },
        wanted: { ...wanted, filter: fewer, words: rest, all: texts, isNameLike: false },
        isStrict,
        except,
      });
      const missing = words.flatMap(({ typed }) => (texts.includes(typed) ? [] : [typed]));
      if (to && fewer.to !== filter.to) missing.push(`to ${nameOf(to)}`);
      if (page.count > 0) found.push({ page, missing: missing.join(' ') });
    }
    const [best] = found.toSorted(({ page: one }, { page: other }) => one.count - other.count);
    if (best) return best;
  }
  return undefined;
}
