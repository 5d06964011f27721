import { filtersOf } from '../listings/filters.ts';
import type { Kind, ListingFilter } from '../listings/kind.ts';
import { isLive } from '../listings/life.ts';
import type { Listing } from '../listings/listing.entity.ts';
import {
  kilometresBetween,
  nameOf,
  type Place,
  placeAt,
  stateOf,
  surroundingsOf,
} from '../places/gazetteer.ts';
import {
  type VersionStamp,
  version,
  versionStamp,
} from '../platform/public-version/version-stamp.ts';
import type { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { number, raw, type Sql, sql } from '../platform/database/sql.ts';
import { tiersOf } from './tiers.ts';
import { wantedBy } from './wanted.ts';

/** How many listings of a search are in each place, and of each service or job type. */
export interface Facets {
  places: PlaceCount[];
  /** `inside` is the count in the place of the query itself. */
  choices: { value: string; count: number; inside: number }[];
  /** Includes the earliest end of the counted listings. */
  stamp: VersionStamp;
}

export interface PlaceCount {
  path: string;
  name: string;
  within: string | null;
  count: number;
  /** Kilometres from the requested place. */
  km: number | null;
}

/** A search by words is counted up to here. */
const MAX_COUNTED = 5_000;

/** The places have the counts without the place of the query, the choices those without its service or type. */
export async function facetsOf<Filter extends ListingFilter>(
  database: ReadOnlyDatabase,
  kind: Kind<Listing, Filter>,
  query: Filter,
): Promise<Facets> {
  const { place, filter, words, all } = wantedBy(kind, query);
  const { any, asked } = tiersOf({ words, all }, kind.levels);
  const chosen = filter[kind.facet.filter];
  const without = { ...filter, [kind.facet.filter]: undefined };
  const matches = sql`from ${asked}, ${raw(kind.table)}
    where ${isLive} and ${filtersOf(kind, without)} and ${any}`;
  const column = raw(kind.facet.column);
  const counted: Sql =
    words.length > 0
      ? sql`from (with matching as materialized (select place, ${column}, expires_at ${matches})
          select * from matching limit ${number(MAX_COUNTED)}) found`
      : matches;
  const rows = await database.rows<VersionStamp & Counted>(sql`
    select place, values, count, ends, "left", ${version} from (select) one left join (
      select place, ${column} as values, count(*)::int as count, ${versionStamp(sql`min(expires_at)`)}
      ${counted} group by 1, 2) found on true order by ends`);
  const found = rows.filter(({ count }) => count);
  const isChosen = ({ values }: Counted) => !chosen || [values].flat().includes(chosen);
  const isInState = (row: Counted) =>
    !place || (row.place !== null && stateOf(row.place) === stateOf(place.path));
  return {
    places: placesOf(found.filter(isChosen), place),
    choices: choicesOf(found.filter(isInState), place),
    stamp: rows[0] ?? { version: 0 },
  };
}

interface Counted {
  place: string | null;
  values: string | string[];
  count: number;
}

/** Counts of the places and of those around them, the largest first or, with a place asked for, the nearest. */
const placesOf = (rows: readonly Counted[], asked: Place | undefined): PlaceCount[] =>
  [...totalsBy(rows, ({ place }) => chainOf(place))]
    .map(([place, count]) => ({
      path: place.path,
      name: asked ? nameOf(place) : place.name,
      within: aroundOf(place),
      count,
      km: asked ? Math.round(kilometresBetween(asked.at, place.at)) : null,
    }))
    .toSorted((one, other) => (one.km ?? 0) - (other.km ?? 0) || other.count - one.count);

/** A place and those around it, up to its state. */
function chainOf(path: string | null): Place[] {
  const place = placeAt(path ?? '');
  return place ? [place, ...chainOf(aroundOf(place))] : [];
}

const aroundOf = ({ path, kind, within }: Place) =>
  kind === 'state' ? null : (within ?? stateOf(path));

function choicesOf(rows: readonly Counted[], asked: Place | undefined): Facets['choices'] {
  const paths = asked && new Set(surroundingsOf(asked).inside);
  const inside = rows.filter(({ place }) => !paths || paths.has(place ?? ''));
  const valuesOf = ({ values }: Counted) => [values].flat();
  const insideBy = totalsBy(inside, valuesOf);
  return [...totalsBy(rows, valuesOf)].map(([value, count]) => ({
    value,
    count,
    inside: insideBy.get(value) ?? 0,
  }));
}

function totalsBy<Key>(
  rows: readonly Counted[],
  keysOf: (row: Counted) => Key[],
): Map<Key, number> {
  const totals = new Map<Key, number>();
  for (const row of rows)
    for (const key of keysOf(row)) totals.set(key, (totals.get(key) ?? 0) + row.count);
  return totals;
}
