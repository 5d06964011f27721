import { mentionsIn, type Mention, folded } from '../places/place-names.ts';
import { type Place, stateOf } from '../places/gazetteer.ts';
import vocabulary from './words.json' with { type: 'json' };

/** A word to find, in any of its spellings or as a word that means the same; a spelling can be several words. */
export interface Word {
  typed: string;
  alike: readonly string[];
}

/** A search as it was understood. */
export interface Reading {
  /** Pick-up place of a company, or place of a job. */
  place?: Place;
  /** Delivery place of a company. */
  to?: Place;
  /** Other places that have the name of `place`. */
  namesakes: Place[];
  service?: string;
  type?: string;
  /** Words about time, which no listing can answer. */
  time: string[];
  /** The words that remain, each to be found. */
  words: Word[];
  /** Every word but prepositions, to be found in a name. */
  all: Word[];
  /** More was said than a place and a service, so that it can be a name in another place. */
  isNameLike: boolean;
}

type Plural = 'companies' | 'jobs';
type Role = 'from' | 'to' | 'at';

/** Further words of a search are left out. */
export const MAX_WORDS = 10;
const MAX_PHRASE = 4;

const { services, types, roles, time, filler, alike } = vocabulary;
const synonyms = new Map<string, readonly string[]>([
  ...alike.words.flatMap((group) => group.map((word) => [word, group] as const)),
  ...Object.entries(alike.phrases),
]);

/** List and value of each known phrase. */
type Lexicon = ReadonlyMap<string, { list: string; value: string }>;
const roleEntries = entries('role', { from: roles.from, to: roles.to, at: roles.at });
const { bike, van, air } = services;
const lexicons: Record<Plural, Lexicon> = {
  companies: new Map([
    ...entries('filler', { any: filler.any, companies: filler.companies }),
    ...entries('time', { time: time.words }),
    ...entries('service', { bike, van, air }),
    ...roleEntries,
  ]),
  jobs: new Map([
    ...entries('filler', { any: filler.any, jobs: filler.jobs }),
    ...entries('type', { ...types, source: [] }),
    ...roleEntries,
  ]),
};

function entries(list: string, values: Readonly<Record<string, readonly string[]>>) {
  return Object.entries(values).flatMap(([value, words]) =>
    words.map((word) => [word, { list, value }] as const),
  );
}

/** Reads places, a corridor, the service or job type, words about time and filler out of a search. */
export function readQuery(q: string, plural: Plural): Reading {
  const tokens = tokensOf(q);
  const texts = tokens.map(({ text }) => text);
  const mentions = new Map(mentionsOf(texts).map((mention) => [mention.start, mention]));
  const reading: Reading = {
    namesakes: [],
    time: [],
    words: [],
    all: [],
    isNameLike: false,
  };
  const fillers: Word[] = [];
  let role: Role | undefined;
  for (let at = 0; at < texts.length;) {
    const mention = mentions.get(at);
    const phrase = mention ? undefined : phraseAt(texts, at, lexicons[plural]);
    const end = mention?.end ?? phrase?.end ?? at + (tokens[at]?.parts ?? 1);
    const typed = wordsOf(texts.slice(at, end), tokens[at]?.parts);
    const list = mention ? 'place' : phrase?.list;
    if (list !== 'role')
      reading.all.push(...texts.slice(at, end).map((text) => ({ typed: text, alike: [text] })));
    if (mention && setPlace(reading, mention, role)) role = undefined;
    else if (list === 'role') role = phrase?.value as Role;
    else if (list === 'filler') fillers.push(...typed);
    else if (list === 'time') {
      reading.time.push(texts.slice(at, end).join(' '));
      fillers.push(...typed);
    } else if (list === 'service' && phrase) reading.service = phrase.value;
    else if (list === 'type' && phrase) reading.type = phrase.value;
    else reading.words.push(...typed);
    if (list !== 'role') role = undefined;
    at = end;
  }
  const { place, to, service, type, words, all } = reading;
  const isFillerOnly = !(place ?? to ?? service ?? type) && words.length === 0;
  const wanted = isFillerOnly ? fillers : words;
  return {
    ...reading,
    words: wanted.slice(0, MAX_WORDS),
    all: all.slice(0, MAX_WORDS),
    isNameLike: words.length > 0 || fillers.length > 0,
  };
}

interface Token {
  text: string;
  /** Number of parts, on the first part of a hyphenated word. */
  parts?: number;
}

/** Words in lower case without accents; the parts of `pick-up` are tokens of their own. */
const tokensOf = (q: string): Token[] =>
  q
    .replaceAll(/→|->/g, ' to ')
    .split(/\s+/)
    .flatMap((word) => {
      const parts = folded(word).split(' ').filter(Boolean);
      const isHyphenated = parts.length > 1 && /^[^/,.]+$/.test(word) && word.includes('-');
      return parts.map((text, index) =>
        isHyphenated && index === 0 ? { text, parts: parts.length } : { text },
      );
    });

/** The words of some tokens: one for a hyphenated word or a phrase that others mean as well. */
function wordsOf(texts: readonly string[], parts = 1): Word[] {
  const phrase = texts.join(' ');
  const group = synonyms.get(phrase);
  if (group) return [{ typed: phrase, alike: group }];
  if (parts > 1 && parts === texts.length)
    return [{ typed: texts.join('-'), alike: [texts.join(''), phrase] }];
  return texts.map((text) => ({ typed: text, alike: synonyms.get(text) ?? [text] }));
}

function phraseAt(texts: readonly string[], at: number, known: Lexicon) {
  for (let end = Math.min(texts.length, at + MAX_PHRASE); end > at; end -= 1) {
    const phrase = texts.slice(at, end).join(' ');
    const meaning = known.get(phrase);
    if (meaning) return { ...meaning, end };
    if (end - at > 1 && synonyms.has(phrase)) return { list: 'word', value: phrase, end };
  }
  return undefined;
}

/** Mentions of places, without ordinary words, and with `Garki, Abuja` or `Lagos Ikeja` as one. */
function mentionsOf(texts: readonly string[]): Mention[] {
  const all = mentionsIn(texts);
  const isAfterRole = ({ start }: Mention) =>
    lexicons.companies.get(texts[start - 1] ?? '')?.list === 'role';
  const merged: Mention[] = [];
  for (const mention of all) {
    const last = merged.at(-1);
    const one = last?.end === mention.start ? narrowed(last, mention) : undefined;
    if (one) merged[merged.length - 1] = one;
    else merged.push(mention);
  }
  return merged.filter((mention) => !mention.isWord || isAfterRole(mention));
}

/** Two mentions side by side as one, if one place is in the other: the inner one. */
function narrowed(one: Mention, other: Mention): Mention | undefined {
  const found = (inner: Mention, outer: Mention) =>
    inner.places.filter((place) =>
      outer.places.some(
        ({ kind, path }) =>
          place.path !== path &&
          (kind === 'state' || kind === 'city' || place.within === path) &&
          place.kind !== 'state' &&
          stateOf(path) === stateOf(place.path),
      ),
    );
  const [places] = [found(one, other), found(other, one)].filter(({ length }) => length > 0);
  return places && { places, start: one.start, end: other.end, isWord: false };
}

/** Puts a place where the preposition before it says; one place alone is where it starts. */
function setPlace(reading: Reading, { places }: Mention, role: Role | undefined): boolean {
  const [place, ...namesakes] = places;
  if (!place) return false;
  if (role === 'to' && !reading.to) reading.to = place;
  else if (!reading.place) Object.assign(reading, { place, namesakes });
  else if (!reading.to && role !== 'at') reading.to = place;
  else return false;
  return true;
}
