import { filtersOf } from '../listings/filters.ts';
import type { ListingFilter } from '../listings/kind.ts';
import { all, join, number, raw, sql } from '../platform/database/sql.ts';
import { orderBy } from '../platform/lists/keyset.ts';
import { type StampedPage, readPage } from '../platform/lists/stamped-page.ts';
import { inStateOf, queryOf, withWeights, zonesOf } from './tiers.ts';
import type { Search } from './wanted.ts';
import { relatedTo, typedOf, weightOf } from './words.ts';

/** Listings at the head of the list that are looked at, so that an index is read for rare words only. */
export const HEAD_ROWS = 500;
/** A word with fewer matches in the head is rare. */
const COMMON = 10;
/** Matches of a rare word that are looked at. */
const MAX_RARE = 100;
/** Weights of a match by another spelling, by a related title and in a text, where the typed word in a title has 1. */
const ALIKE = 0.6;
const IS_RELATED = 0.5;
const IN_TEXT = 0.35;
/** Listings below this share of the highest score are weaker ones. */
const CLOSE = 0.85;

/**
 * The listings that have some of the words, those with the most and rarest first (inverse document frequency), the nearer
 * before others that fit as well. `missing` in `understood` are the words that its first listing lacks; `weaker`, with those
 * already shown, is the index of the first one that fits much less well, or has none of the words but a related title.
 */
export async function matchesOfSome<Filter extends ListingFilter>(
  { database, kind, query, wanted, fields, scope, order }: Search<Filter>,
  shown: number,
): Promise<StampedPage | undefined> {
  const { words } = wanted;
  const related = words.map((word) => (kind.plural === 'jobs' ? relatedTo(word) : []));
  if (words.length < 2 && related.flat().length === 0) return undefined;
  const table = raw(kind.table);
  const indexed = inStateOf(wanted.place);
  const [name = 'a', main = name] = kind.levels;
  const matching = all([filtersOf(kind, query.filter), ...kind.where(wanted.filter)]);
  const place = wanted.place ?? wanted.to;
  const zones = place ? zonesOf(place) : [{ condition: raw('true') }];
  const nearness = join(
    zones.map(({ condition }, zone) => sql`when ${condition} then ${number(zone)}`),
    ' ',
  );
  const asked = words.map(
    (word, nth) => sql`(${number(nth)}, ${queryOf(word)}, ${queryOf({ alike: typedOf(word) })},
        ${queryOf({ alike: related[nth] ?? [] })}, ${raw(String(weightOf(word)))})`,
  );
  const isRelated = withWeights(name, 'related');
  const isWeaker = raw(`score < max(score) over () * ${CLOSE}`);
  const page = sql`
    asked as materialized (select * from (values ${join(asked, ', ')}) asked (nth, words, typed, related, weight)),
    head as materialized (select id, search from ${table} where ${scope} and ${indexed}
      order by ${orderBy(order)} limit ${number(HEAD_ROWS)}),
    counted as materialized (
      select asked.*, count(head)::int as count from asked left join head on search @@ words group by 1, 2, 3, 4, 5),
    candidates as materialized (
      select id from head, asked where search @@ words or ${isRelated}
      union select rare.id from counted, lateral (
        select id from ${table} where ${scope} and ${indexed} and search @@ words limit ${number(MAX_RARE)}) rare
      where count < ${number(COMMON)}),
    scored as materialized (
      select id, sum(weight * ln(1 + ${number(HEAD_ROWS)} / (count + 0.5)) * case
          when ${withWeights(main, 'typed')} then 1
          when ${withWeights(main, 'words')} then ${raw(String(ALIKE))}
          when ${isRelated} then ${raw(String(IS_RELATED))}
          when search @@ words then ${raw(String(IN_TEXT))} end) as score,
        sum(case when search @@ words then 1 << nth else 0 end)::int as had
      from candidates join ${table} using (id), counted where ${matching} group by id),
    page as (select listing.*, case when ${isWeaker} then -1 else had end as rank
      from scored join ${table} listing using (id) where score > 0
      order by ${isWeaker}, case ${nearness} end, score desc, ${orderBy(order)}
      limit ${number(query.range[1] + 1)})`;
  const slice = { fields, page, isRanked: true };
  const { ranks, ...found } = await readPage(database, kind, query, slice);
  if (found.count === 0) return undefined;
  const had = ranks?.[0] ?? 0;
  const weaker = had > 0 ? (ranks?.indexOf(-1) ?? -1) : 0;
  const missing = words.filter((_, nth) => !(had & (1 << nth))).map(({ typed }) => typed);
  const heading = weaker >= 0 && { weaker: String(shown + weaker) };
  return { ...found, understood: { missing: missing.join(' '), ...heading } };
}
