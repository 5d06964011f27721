import type { Kind } from '../listings/kind.ts';
import { mentionsIn, type Mention, folded } from '../places/place-names.ts';
import { chainOf, isNearby, type Place, stateOf } from '../places/gazetteer.ts';
import { eitherOf, phraseAt, roleOf, withoutImplied, type Word, wordsOf } from './words.ts';

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
  /** Words that listings mostly do not answer: about time, of jobs about terms such as `accommodation`. */
  time: string[];
  /** The words that remain, each to be found. */
  words: Word[];
  /** Filler words of a search without others: listings that contain them come first. */
  fillers: Word[];
  /** Every word but prepositions, to be found in a name. */
  all: string[];
}

/** A name of more places, such as `GRA`, means those in a state that the search names too. */
const MAX_NAMESAKES = 2;
/** Words of a search beyond it are left out. */
const MAX_WORDS = 10;
/** Reads places, a corridor, the service or job type, words about time and filler out of a search. */
export function readQuery(q: string, plural: Kind['plural']): Reading {
  const texts = tokensOf(q);
  const mentions = new Map(mentionsOf(texts).map((mention) => [mention.start, mention]));
  const reading: Reading = { namesakes: [], time: [], words: [], fillers: [], all: [] };
  let preposition: string | undefined;
  // `riders and delivery drivers`: the next word is an alternative of the last one.
  let isAlternative = false;
  // `latest jobs near me`: the list as it is.
  let isEverything = false;
  for (let at = 0; at < texts.length;) {
    const phrase = phraseAt(texts, at, plural);
    // Benin Republic is not Benin City.
    const mention = phrase?.value === 'abroad' ? undefined : mentions.get(at);
    const end = mention?.end ?? phrase?.end ?? at + 1;
    const said = texts.slice(at, end);
    const typed = wordsOf(said);
    const list = mention ? 'place' : phrase?.list;
    if (list !== 'role' && list !== 'or') reading.all.push(...said);
    if (list === 'or') isAlternative = reading.words.length > 0;
    else if (list === 'role') preposition = phrase?.value;
    else if (list === 'everything') isEverything = true;
    else if (list === 'filler' || list === 'time') {
      // Jobs that contain `no experience` are mostly those that ask for some.
      if (list === 'filler' || plural === 'companies') reading.fillers.push(...typed);
      if (list === 'time') reading.time.push(said.join(' '));
      // `80k` is the least pay that the site offers to filter by.
      if (phrase?.value === 'sum' && plural === 'jobs') isEverything = true;
    } else if (list === 'service' || list === 'type') reading[list] = phrase?.value ?? '';
    else if (!mention || !setPlace(reading, mention, preposition)) {
      if (list === 'abroad') reading.service ??= 'air';
      const before = isAlternative ? reading.words.splice(-1) : [];
      reading.words.push(eitherOf([...before, ...typed.slice(0, 1)]), ...typed.slice(1));
      isAlternative = false;
    }
    if (list !== 'role') preposition = mention && 'beside';
    at = end;
  }
  const distinct = new Map(reading.words.map((word) => [word.typed, word]));
  const { place, to, all, time, fillers } = reading;
  const isEmpty = distinct.size === 0 && !(place ?? to ?? reading.service ?? reading.type);
  const isOneWord = fillers.length === 1 && !isEverything && time.length === 0;
  // `accommodation provided`: a term is to be found where nothing else is.
  const told = isEmpty && plural === 'jobs' ? time.filter((term) => !term.includes(' ')) : [];
  const sole = isOneWord ? fillers : told.flatMap((term) => wordsOf([term]));
  const words = isEmpty ? sole : withoutImplied([...distinct.values()], plural);
  return {
    ...reading,
    time: time.filter((term) => !told.includes(term)),
    words: words.slice(0, MAX_WORDS),
    fillers: words.length === 0 && isEmpty ? fillers.slice(0, MAX_WORDS) : [],
    all: [...new Set(all)].slice(0, MAX_WORDS),
  };
}

/** Words in lower case without accents; a phone number is one word, so that parts of it find no company. */
const tokensOf = (q: string): string[] =>
  folded(
    q
      .replaceAll(phone, (number) => number.replaceAll(/\D/g, ''))
      .replaceAll(/→|->/g, ' to ')
      .replaceAll(/(?<=\p{L}{2})\s*[&/]\s*(?=\p{L}{2})/gu, ' or '),
  )
    .split(' ')
    .filter(Boolean);
const phone = /(?<![\p{L}\d,-])(?:\+?234|0)[\d ().-]{8,}\d(?!-?[\p{L}\d])/gu;

/**
 * Mentions of places, with `Garki, Abuja` or `Lagos Ikeja` as one. An ordinary word is a place of the states that are named, or
 * beside a preposition where none is.
 */
function mentionsOf(texts: readonly string[]): Mention[] {
  const merged: Mention[] = [];
  for (const mention of mentionsIn(texts)) {
    const last = merged.at(-1);
    const one = last?.end === mention.start ? narrowed(last, mention) : undefined;
    if (one) merged[merged.length - 1] = one;
    else merged.push(mention);
  }
  const isClear = ({ isWord, places }: Mention) => !isWord && places.length <= MAX_NAMESAKES;
  const said = merged.filter(isClear).flatMap((one) => one.places.map(({ path }) => stateOf(path)));
  return merged.flatMap((mention) => {
    const { isWord, start, end, places } = mention;
    const around = places.filter(({ path }) => said.includes(stateOf(path)));
    if (around.length > 0) return [{ ...mention, places: around }];
    const isBeside = roleOf(texts[start - 1]) || roleOf(texts[end]) === 'to';
    return !isWord || (said.length === 0 && isBeside) ? [mention] : [];
  });
}

/** Two mentions side by side as one, if one place is in the other: the inner one. */
function narrowed(one: Mention, other: Mention): Mention | undefined {
  const isIn = (inner: Place, outer: Place) =>
    chainOf(inner.path).includes(outer) ||
    (outer.kind === 'city' &&
      stateOf(inner.path) === stateOf(outer.path) &&
      (inner.kind === 'area' || (inner.kind === 'lga' && isNearby(inner, outer))));
  const inside = (inner: Mention, outer: Mention) =>
    inner.places.filter((place) => outer.places.some((other) => isIn(place, other)));
  const places = [inside(one, other), inside(other, one)].find(({ length }) => length > 0);
  return places && { places, start: one.start, end: other.end, isWord: false };
}

/** Sets the pick-up or delivery place by the preposition before it (`beside` another place); a single place is the pick-up. */
function setPlace(reading: Reading, { places }: Mention, preposition: string | undefined): boolean {
  const [place, ...namesakes] = places;
  if (!place) return false;
  if ([reading.place, reading.to].includes(place)) return true;
  if (preposition === 'to' && !reading.to) reading.to = place;
  // `Yola parcel from Abuja`: the first place is the other end.
  else if (preposition === 'from' && reading.place && !reading.to)
    Object.assign(reading, { place, namesakes, to: reading.place });
  else if (!reading.place) Object.assign(reading, { place, namesakes });
  else if (!reading.to && preposition !== 'at') reading.to = place;
  else if (preposition === 'to' && reading.to) {
    // `from Ikeja via Yaba to Lekki`: the place between the ends is a word to find.
    reading.words.push(...wordsOf(tokensOf(reading.to.name)));
    reading.to = place;
  }
  // `to Sangotedo Ajah`: a place right beside another and near an end belongs to its address.
  else return preposition === 'beside' && isNearby(place, reading.place, reading.to);
  return true;
}
