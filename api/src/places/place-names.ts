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
export const keyOf = (name: string) => folded(name).replaceAll(' ', '');

export const placesByName = new Map<string, Place[]>();
for (const place of places)
  for (const key of new Set([place.name, ...(place.aliases ?? [])].map(keyOf)))
    placesByName.set(key, [...(placesByName.get(key) ?? []), place]);

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
    const found = placesByName.get(key);
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

export const byLikelihood = (one: Place, other: Place) => {
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

/** The names of all places, for the correction of mistyped ones. */
export const placeNames = (): string[] => [...new Set(places.map(({ name }) => folded(name)))];
