import { inState, kilometresBetween, type Place, places, stateOf } from './gazetteer.ts';
import { byLikelihood, folded, keyOf, mentionsIn, placesByName } from './place-names.ts';

/** The cities, areas and local government areas of a state, by name. */
export const placesOf = (state: string): Place[] =>
  (inState.get(state) ?? [])
    .filter(({ kind }) => kind !== 'state')
    .sort((one, other) => one.name.localeCompare(other.name));

/** Places within 60 km of a point that are no states, the nearest first; of two at one point the one with the shorter path. */
export function placesAround({ at }: Pick<Place, 'at'>): { place: Place; km: number }[] {
  return places
    .map((place) => ({ place, km: kilometresBetween(at, place.at) }))
    .filter(({ place: { kind }, km }) => kind !== 'state' && km <= MAX_KM)
    .sort((one, other) => one.km - other.km || one.place.path.length - other.place.path.length);
}

const MAX_KM = 60;

/** The area, city or local government area whose point is nearest; undefined outside Nigeria and its borders. */
export const nearestPlace = (at: number[]): Place | undefined => placesAround({ at })[0]?.place;

/** A place by its name within a state, as the forms ask for it; null where the state has none of that name. */
export function placeNamed(state: string, area: string): string | null {
  const found = placesByName.get(keyOf(area))?.filter(({ path }) => stateOf(path) === state) ?? [];
  return found.toSorted(byLikelihood).at(-1)?.path ?? null;
}

/** The paths of the states in a text such as `Oyo, Ogun and Akwa Ibom`; with them the words that name no state. */
export function statesIn(text: string): string[] {
  const words = folded(text)
    .split(' ')
    .filter((word) => word !== '' && word !== 'and');
  const mentions = mentionsIn(words);
  const states = mentions.flatMap(
    ({ places: found }) => found.find(({ kind }) => kind === 'state')?.path ?? [],
  );
  const isNamed = (at: number) =>
    mentions.some(
      ({ start, end, places: found }) =>
        start <= at && at < end && found.some(({ kind }) => kind === 'state'),
    );
  return [...new Set([...states, ...words.filter((_, at) => !isNamed(at))])];
}

/** Places with a name that begins with the text, at most `limit`. */
export function placesLike(text: string, limit: number): Place[] {
  const key = keyOf(text);
  if (key === '') return [];
  const found = [...placesByName].flatMap(([name, one]) => (name.startsWith(key) ? one : []));
  return [...new Set(found)].toSorted(byLikelihood).slice(0, limit);
}
