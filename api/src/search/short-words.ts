import { orderBy, type Order } from '../platform/lists/keyset.ts';
import { containAll, unindexedText, isShort, matchLetters } from './words.ts';
import { all, number, raw, type Sql, sql } from '../platform/database/sql.ts';

/**
 * Conditions for words too short for the trigram index. Such words are usually common: the first rows of the list match
 * soon, while any index is slow. For rare ones it is the other way round.
 */
export interface ShortWords {
  /** `from … where …`, without the words. */
  among: Sql;
  /** All words, tested row by row. */
  inRows: Sql;
  /** The words through the index of letters, and through the trigram index if one of them has trigrams. */
  byLetters: Sql;
  byTrigrams?: Sql;
  /** Aggregate over sample rows: whether the short words are rarer than the long ones. */
  shortAreRarer: Sql;
}

/** Condition that a text, by default that of the listing, contains each of the words. */
export type WordCondition = (words: readonly string[], text?: Sql) => Sql;

/** Rows scanned before an index is used, for a page and for a total. */
const SCANNED_ROWS = { page: 1_200, total: 5_000 } as const;

/** Undefined if all words have trigrams. `besides` is a further condition, `condition` matches words. */
export function shortWords(
  among: Sql,
  words: readonly string[],
  besides: Sql,
  condition: WordCondition = containAll,
): ShortWords | undefined {
  const short = words.filter(isShort);
  const long = words.filter((word) => !isShort(word));
  if (short.length === 0) return undefined;
  return {
    among,
    inRows: all([condition(words), besides]),
    byLetters: all([matchLetters(short), condition(long, unindexedText), besides]),
    ...(long.length > 0 && {
      byTrigrams: all([condition(long), containAll(short, unindexedText), besides]),
    }),
    shortAreRarer: sql`count(*) filter (where ${containAll(short)}) < count(*) filter (where ${condition(long)})`,
  };
}

interface Part {
  /** More conditions, beginning with `and`. */
  further: Sql;
  sort: Sql;
  skipped: number;
  maxRows: number;
}

/** Selects the first rows that contain short words, unordered. */
export function rowsWithShortWords(words: ShortWords, part: Part): Sql {
  const { further, sort, skipped, maxRows } = part;
  const { among, inRows } = words;
  const rest = (condition: Sql) => sql`
    (select * ${among} ${further} and (select count(*) from few) < ${number(maxRows)} and ${condition}
     order by ${withoutIndex(sort)} limit ${number(maxRows)})`;
  return sql`
    with newest as (
      select * ${among} ${further} order by ${sort} limit ${number(SCANNED_ROWS.page + 10 * skipped)}),
    few as materialized (select * from newest where ${inRows} limit ${number(maxRows)})
    select * from few where (select count(*) from few) = ${number(maxRows)}
    union all ${either(words, rest)}`;
}

/** Counts the rows that contain short words up to `limit`, as `total`. */
export function countWithShortWords(words: ShortWords, order: Order, limit: number): Sql {
  const { among, inRows } = words;
  const rest = (condition: Sql) => sql`(select 1 ${among} and ${condition} limit ${number(limit)})`;
  return sql`
    with newest as (
      select * ${among} order by ${orderBy(order)} limit ${number(SCANNED_ROWS.total)}),
    few as materialized (
      select count(*) from (select from newest where ${inRows} limit ${number(limit)}) seen)
    select case when few.count = ${number(limit)} then few.count
      else (select count(*) from (${either(words, rest)}) counted) end::int as total
    from few`;
}

/** Uses the index of the rarer words. */
function either(
  { byLetters, byTrigrams, shortAreRarer }: ShortWords,
  rest: (condition: Sql) => Sql,
): Sql {
  if (!byTrigrams) return rest(byLetters);
  const rarer = sql`(select ${shortAreRarer} from (select * from newest limit ${number(SCANNED_ROWS.page)}) some_rows)`;
  return sql`${rest(sql`${rarer} and ${byLetters}`)} union all ${rest(sql`not ${rarer} and ${byTrigrams}`)}`;
}

/** Sorts by an expression, so that the planner does not walk the ordering index, which is slow for rare words. */
export const withoutIndex = (order: Sql) =>
  raw(order.text.replace(/^(.*?)( asc| desc|,|$)/i, 'greatest($1)$2'));
