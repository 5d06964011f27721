import gazetteer from '#contract/gazetteer.json' with { type: 'json' };

/** A state, a local government area, a city or an area of one, as in contract/gazetteer.json. */
export interface Place {
  /** `lagos` for a state, else `lagos/ikeja`. */
  path: string;
  name: string;
  kind: string;
  /** Path of the place around it; the state where it is missing. */
  within?: string;
  /** Latitude and longitude, rounded to 0.01 degrees (about 1 km). */
  at: number[];
  aliases?: string[];
  /** Names that are also ordinary words, folded. */
  words?: string[];
}

export const places: readonly Place[] = gazetteer.places;
/** Names that quarters of many towns have, without spaces; few of them are in {@link places}. */
export const quarters: readonly string[] = gazetteer.quarters;

const byPath = new Map(places.map((place) => [place.path, place]));
export const inState = Map.groupBy(places, ({ path }) => stateOf(path));

export const placeAt = (path: string): Place | undefined => byPath.get(path);

/** The state of a path: `lagos` of `lagos/ikeja`. */
export function stateOf(path: string): string {
  return path.split('/', 1)[0] ?? path;
}

/** A place and those around it, up to its state; empty for an unknown path. */
export function chainOf(path: string): Place[] {
  const place = byPath.get(path);
  if (!place) return [];
  return place.kind === 'state' ? [place] : [place, ...chainOf(place.within ?? stateOf(path))];
}

/** `Ikeja, Lagos`; a state alone by its name. */
export function nameOf({ path, name }: Place): string {
  const state = byPath.get(stateOf(path))?.name.replace(' (FCT)', '') ?? '';
  return state === '' || name.startsWith(state) ? name : `${name}, ${state}`;
}

const EARTH_DIAMETER_KM = 12_742;

/** Great-circle distance (haversine). */
export function kilometresBetween(one: readonly number[], other: readonly number[]): number {
  const [lat1 = 0, lon1 = 0, lat2 = 0, lon2 = 0] = [...one, ...other].map(
    (degrees) => (degrees * Math.PI) / 180,
  );
  const half = (angle: number) => Math.sin(angle / 2) ** 2;
  const share = half(lat2 - lat1) + Math.cos(lat1) * Math.cos(lat2) * half(lon2 - lon1);
  return EARTH_DIAMETER_KM * Math.asin(Math.sqrt(share));
}

/** Maximum distance of a place that counts as nearby. */
const NEAR_KM = 10;

export const isNearby = ({ at }: Place, ...others: (Place | undefined)[]) =>
  others.some((other) => other && kilometresBetween(at, other.at) <= NEAR_KM);

/** Paths in a place, and near it (10 km, or the same city). The rest of its state is in neither. */
export function surroundingsOf(place: Place) {
  const isNear = (other: Place) =>
    other.kind !== 'state' &&
    (isNearby(place, other) ||
      (place.within !== undefined && [other.within, other.path].includes(place.within)));
  const inside: string[] = [];
  const near: string[] = [];
  for (const other of inState.get(stateOf(place.path)) ?? [])
    if (chainOf(other.path).includes(place)) inside.push(other.path);
    else if (isNear(other)) near.push(other.path);
  return { inside, near };
}
