import { filtersOf } from '../listings/filters.ts';
import type { ListingFilter } from '../listings/kind.ts';
import { nameOf, placeAt, stateOf } from '../places/gazetteer.ts';
import { type Key, type Order, orderBy } from '../platform/lists/keyset.ts';
import type { ListQuery } from '../platform/lists/list-query.ts';
import { orderOf } from '../platform/lists/page.ts';
import { all, number, raw, sql } from '../platform/database/sql.ts';
import { correctedWords } from './corrections.ts';
import {
  joined,
  type StampedPage,
  placeOfCursor,
  readPage,
} from '../platform/lists/stamped-page.ts';
import { isIndexed, SORTING_LIMIT } from '../platform/lists/plain-page.ts';
import { headOf, matchesOfSome, MAX_PARTIAL, type PartialPage } from './partial-page.ts';
import { rankedRows } from './ranked-rows.ts';
import { namesOf, type Nearness, tiersOf } from './tiers.ts';
import { type Search, understood, type Wanted, wantedBy } from './wanted.ts';
import { isKnown, relatedTo, serviceOf } from './words.ts';

interface RankedPage extends StampedPage {
  nearness: Nearness | undefined;
  /** The index of the first listing that has the words in a longer text only, after others. */
  mentions: number | undefined;
  /** The first listing has the words in its name, or in its place and service. */
  isStrong: boolean;
}

/** Below this number of full matches, partial matches follow. */
const FEW = 5;

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
  const { page, missing, weaker, ...elsewhere } = partial;
  const understanding = {
    ...answer.understood,
    partial: String(exact.count),
    missing,
    ...elsewhere,
    ...(weaker !== undefined && { weaker: String(exact.count + weaker) }),
  };
  return { ...joined(exact, page), ...offered, understood: understanding };
}

async function rankedPage<Filter extends ListingFilter>(
  search: Search<Filter>,
): Promise<RankedPage> {
  const { database, kind, query, wanted, except, fields, scope, order } = search;
  const required = all(kind.where(wanted.filter));
  const { tiers, any, asked, indexed } = tiersOf(wanted, kind.levels, required);
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
 * Fallbacks: matches of some of the words, then of the place or service, then without `to`; for a place without matches
 * those from elsewhere: jobs that have the words, else those that name it first.
 */
async function partialPage<Filter extends ListingFilter>(
  search: Search<Filter>,
  exact: RankedPage,
): Promise<PartialPage | undefined> {
  const { kind, query, wanted } = search;
  const { to, service, type, words, filter } = wanted;
  if (exact.more) return undefined;
  const rows = JSON.parse(exact.json) as { id: string; place: string | null }[];
  const isJobs = kind.plural === 'jobs';
  // Without a place in the search, similar companies are those in the state of the first one.
  const first = isJobs ? undefined : placeAt(stateOf(rows[0]?.place ?? ''));
  const near = { ...wanted, ...(!wanted.place && first && { place: first }) };
  const { place } = near;
  const fewer = {
    ...search,
    wanted: near,
    except: [...(query.filter.except ?? []), ...rows.map(({ id }) => id)],
  };
  const titles = words.map((word) => ({ ...word, related: isJobs ? relatedTo(word) : [] }));
  if (words.length > 1 || titles.some(({ related }) => related.length > 0)) {
    const some = await matchesOfSome(fewer, titles);
    if (some.page.count > 0) return some;
  }
  // A company's name needs no others; few jobs are followed by others of the place.
  const isNamed = !isJobs && words.length === 1 && exact.total > 0 && exact.isStrong;
  const isNone = exact.total === 0;
  const end = wanted.place ?? to;
  if (isNamed || !(end ?? service ?? type ?? (isNone && words.every(isKnown)))) return undefined;
  const named = { place: undefined, words: end ? [{ typed: end.name, alike: namesOf(end) }] : [] };
  const delivering = (path?: string) => ({ filter: { ...filter, to: isJobs ? undefined : path } });
  const there = { place: undefined, to: end, ...delivering(end?.path) };
  const isCorridor = isNone && place && to && !isJobs;
  const facet = kind.facet.filter;
  const asked = filter[facet];
  const implied = asked || isJobs ? undefined : serviceOf(words);
  const swapped = { place: to, to: place, ...delivering(place?.path) };
  const attempts = (
    isTried: unknown,
    of: string | undefined,
    ...ways: Partial<Wanted<Filter>>[]
  ) =>
    isTried
      ? ways.map((way) => ({ ...near, words: [], all: [], isNameLike: false, ...way, service: of }))
      : [];
  const isNowhere = isNone && end && query.filter.q;
  const tries = [
    ...attempts(implied, implied, {}),
    ...attempts(words.length > 0, asked, {}),
    ...attempts(isCorridor, asked, named, swapped),
    ...attempts(isNone, undefined, {}),
    ...attempts(isCorridor, asked, { to: undefined, ...delivering() }),
    ...attempts(isNowhere && isJobs && words.length > 0, asked, { ...there, words }),
    ...attempts(isNowhere, asked, { ...there, ...named }, there),
    ...attempts(isNowhere && asked, undefined, { ...there, ...named }, there),
  ];
  for (const { service: value, ...one } of tries) {
    const found = { ...one, filter: { ...one.filter, [facet]: value } };
    const page = await rankedPage({
      ...fewer,
      ...(!found.place && found.words.length === 0 && { scope: headOf(search) }),
      query: { ...query, range: [0, MAX_PARTIAL - 1] },
      wanted: found,
    });
    if (page.count === 0) continue;
    const missing = found.words === words ? [] : words.map(({ typed }) => typed);
    if (asked && !value) missing.push(asked);
    if (to && filter.to && !found.filter.to) missing.push(`to ${nameOf(to)}`);
    const end = placeAt(found.filter.to ?? '');
    const there = { nearness: 'elsewhere' as const, ...(end && { delivers: nameOf(end) }) };
    return { page, missing: missing.join(' '), ...(found.place !== place && there) };
  }
  return undefined;
}
