import { filtersOf } from '../listings/filters.ts';
import type { ListingFilter } from '../listings/kind.ts';
import { nameOf, placeAt, stateOf } from '../places/gazetteer.ts';
import { keyOf, type Order, orderBy } from '../platform/lists/keyset.ts';
import { orderOf } from '../platform/lists/page.ts';
import { all, number, raw, sql } from '../platform/database/sql.ts';
import { correctedWords } from './corrections.ts';
import { fallbacksOf } from './fallbacks.ts';
import { joined, readPage, type StampedPage } from '../platform/lists/stamped-page.ts';
import { isIndexed, SORTING_LIMIT } from '../platform/lists/plain-page.ts';
import { HEAD_ROWS, matchesOfSome } from './partial-page.ts';
import { cursorOf, rankedRows } from './ranked-rows.ts';
import { inStateOf, type Nearness, type Tier, tiersOf } from './tiers.ts';
import { type Search, understood, type Wanted, wantedBy } from './wanted.ts';
import { isKnown } from './words.ts';

interface RankedPage extends StampedPage {
  nearness: Nearness | undefined;
  /** The index of the first listing that has the words in a longer text only, not in its name or place and service; -1 if none. */
  weak: number;
}

/** Below this number of full matches, partial matches follow. */
const FEW = 5;
/** Maximum of partial matches on a page. */
const MAX_PARTIAL = 20;

/**
 * One page of the matches, best first; where they are few, matches of some words follow. Where all words find nothing and one
 * of them looks mistyped, it is that of the corrected words, unless only some of the words are found either way.
 */
export async function rankedSearch<Filter extends ListingFilter>(
  search: Search<Filter>,
): Promise<StampedPage> {
  const { database, kind, query, wanted } = search;
  const exact = await rankedPage(search);
  if (query.after || query.sort || query.range[0] > 0 || exact.total >= FEW) return exact;
  const nearest = await correctedWords(database, query.filter.q ?? '', wanted.words);
  if (exact.total > 0 || !nearest) return { ...(await withSome(search, exact)), nearest };
  const filter = { ...query.filter, q: nearest };
  const again = { ...search, query: { ...query, filter }, wanted: wantedBy(kind, filter) };
  const corrected = await rankedPage(again);
  const some = corrected.count === 0 && (await withSome(search, exact));
  if (some && some.count > 0) return some;
  const page = some ? await withSome(again, corrected) : corrected;
  if (page.count === 0) return exact;
  return { ...page, nearest, understood: { ...page.understood, corrected: 'true' } };
}

/** A page and the matches of some words that follow it. */
async function withSome<Filter extends ListingFilter>(search: Search<Filter>, exact: RankedPage) {
  const partial = await partialPage(search, exact);
  if (!partial) return exact;
  const told = { ...exact.understood, partial: String(exact.count), ...partial.understood };
  return { ...joined(exact, partial), understood: told };
}

async function rankedPage<Filter extends ListingFilter>(search: Search<Filter>) {
  const { database, kind, query, wanted, isUncounted, fields, scope, order } = search;
  const required = all(kind.where(wanted.filter));
  const { tiers, any, asked } = tiersOf(wanted, kind.levels, required);
  const filter = filtersOf(kind, query.filter);
  const [first, last] = query.range;
  const sort = query.sort && orderOf(query, kind.recordSorts, orderBy(order));
  const ranked: Order = { ...order, columns: { rank: 'smallint', ...order.columns } };
  const skipped = query.after ? 0 : first;
  const rows = rankedRows({
    table: kind.table,
    scope,
    filter,
    asked,
    indexed: inStateOf(wanted.place),
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
    key: !sort && keyOf(ranked),
    isRanked: true,
    // Planned as if all were read: planned for a few, PostgreSQL would read the whole table to find them.
    counted: isUncounted
      ? undefined
      : sql`from (with matching as materialized (
          select 1 from ${asked}, ${raw(kind.table)} where ${scope} and ${filter} and ${any})
        select from matching) matching`,
  });
  const found = sort ? [] : (ranks ?? []).flatMap((rank) => tiers[tiers.length - 1 - rank] ?? []);
  const isWeak = ({ by }: Tier) => by === 'text' && wanted.words.length > 0;
  const weak = found.slice(0, last - first + 1).findIndex(isWeak);
  // A listing with the name that was asked for comes first, wherever it is.
  const ranking = { ...page, nearness: found[0]?.nearness, weak };
  return { ...ranking, understood: understood(wanted, ranking) };
}

/** Matches of some of the words, else those of the first of the {@link fallbacksOf} that finds any. */
async function partialPage<Filter extends ListingFilter>(
  search: Search<Filter>,
  exact: RankedPage,
) {
  const { kind, query, wanted, scope, order } = search;
  const { to, service, type, words, filter } = wanted;
  const room = Math.min(MAX_PARTIAL, query.range[1] + 1 - exact.count);
  if (exact.more || room === 0) return undefined;
  const rows = JSON.parse(exact.json) as { id: string; place: string | null }[];
  const isJobs = kind.plural === 'jobs';
  // Without a place in the search, similar companies are those in the state of the first one.
  const nearby = isJobs ? undefined : placeAt(stateOf(rows[0]?.place ?? ''));
  const place = wanted.place ?? nearby;
  const except = [...(query.filter.except ?? []), ...rows.map(({ id }) => id)];
  const following: Search<Filter> = {
    ...search,
    query: { ...query, range: [0, room - 1], filter: { ...query.filter, except } },
    wanted: { ...wanted, place },
    isUncounted: true,
  };
  // No index has the companies that deliver to a place.
  const head = sql`${scope} and id = any(array(select id from ${raw(kind.table)} where ${scope}
    order by ${orderBy(order)} limit ${number(HEAD_ROWS)}))`;
  const pageOf = async (less: Wanted<Filter>): Promise<StampedPage | undefined> => {
    const isIndexed = less.place || less.words.length > 0;
    const page = await rankedPage({ ...following, scope: isIndexed ? scope : head, wanted: less });
    if (page.count === 0) return undefined;
    const missing = less.words === words ? [] : words.map(({ typed }) => typed);
    const asked = filter[kind.facet.filter];
    if (asked && !less.filter[kind.facet.filter]) missing.push(asked);
    if (to && filter.to && !less.filter.to) missing.push(`to ${nameOf(to)}`);
    const delivers = !isJobs && less.to && { delivers: nameOf(less.to) };
    const elsewhere = { nearness: 'elsewhere', ...delivers };
    const told = { missing: missing.join(' '), ...(less.place !== place && elsewhere) };
    return { ...page, understood: told };
  };
  // The occupation of a job matters more than its type.
  const isTyped = isJobs && type && words.length > 0;
  const untyped = { ...following.wanted, filter: { ...filter, [kind.facet.filter]: undefined } };
  const some =
    (isTyped && (await pageOf(untyped))) || (await matchesOfSome(following, exact.count));
  if (some) return some;
  // A search for the name of a company gets no similar ones; a few jobs are followed by others of the place.
  const isNone = exact.total === 0;
  const isNamed = !isJobs && words.length === 1 && !isNone && exact.weak !== 0;
  const isAnswerable = wanted.place ?? to ?? service ?? type ?? (isNone && words.every(isKnown));
  if (isNamed || !isAnswerable) return undefined;
  for (const less of fallbacksOf(kind, wanted, { isNone, nearby })) {
    const page = await pageOf(less);
    if (page) return page;
  }
  return undefined;
}
