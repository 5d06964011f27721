import type { components } from '#contract/openapi.ts';
import type { ApiResult } from '../api/api.server.ts';
import { isWithin, nameOf, placeAt, shortName, trailOf } from '../places/gazetteer.server.ts';
import { MAX_CHIPS, type Filters, type ListQuery, type SearchableList } from './list-query.ts';

export type ListFacets = components['schemas']['ListFacets'];

/** The calls of a kind of listing, and how it is shown. */
export interface Source<F extends Filters, Row, Card> {
  rows: (query: ListQuery<F> & { range: string }) => Promise<ApiResult<Row[]>>;
  facets: (query: ListQuery<F>) => Promise<ApiResult<ListFacets>>;
  card: (row: Row) => Card;
  /** Sentences about a place with listings, of which `rows` are on the page. */
  lead: (place: AskedPlace, query: ListQuery<F>, rows: Row[]) => string;
}

/** A place with how many listings of a search are in it. */
export type PlaceCount = Pick<ListFacets['places'][number], 'path' | 'name' | 'count'>;

export type Around = ReturnType<typeof aroundList>;
export type AskedPlace = NonNullable<Around['place']>;

/** A place with fewer listings has no page for search engines. */
export const MIN_INDEXED = 2;
const MAX_INNER = 12;
const MAX_NEARBY = 6;

/** The counts of a search, where the API gave them, around the place that it asks for, if it does. */
export function aroundList<F extends Filters>(
  { places, choices }: ListFacets = { places: [], choices: [] },
  list: SearchableList<F>,
  asked: string | undefined,
  isPlaceOnly = false,
) {
  const place = placeAt(asked);
  const counts = Object.fromEntries(
    choices.map(({ value, count, inside }) => [value, isPlaceOnly ? inside : count]),
  );
  const named = Object.values(list.filters).flatMap((filter) =>
    filter.isPlace ? Object.values(filter.choices) : [],
  );
  const found = told(places);
  if (!place) {
    const others = largestFirst(found).filter(({ name }) => !named.includes(name));
    return { chips: others.slice(0, MAX_CHIPS), choices: counts, place: undefined };
  }
  const trail = trailOf(place);
  const others = found.filter(({ path }) => trail.every((around) => around.path !== path));
  const inner = largestFirst(others.filter(({ path }) => isWithin(path, place)));
  const nearby = others.filter(
    ({ path }) => !isWithin(path, place) && (path.includes('/') || place.kind === 'state'),
  );
  return {
    /** The places with the most listings; with a place in the query, `place` has its neighbours instead. */
    chips: [],
    /** Counts by service or job type, in the place of the query or its state; none where they are unknown. */
    choices: counts,
    place: {
      path: place.path,
      name: shortName(place),
      /** `Ikeja, Lagos`. */
      fullName: nameOf(place),
      count: places.find(({ path }) => path === place.path)?.count ?? 0,
      /** Breadcrumbs: the places that contain it, its state first, and the place itself. */
      trail: trail.map((around) => ({ path: around.path, name: shortName(around) })),
      choices: inOrder(list, choices).map(({ value, inside }) => ({ value, count: inside })),
      inner: inner.slice(0, MAX_INNER),
      nearby: nearby.slice(0, MAX_NEARBY),
    },
  };
}

/** Counts by service or job type in the order of the chips; the API has them in none. */
export const inOrder = <F extends Filters>(
  { filters, facet }: SearchableList<F>,
  counts: ListFacets['choices'],
) =>
  Object.keys(filters[facet]?.choices ?? {}).flatMap(
    (choice) => counts.find(({ value }) => value === choice) ?? [],
  );

/** Drops places with the same listings as another: all of Rivers is in Port Harcourt, and Kano city is all of Kano. */
function told(places: ListFacets['places']): PlaceCount[] {
  const counts = new Map(places.map(({ path, count }) => [path, count]));
  const repeated = new Set<string>();
  const found = places.flatMap(({ path, count }) => {
    const place = placeAt(path);
    if (!place) return [];
    const same = trailOf(place).find(
      (around) => around !== place && counts.get(around.path) === count,
    );
    const name = shortName(place);
    if (same) repeated.add(name.startsWith(shortName(same)) ? path : same.path);
    return [{ path, name, count }];
  });
  return found.filter(({ path }) => !repeated.has(path));
}

const largestFirst = (places: readonly PlaceCount[]) =>
  places.toSorted((one, other) => other.count - one.count);
