import { type Place, stateOf, surroundingsOf } from '../places/gazetteer.ts';
import { all, raw, type Sql, sql } from '../platform/database/sql.ts';
import type { Word } from './read-query.ts';

/** Which matches come before which. */
export interface Tiers {
  /** From the best to the weakest. */
  tiers: Tier[];
  /** So many of them are of the name, the place or the service; the others are of longer texts or parts of words. */
  strong: number;
  /** Whatever is of one of the tiers. */
  any: Sql;
  /** A condition of the tiers that an index in the order of the list has. */
  indexed: Sql;
}

export interface Tier {
  condition: Sql;
  /** How near its matches are to the place that was asked for. */
  nearness?: Nearness | undefined;
  /** A further condition, which does not tell tiers apart. */
  required?: Sql;
  /** Does not fulfil `indexed`. */
  isAnywhere?: boolean;
  /** Its matches are most of what the index in the order of the list has. */
  isListOrder?: boolean;
}

export type Nearness = 'inside' | 'near' | 'state';

interface Wanted {
  place?: Place | undefined;
  to?: Place | undefined;
  words: readonly Word[];
  all: readonly Word[];
  isNameLike?: boolean;
}

/**
 * The tiers of a search: the whole of it in a name, then its words in the name or title, then with place and service, then
 * with the company, then in any text, at last as beginnings of words. With a place the first ones go from near to far.
 * `levels` are weights of the column `search`, widest last; `required` is a condition of all but the name.
 */
export function tiersOf(
  { place, to, words, all: every, isNameLike = false }: Wanted,
  levels: readonly string[],
  required: Sql = raw('true'),
): Tiers {
  const around = place ?? to;
  const state = around ? sql`state = ${stateOf(around.path)}` : raw('true');
  // A company elsewhere can deliver to a place: `required` has the others.
  const outside = place ? state : raw('true');
  const isListOrder = words.length === 0;
  const zones: Tier[] = around ? zonesOf(around, isListOrder) : [];
  if (!place) zones.push({ condition: raw('true'), isListOrder });
  const [name = 'a', main = name, ...wider] = levels;
  const [strong, weak] = [[] as Tier[], [] as Sql[]];
  if (words.length === 0) strong.push(...zones);
  else if (zones.length > 1)
    strong.push(...zones.map((zone) => within(zone, withWeights(words, main))));
  else strong.push(...[name, main].map((weights) => within(zones[0], withWeights(words, weights))));
  if (words.length > 0)
    weak.push(
      ...wider.map((weights) => withWeights(words, weights)),
      sql`search @@ ${queryOf(words)}`,
      sql`search @@ ${queryOf(words, ':*')}`,
    );
  const broadest = weak.at(-1) ?? raw('true');
  const isName = every.length > 1 || words.length > 0;
  const named = isName
    ? all([sql`ts_filter(search, '{a}') @@ ${exactly(every)}`, isNameLike ? raw('true') : outside])
    : undefined;
  return {
    tiers: [
      ...(named ? [{ condition: named, isAnywhere: isNameLike }] : []),
      ...strong.map((tier) => ({ ...tier, required })),
      ...weak.map((condition) => ({ condition: all([outside, condition]), required })),
    ],
    strong: strong.length + Number(isName),
    any: sql`(${all([outside, broadest, required])} or ${named ?? raw('false')})`,
    indexed: outside,
  };
}

const within = (tier: Tier | undefined, condition: Sql): Tier => ({
  ...tier,
  condition: all([tier?.condition ?? raw('true'), condition]),
});

function zonesOf(place: Place, isListOrder: boolean): Tier[] {
  const state = sql`state = ${stateOf(place.path)}`;
  if (place.kind === 'state') return [{ nearness: 'inside', condition: state, isListOrder }];
  const { inside, near } = surroundingsOf(place);
  return [
    { nearness: 'inside', condition: sql`place = any(${inside}::text[])` },
    { nearness: 'near', condition: sql`place = any(${near}::text[])` },
    { nearness: 'state', condition: state, isListOrder },
  ];
}

/** Words within some weights, by an index of their own: a GIN index does not know weights. */
const withWeights = (words: readonly Word[], weights: string): Sql =>
  sql`ts_filter(search, ${raw(`'{${weights}}'`)}) @@ ${queryOf(words)}`;

/**
 * The query for all of the words. PostgreSQL's dictionary of English leaves out words like `the`, and folds plurals and
 * verb forms; as beginnings of words even those are found.
 */
export function queryOf(words: readonly Word[], suffix: '' | ':*' = ''): Sql {
  const text = words
    .map(({ alike }) => {
      const spellings = alike.map(
        (spelling) =>
          `(${spelling
            .split(' ')
            .map((word) => `'${word}'${suffix}`)
            .join(' & ')})`,
      );
      return `(${spellings.join(' | ')})`;
    })
    .join(' & ');
  const english = sql`to_tsquery('english', folded(${text}))`;
  return suffix ? sql`(${english} || to_tsquery('simple', folded(${text})))` : english;
}

/** The query for all of the words as they are typed, in the singular or the plural. */
function exactly(words: readonly Word[]): Sql {
  const forms = words.map(({ typed }) => [typed, `${typed}s`, typed.replace(/s$/, '')]);
  const text = forms.map((form) => `('${form.join(`' | '`)}')`).join(' & ');
  return sql`to_tsquery('simple', folded(${text}))`;
}
