import { filtersOf } from '../listings/filters.ts';
import type { Kind, ListingFilter } from '../listings/kind.ts';
import { isLive } from '../listings/life.ts';
import type { Listing } from '../listings/listing.entity.ts';
import { chainOf, kilometresBetween, nameOf, type Place, stateOf } from '../places/gazetteer.ts';
import { type VersionStamp, versionStamp } from '../platform/public-version/version-stamp.ts';
import type { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { number, raw, sql } from '../platform/database/sql.ts';
import { tiersOf } from './tiers.ts';
import { wantedBy } from './wanted.ts';

/** A search by words is counted up to here. */
const MAX_COUNTED = 5_000;

/**
 * How many listings of a search are in each place, without the place of the query, and of each service or job type, without
 * that of the query; `inside` is the count in its place. The stamp has the moment at which the clock changes the first count.
 */
export async function facetsOf<Filter extends ListingFilter>(
  database: ReadOnlyDatabase,
  kind: Kind<Listing, Filter>,
  query: Filter,
) {
  const { place, filter, words, all } = wantedBy(kind, query);
  const { any, asked } = tiersOf({ words, all }, kind.levels);
  const chosen = filter[kind.facet.filter];
  const column = raw(kind.facet.column);
  const matches = sql`select place, ${column}, expires_at from ${asked}, ${raw(kind.table)}
    where ${isLive} and ${filtersOf(kind, { ...filter, [kind.facet.filter]: undefined })} and ${any}`;
  const counted =
    words.length > 0
      ? sql`with matching as materialized (${matches}) select * from matching limit ${number(MAX_COUNTED)}`
      : matches;
  const rows = await database.rows<
    VersionStamp & { place: string | null; values: string | string[]; count: number }
  >(sql`
    select place, values, count, ${versionStamp(raw('least(first_end, lapse)'))}
    from (select ${kind.lapse(filter)} as lapse offset 0) one left join (
      select place, ${column} as values, count(*)::int as count, min(expires_at) as first_end
      from (${counted}) matched group by 1, 2) found on true order by ends`);
  const found = rows
    .filter(({ count }) => count)
    .map((row) => ({ ...row, chain: chainOf(row.place ?? ''), values: [row.values].flat() }));
  const ofChoice = found.filter(({ values }) => !chosen || values.includes(chosen));
  const inState = found.filter(({ chain }) => !place || chain.at(-1)?.path === stateOf(place.path));
  return {
    places: placesOf(ofChoice, place),
    choices: choicesOf(inState, place),
    stamp: rows[0] ?? { version: 0 },
  };
}

interface Counted {
  /** The place and those around it. */
  chain: Place[];
  values: string[];
  count: number;
}

/** Counts of the places and of those around them, the nearest to the place asked for first, then the largest, then by name. */
const placesOf = (rows: readonly Counted[], asked: Place | undefined) =>
  groupsOf(rows, ({ chain }) => chain)
    .map(([place, group]) => ({
      path: place.path,
      name: asked ? nameOf(place) : place.name,
      within: chainOf(place.path)[1]?.path ?? null,
      count: totalOf(group),
      km: asked ? Math.round(kilometresBetween(asked.at, place.at)) : null,
    }))
    .toSorted(
      (one, other) =>
        (one.km ?? 0) - (other.km ?? 0) ||
        other.count - one.count ||
        one.name.localeCompare(other.name),
    );

const choicesOf = (rows: readonly Counted[], asked: Place | undefined) =>
  groupsOf(rows, ({ values }) => values).map(([value, group]) => ({
    value,
    count: totalOf(group),
    inside: totalOf(group.filter(({ chain }) => !asked || chain.includes(asked))),
  }));

/** The rows of each value; a row can be in several groups. */
function groupsOf<Value>(rows: readonly Counted[], valuesOf: (row: Counted) => Value[]) {
  const pairs = rows.flatMap((row) => valuesOf(row).map((value) => ({ ...row, value })));
  return [...Map.groupBy(pairs, ({ value }) => value)];
}

const totalOf = (rows: readonly Counted[]) => rows.reduce((sum, { count }) => sum + count, 0);
