import { chainOf, type Place, stateOf, surroundingsOf } from '../places/gazetteer.ts';
import { namesOf } from '../places/place-names.ts';
import { all, join, raw, type Sql, sql } from '../platform/database/sql.ts';
import type { Reading } from './read-query.ts';
import { typedOf, wholeWords, type Word } from './words.ts';

/** The order of the matches. */
export interface Tiers {
  /** Ordered from the best to the weakest. */
  tiers: Tier[];
  /** Condition that any of the tiers fulfils. */
  any: Sql;
  /** One row with the queries that the conditions refer to, made once: an item of `from` beside the table. */
  asked: Sql;
}

export interface Tier {
  /**
   * The source of its rows: the whole search in a name, wherever the listing is; words of a title, a place or a service,
   * which are mostly rare; the list of a place in its order; or words and their beginnings in any text, the weak matches.
   */
  by: 'name' | 'words' | 'list' | 'text';
  condition: Sql;
  /** Nearness of its matches to the requested place. */
  nearness?: Nearness;
  /** The places whose lists have its rows; missing for the whole of `indexed`. */
  places?: readonly string[];
  /** A condition that all tiers share. */
  required?: Sql;
}

/** `named`: the text of the listing has the name of the place. */
export type Nearness = 'inside' | 'named' | 'near' | 'state' | 'elsewhere';

type Wanted = Pick<Reading, 'words' | 'all'> & Partial<Reading>;

/** More words are found whole only, in one pass: each pass through an index takes longer with every word. */
const MAX_BEGINNINGS = 5;

/**
 * The tiers of a search: the whole of it in a name, then its words in the name or title, then with place and service, then
 * with the company, then in any text, at last as beginnings of words. With a place the first ones go from near to far.
 * A search of filler words alone matches every listing, those without the words last.
 * `levels` are weights of the column `search`, widest last; `required` is a condition of all but the name.
 */
export function tiersOf(
  { place, to, words, fillers = [], all: every }: Wanted,
  levels: readonly string[],
  required: Sql = raw('true'),
): Tiers {
  const around = place ?? to;
  const sought = words.length > 0 || around ? words : fillers;
  const zones = around ? zonesOf(around, place && to) : [];
  if (!place) zones.push({ by: 'list', nearness: around && 'elsewhere', condition: raw('true') });
  // For a delivery out of the state, companies that name the destination come first, otherwise those of the place.
  const isAway = place && to && stateOf(to.path) !== stateOf(place.path);
  const ends = isAway ? chainOf(to.path) : [around].slice(0, every.length);
  const named = ends.flatMap((end) => (end ? namesOf(end) : []));
  const isNaming = raw('search @@ asked.named');
  const naming: Tier = { by: 'words', nearness: isAway ? 'inside' : 'named', condition: isNaming };
  if (named.length > 0) zones.splice(isAway ? 0 : 1, 0, naming);
  const [weightOfName = 'a', main = weightOfName, ...wider] = levels;
  const inTitles = zones.map(({ nearness, condition }): Tier => ({
    by: 'words',
    nearness,
    condition: all([condition, withWeights(main)]),
  }));
  const isShort = sought.length <= MAX_BEGINNINGS;
  const inText = raw(`search @@ asked.${isShort ? 'beginnings' : 'words'}`);
  const inTexts = [
    ...wider.map((weights) => withWeights(weights)),
    ...(named.length > 0 ? [all([isNaming, raw('search @@ asked.words')])] : []),
    raw('search @@ asked.words'),
    inText,
  ].map((condition): Tier => ({ by: 'text', condition }));
  const isWorded = words.length > 0;
  const worded = [...inTitles, ...inTexts.slice(isShort ? 0 : -1)];
  const rest = [...(sought.length > 0 ? worded : []), ...(isWorded ? [] : zones)];
  const tiers = rest.map((tier) => ({ ...tier, required }));
  const any = all([inStateOf(place), isWorded ? inText : raw('true'), required]);
  const inName = raw(`ts_filter(search, '{a}') @@ asked.name`);
  const isNamed = every.length > 1 || sought.length > 0;
  return {
    tiers: isNamed ? [{ by: 'name', condition: inName }, ...tiers] : tiers,
    any: isNamed ? sql`(${any} or ${inName})` : any,
    asked: askedFor(sought, every, named),
  };
}

/** A condition that an index in the order of the list has. Companies elsewhere that deliver to the place are in another. */
export const inStateOf = (place: Place | undefined): Sql =>
  place ? sql`state = ${stateOf(place.path)}` : raw('true');

/** A whole state; otherwise the place, the other end of a corridor in it, its surroundings, then the rest of the state. */
export function zonesOf(place: Place, to?: Place): Tier[] {
  const state = inStateOf(place);
  if (place.kind === 'state') return [{ by: 'list', nearness: 'inside', condition: state }];
  const { inside, near } = surroundingsOf(place);
  const zone = (nearness: Nearness, places: string[]): Tier => ({
    by: 'list',
    nearness,
    condition: sql`place = any(${places}::text[])`,
    places,
  });
  const isCorridor = to && stateOf(to.path) === stateOf(place.path);
  return [
    zone('inside', inside),
    ...(isCorridor ? [zone('near', surroundingsOf(to).inside)] : []),
    zone('near', near),
    { by: 'list', nearness: 'state', condition: state },
  ];
}

/** Words within some weights, each set by its own index, since a GIN index has no weights. */
export const withWeights = (weights: string, words = 'asked.words'): Sql =>
  raw(`ts_filter(search, '{${weights}}') @@ ${words}`);

/**
 * The queries for all of the words: as they are typed, in the singular or the plural; with PostgreSQL's dictionary of
 * English, which leaves out words like `the` and folds plurals and verb forms; and as beginnings of what was typed: security
 * means a guard, but no guardian. `offset 0` keeps the planner from making them again for every row.
 */
function askedFor(words: readonly Word[], every: readonly string[], named: readonly string[]): Sql {
  const name = every.map(formsOf).join(' & ');
  const begun = words.map((one) => `(${anyOf(typedOf(one), ':*')} | ${anyOf(one.alike)})`);
  const beginnings = begun.join(' & ');
  const english = join([query('simple', ''), ...words.map(queryOf)], ' && ');
  return sql`(select ${query('simple', name)} as name, ${english} as words,
    ${query('english', beginnings)} || ${query('simple', beginnings)} as beginnings,
    ${query('english', anyOf(named))} as named offset 0) asked`;
}

/** The query for any spelling of a word, those in `wholeWords` as they are. */
export function queryOf({ alike }: Pick<Word, 'alike'>): Sql {
  const exact = alike.filter((spelling) => wholeWords.has(spelling)).map(formsOf);
  const others = alike.filter((spelling) => !wholeWords.has(spelling));
  return sql`(${query('english', anyOf(others))} || ${query('simple', exact.join(' | '))})`;
}

const query = (dictionary: string, text: string) =>
  sql`to_tsquery(${raw(`'${dictionary}'`)}, folded(${text}))`;

const formsOf = (word: string) =>
  `('${[word, `${word}s`, word.replace(/(?<=.)s$/, '')].join(`' | '`)}')`;

/** tsquery for any spelling of a word: adjacent words, or with a plus words in any position. */
const anyOf = (spellings: readonly string[], suffix = '') =>
  spellings
    .map((spelling) => `('${spelling.split(' ').join(`'${suffix} <-> '`)}'${suffix})`)
    .join(' | ')
    .replaceAll(`<-> '+'${suffix} <->`, '&');
