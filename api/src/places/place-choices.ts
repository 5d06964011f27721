import { chainOf, inState, kilometresBetween, type Place, places, stateOf } from './gazetteer.ts';
import {
  byLikelihood,
  folded,
  isStreet,
  keyOf,
  type Mention,
  mentionsIn,
  placesByName,
} from './place-names.ts';

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

/** Paths of all places within a distance; memoized. */
export function pathsWithin(km: number, { path, at }: Place): string[] {
  const key = `${km} ${path}`;
  const found =
    nearby.get(key) ??
    places.filter((other) => kilometresBetween(at, other.at) <= km).map((other) => other.path);
  nearby.set(key, found);
  return found;
}

const nearby = new Map<string, string[]>();

/** A place by its name within a state, as the forms ask for it; null where the state has none of that name. */
export function placeNamed(state: string, area: string): string | null {
  const found = placesByName.get(keyOf(area))?.filter(({ path }) => stateOf(path) === state) ?? [];
  return found.at(-1)?.path ?? null;
}

/**
 * The place of an address or a location: its most specific name in its state, `lagos/allen-avenue` for `12 Allen Avenue,
 * Ikeja, Lagos`. The state is that of the last state or city named; without one, of the local government area that ends the
 * address: `Marina, Port Harcourt` is not in Lagos. Null where no place is recognized.
 */
export const placeIn = (...texts: (string | null | undefined)[]): string | null =>
  texts
    .map((text) => placeOf(statedIn(text ?? '')) ?? placeOf(mentionsIn(wordsOf(text ?? ''))))
    .find((place) => place !== undefined)?.path ?? null;

/**
 * As `placeIn`, but undefined where only a street is named after a place (`12 Aba Road` may be in Port Harcourt), and where
 * it names places beside each other: `Ikeja, Lekki and Yaba`.
 */
export function solePlaceIn(text: string): string | undefined {
  const mentions = statedIn(text);
  const place = placeOf(mentions);
  const chain = chainOf(place?.path ?? '');
  const isOne = mentions.every(
    ({ places: found, isWord }) => isWord || found.some((one) => chain.includes(one)),
  );
  return isOne ? place?.path : undefined;
}

/** Whether a text names a place outside the state, and none of its towns: `Maiduguri to Lagos` is not outside Borno. */
export function isElsewhere(text: string, state: string): boolean {
  const mentions = statedIn(text);
  const place = placeOf(mentions);
  if (!place) return false;
  const isIn = (around: string) => (one: Place) => stateOf(one.path) === around;
  // `Ogbomoso, Surulere` means the Surulere of Oyo.
  const others = mentions.filter(({ places: found }) => !found.some(isIn(stateOf(place.path))));
  const towns = others.flatMap(({ places: found }) => found.filter(({ kind }) => kind !== 'area'));
  return ![place, ...towns].some(isIn(state));
}

function statedIn(text: string): Mention[] {
  const words = wordsOf(text);
  const mentions = mentionsIn(words);
  return mentions.filter((mention) => !isOfStreet(mention, words, mentions));
}

const wordsOf = (text: string) => folded(text).split(' ');

/**
 * Whether it names a street after another place: Aba Road is in Port Harcourt, and Mowe on the Lagos-Ibadan Expressway.
 * Areas are often named after their street.
 */
const isOfStreet = (
  { places: found, end }: Mention,
  words: readonly string[],
  mentions: readonly Mention[],
) =>
  found.every(({ kind }) => kind !== 'area') &&
  (isStreet(words[end]) ||
    mentions.some(({ start, end: last }) => start === end && words[last] === 'expressway'));

/** One place for several mentions of an address, such as `Garki` and `Abuja`. */
function placeOf(mentions: readonly Mention[]): Place | undefined {
  const clear = mentions.filter(({ isWord }) => !isWord).map(({ places: found }) => found);
  const strong = clear.flat();
  const named = strong.findLast(({ kind }) => kind === 'state' || kind === 'city');
  const ends = clear.at(-1) ?? [];
  const [last] = ends;
  // The end of an address counts: `Sango Ota Street, Ikeja` is not in Ota.
  const isAtEnd = named
    ? !ends.some(({ path }) => stateOf(path) === stateOf(named.path))
    : last?.kind === 'lga';
  const around = isAtEnd ? last : named;
  const candidates = named ? mentions.flatMap(({ places: found }) => found) : strong;
  const inside = around
    ? candidates.filter(({ path }) => stateOf(path) === stateOf(around.path))
    : strong;
  return (
    inside.find(({ kind }) => kind === 'area') ??
    inside.find(({ kind }) => kind !== 'state') ??
    inside[0]
  );
}

/** The paths of the states in a text such as `Oyo, Ogun and Akwa Ibom`; with them the words that name no state. */
export function statesIn(text: string): string[] {
  const words = folded(text)
    .split(' ')
    .filter((word) => word !== 'and');
  const states = mentionsIn(words).flatMap(({ places: found, start, end }) => {
    const state = found.find(({ kind }) => kind === 'state');
    return state ? [{ path: state.path, start, end }] : [];
  });
  for (const { start, end } of states) words.fill('', start, end);
  return [...new Set([...states.map(({ path }) => path), ...words.filter(Boolean)])];
}

/** Places with a name that begins with the text; those of exactly that name first, by an alias last. */
export function placesLike(text: string): Place[] {
  const key = keyOf(text);
  if (key === '') return [];
  const exact = placesByName.get(key) ?? [];
  const found = [...placesByName].flatMap(([name, one]) => (name.startsWith(key) ? one : []));
  const isAlias = ({ name }: Place) => Number(!keyOf(name).startsWith(key));
  found.sort((one, other) => isAlias(one) - isAlias(other) || byLikelihood(one, other));
  return [...new Set([...exact, ...found])];
}
