import { chainOf, type Place, places, quarters, stateOf } from './gazetteer.ts';

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

/** The states of the cities of spec §2: of several places with one name, most visitors mean the one there. */
const FIRST_STATES = ['lagos', 'abuja', 'rivers', 'oyo', 'kano', 'enugu'];
const KINDS = ['state', 'city', 'area', 'lga'];

/** A state before its places, those of the first states before others, a city before an area. */
export const byLikelihood = (one: Place, other: Place) => rankOf(one) - rankOf(other);

const rankOf = ({ path, kind }: Place) => {
  const state = FIRST_STATES.indexOf(stateOf(path));
  const rank = 10 * (state < 0 ? FIRST_STATES.length : state) + KINDS.indexOf(kind);
  return kind === 'state' ? rank : rank + 100;
};

/** Places by each of their names, the likeliest first. */
export const placesByName = new Map<string, Place[]>();
for (const place of places.toSorted(byLikelihood))
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
  for (let at = 0; at < words.length;) {
    const mention = longestFrom(words, at);
    if (mention) mentions.push(mention);
    at = mention?.end ?? at + 1;
  }
  return mentions.filter((mention) => !isUnlisted(mention, words, mentions));
}

/** Whether the word after a name makes it that of a street. */
export const isStreet = (word = '') =>
  /^(street|st|road|rd|avenue|ave|crescent|close|way|lane|drive|boulevard|expressway)$/.test(word);

/** A quarter beside a town of another state, such as `Sabon Gari Gusau`, is one of that town. */
function isUnlisted(quarter: Mention, words: readonly string[], mentions: readonly Mention[]) {
  const { start, end } = quarter;
  if (!quarters.includes(words.slice(start, end).join(''))) return false;
  const beside = mentions.filter(
    (one) => (one.start === end || one.end === start) && !one.isWord && !isStreet(words[one.end]),
  );
  const states = beside.flatMap(({ places: towns }) => towns.map(({ path }) => stateOf(path)));
  return states.length > 0 && !quarter.places.some(({ path }) => states.includes(stateOf(path)));
}

function longestFrom(words: readonly string[], start: number): Mention | undefined {
  for (let end = Math.min(words.length, start + MAX_WORDS); end > start; end -= 1) {
    const key = words.slice(start, end).join('');
    const found = placesByName.get(key);
    if (!found) continue;
    const isWord = found.every(({ words: ordinary = [] }) =>
      ordinary.some((word) => word.replaceAll(' ', '') === key),
    );
    return { places: found, start, end, isWord };
  }
  return undefined;
}

/** Names of a place as words: `port harcourt` also as one, `polytechnic ibadan` also without its city. */
export function namesOf({ path, name, aliases = [] }: Place): string[] {
  const names = [name, ...aliases].map(folded);
  const [, ...around] = chainOf(path);
  const parts = [' ', ...around.map((outer) => ` ${folded(outer.name)}`)];
  const short = parts.flatMap((part) => names.map((one) => one.replace(part, '')));
  return [...new Set([...names, ...short])].filter(({ length }) => length > 2);
}
