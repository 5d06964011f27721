import { by, type Order } from '../platform/lists/keyset.ts';
import { exactly, hidden, isShort, spelled } from './words.ts';
import { all, number, raw, type Sql, sql } from '../platform/database/sql.ts';

/**
 * Where a word has too few letters for the index of trigrams: it is mostly common, and found at once in the first rows of a
 * list, but slowly through any index; a rare one is the other way round.
 */
export interface ShortWords {
  /** `from … where …`, without the words. */
  among: Sql;
  /** The words, looked for in few rows. */
  inFew: Sql;
  /** The words, by the index of letters, and by that of trigrams where some of them have any. */
  byLetters: Sql;
  byTrigrams?: Sql;
  /** Which of the two kinds of words is the rarer one, as an aggregate over few rows: whether those without trigrams. */
  areRarer: Sql;
}

/** The condition that a text, that of the listing if none is named, has each of the words. */
export type Having = (words: readonly string[], text?: Sql) => Sql;

/** So many rows of a list are looked through before an index is, for a page and for a total. */
const few = { page: 1_200, total: 5_000 } as const;

/** Undefined where all words have trigrams. `besides` holds for all that is found, `have` says that a text has words. */
export function shortWords(
  among: Sql,
  words: readonly string[],
  besides: Sql,
  have: Having = exactly,
): ShortWords | undefined {
  const short = words.filter(isShort);
  const long = words.filter((word) => !isShort(word));
  if (short.length === 0) return undefined;
  return {
    among,
    inFew: all([have(words), besides]),
    byLetters: all([spelled(short), have(long, hidden), besides]),
    ...(long.length > 0 && { byTrigrams: all([have(long), exactly(short, hidden), besides]) }),
    areRarer: sql`count(*) filter (where ${exactly(short)}) < count(*) filter (where ${have(long)})`,
  };
}

interface Part {
  /** More conditions, beginning with `and`. */
  further: Sql;
  sort: Sql;
  skipped: number;
  /** So many of the first are found, or all there are. */
  enough: number;
}

/** The statement that finds the first rows with short words, in no order. */
export function rowsWithShortWords(words: ShortWords, part: Part): Sql {
  const { further, sort, skipped, enough } = part;
  const { among, inFew } = words;
  const rest = (way: Sql) => sql`
    (select * ${among} ${further} and (select count(*) from few) < ${number(enough)} and ${way}
     order by ${withoutIndex(sort)} limit ${number(enough)})`;
  return sql`
    with newest as (
      select * ${among} ${further} order by ${sort} limit ${number(few.page + 10 * skipped)}),
    few as materialized (select * from newest where ${inFew} limit ${number(enough)})
    select * from few where (select count(*) from few) = ${number(enough)}
    union all ${either(words, rest)}`;
}

/** The statement that counts what has short words, but no more than `most`, as `total`. */
export function countWithShortWords(words: ShortWords, order: Order, most: number): Sql {
  const { among, inFew } = words;
  const rest = (way: Sql) => sql`(select 1 ${among} and ${way} limit ${number(most)})`;
  return sql`
    with newest as (
      select * ${among} order by ${by(order)} limit ${number(few.total)}),
    few as materialized (
      select count(*) from (select from newest where ${inFew} limit ${number(most)}) seen)
    select case when few.count = ${number(most)} then few.count
      else (select count(*) from (${either(words, rest)}) counted) end::int as total
    from few`;
}

/** The rest by whichever index has less to give. */
function either({ byLetters, byTrigrams, areRarer }: ShortWords, rest: (way: Sql) => Sql): Sql {
  if (!byTrigrams) return rest(byLetters);
  const rarer = sql`(select ${areRarer} from (select * from newest limit ${number(few.page)}) some_rows)`;
  return sql`${rest(sql`${rarer} and ${byLetters}`)} union all ${rest(sql`not ${rarer} and ${byTrigrams}`)}`;
}

/** The same order, but not as an index has it: else the planner walks through that for a word that is hardly anywhere. */
export const withoutIndex = (order: Sql) =>
  raw(order.text.replace(/^(.*?)( asc| desc|,|$)/i, 'greatest($1)$2'));
