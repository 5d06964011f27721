import type { Kind, ListingFilter } from '../listings/kind.ts';
import { by, type Order } from '../platform/lists/keyset.ts';
import { isLive } from '../listings/life.ts';
import type { Listing } from '../listings/listing.entity.ts';
import type { ListQuery } from '../platform/lists/list-query.ts';
import { booleanFilters } from '../listings/fields.ts';
import { exactly, wordsOf } from './words.ts';
import { type Having, type ShortWords, shortWords } from './short-words.ts';
import { number, all, raw, type Sql, sql } from '../platform/database/sql.ts';

/** What a query finds, as parts of statements that read `from … where …`. */
export interface Found {
  table: string;
  whole: Sql;
  short?: ShortWords | undefined;
  /** All of it is fetched before it is put in order. */
  isFetched?: boolean;
}

interface Selection {
  among: Sql;
  order: Order;
}

/** The condition of the filter key `flagged`: listings with screening notes, or without. */
const flaggedOnly = (flagged: boolean | undefined): Sql[] =>
  flagged === undefined ? [] : [sql`(notes <> '[]') = ${raw(String(flagged))}`];

/** Where no index has the order that is asked for, it is made among so many, the first of the list. */
export const sortingLimit = 5_000;

/** What lists are sorted by through an index (migrations: `_newest`, `_approved`, the key). */
const indexed = new Set([
  'created_at DESC',
  'coalesce(approved_at, created_at) DESC',
  'approved_at DESC',
  'id ASC',
]);

/** What a query finds among a selection of listings; `have` says that a text has words. */
export function foundBy<Filter extends ListingFilter>(
  kind: Kind<Listing, Filter>,
  { filter, sort }: ListQuery<Filter>,
  { among, order }: Selection,
  have: Having = exactly,
): Found {
  const { table, fields, where, recordSorts } = kind;
  const ids = filter.id ? [sql`id = any(${filter.id}::uuid[])`] : [];
  const everything = sql`from ${raw(table)} where ${all([among, ...ids, ...flaggedOnly(filter.flagged), ...booleanFilters(fields, filter), ...where(filter)])}`;
  const parts = kind.within?.(filter) ?? [];
  const words = [...wordsOf(filter.q), ...parts.map(([, part]) => part)];
  const inPlace = all(
    parts.map(([line, part]) => exactly([part], raw(`split_part(search_text, E'\\n', ${line})`))),
  );
  const whole = sql`${everything} and ${have(words)} and ${inPlace}`;
  const isPlain = among !== isLive || ids.length > 0;
  const short = isPlain ? undefined : shortWords(everything, words, inPlace, have);
  if (!sort || indexed.has(`${recordSorts[sort[0]]} ${sort[1]}`)) return { table, whole, short };
  const first = (rows: Sql) =>
    sql`from (select * ${rows} order by ${by(order)} limit ${number(sortingLimit)}) ${raw(table)}`;
  if (short) return { table, whole: sql`${first(everything)} where ${short.inFew}` };
  return { table, whole: sql`${first(whole)} where true` };
}
