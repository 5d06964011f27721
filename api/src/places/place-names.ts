import { type Place, places, stateOf } from './gazetteer.ts';

/** Text as names are compared: without accents, in lower case, words separated by one space. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Lm}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{Nd}]+/gu, ' ')
    .trim();

/** Removes spaces, so that `port harcourt` and `portharcourt` are one name. */
const keyOf = (name: string) => folded(name).replaceAll(' ', '');

const named = new Map<string, Place[]>();
for (const place of places)
  for (const key of new Set([place.name, ...(place.aliases ?? [])].map(keyOf)))
    named.set(key, [...(named.get(key) ?? []), place]);

/** Names have at most this many words. */
const MAX_WORDS = 5;

/** A name of places found in a text. */
export interface Mention {
  /** Places of that name, the likeliest first. */
  places: Place[];
  /** The first word of the mention, and the one after it. */
  start: number;
  end: number;
  /** It could be an ordinary word: `gate`, `song`. */
  isWord: boolean;
}

/** The places that words name, longest names first: `victoria island` before `island`. */
export function mentionsIn(words: readonly string[]): Mention[] {
  const mentions: Mention[] = [];
  for (let start = 0; start < words.length; start += 1) {
    const mention = longestFrom(words, start);
    if (!mention) continue;
    mentions.push(mention);
    start = mention.end - 1;
  }
  return mentions;
}

function longestFrom(words: readonly string[], start: number): Mention | undefined {
  for (let end = Math.min(words.length, start + MAX_WORDS); end > start; end -= 1) {
    const key = words.slice(start, end).join('');
    const found = named.get(key);
    if (!found) continue;
    const isWord = found.every(({ words: ordinary = [] }) =>
      ordinary.some((word) => word.replaceAll(' ', '') === key),
    );
    return { places: found.toSorted(byLikelihood), start, end, isWord };
  }
  return undefined;
}

/** The states of the spec's cities first (spec §2): most people there mean the one nearby. */
const FIRST_STATES = ['lagos', 'abuja', 'rivers', 'oyo', 'kano', 'enugu'];
const KINDS = ['state', 'city', 'area', 'lga'];

const byLikelihood = (one: Place, other: Place) => {
  const rank = ({ path, kind }: Place) => {
    const state = FIRST_STATES.indexOf(stateOf(path));
    return [kind === 'state' ? 0 : 1, state < 0 ? FIRST_STATES.length : state, KINDS.indexOf(kind)];
  };
  const [a, b] = [rank(one), rank(other)];
  return a.map((value, index) => value - (b[index] ?? 0)).find((difference) => difference) ?? 0;
};

/**
 * The place of an address or a location: its most specific name in its state, which is the last state or city that it
 * names. `12 Allen Avenue, Ikeja, Lagos` is in `lagos/allen-avenue`. Null where no place is recognized.
 */
export function placeIn(...texts: (string | null | undefined)[]): string | null {
  for (const text of texts) {
    const mentions = mentionsIn(folded(text ?? '').split(' '));
    const place = placeOf(mentions);
    if (place) return place.path;
  }
  return null;
}

/** One place for several mentions of an address, such as `Garki` and `Abuja`. */
function placeOf(mentions: readonly Mention[]): Place | undefined {
  const strong = mentions.filter(({ isWord }) => !isWord);
  const around = strong.flatMap(({ places: found }) =>
    found.filter(({ kind }) => kind === 'state' || kind === 'city'),
  );
  const state = around.at(-1);
  const candidates = (state ? mentions : strong).flatMap(({ places: found }) => found);
  const inside = state
    ? candidates.filter(({ path }) => stateOf(path) === stateOf(state.path))
    : candidates;
  return inside.find(({ kind }) => kind === 'area') ?? inside.find(isNotState) ?? inside[0];
}

const isNotState = ({ kind }: Place) => kind !== 'state';

/** A place by its name within a state, as the forms ask for it; null where the state has none of that name. */
export function placeNamed(state: string, area: string): string | null {
  const found = named.get(keyOf(area))?.filter(({ path }) => stateOf(path) === state) ?? [];
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
  const found = [...named].flatMap(([name, one]) => (name.startsWith(key) ? one : []));
  return [...new Set(found)].toSorted(byLikelihood).slice(0, limit);
}

/** The names of all places, for the correction of mistyped ones. */
export const placeNames = (): string[] => [...new Set(places.map(({ name }) => folded(name)))];
