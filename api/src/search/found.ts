import type { Kind, ListingFilter } from '../listings/kind.ts';
import { orderBy, type Order } from '../platform/lists/keyset.ts';
import { isLive } from '../listings/life.ts';
import type { Listing } from '../listings/listing.entity.ts';
import type { ListQuery } from '../platform/lists/list-query.ts';
import { booleanConditions } from '../listings/fields.ts';
import { containAll, wordsOf } from './words.ts';
import { type WordCondition, type ShortWords, shortWords } from './short-words.ts';
import { number, all, raw, type Sql, sql } from '../platform/database/sql.ts';

/** The matches of a query, as parts of statements of the form `from … where …`. */
export interface Found {
  table: string;
  whole: Sql;
  short?: ShortWords | undefined;
  /** All matches are fetched before sorting. */
  isFetched?: boolean;
}

interface Selection {
  scope: Sql;
  order: Order;
}

/** Condition of the filter key `flagged`: listings with screening notes, or without. */
const flaggedOnly = (flagged: boolean | undefined): Sql[] =>
  flagged === undefined ? [] : [sql`(notes <> '[]') = ${raw(String(flagged))}`];

/** Sorts without an index apply to the first listings only, in the default order. */
export const SORTING_LIMIT = 5_000;

/** Sorts that an index supports (migrations: `_newest`, `_approved`, the primary key). */
const INDEXED_SORTS = new Set([
  'created_at DESC',
  'coalesce(approved_at, created_at) DESC',
  'approved_at DESC',
  'id ASC',
]);

/** The matches of a query within `scope`; `condition` matches the words of a text. */
export function foundBy<Filter extends ListingFilter>(
  kind: Kind<Listing, Filter>,
  { filter, sort }: ListQuery<Filter>,
  { scope, order }: Selection,
  condition: WordCondition = containAll,
): Found {
  const { table, fields, where, recordSorts } = kind;
  const ids = filter.id ? [sql`id = any(${filter.id}::uuid[])`] : [];
  const unsearched = sql`from ${raw(table)} where ${all([scope, ...ids, ...flaggedOnly(filter.flagged), ...booleanConditions(fields, filter), ...where(filter)])}`;
  const parts = kind.textInLine?.(filter) ?? [];
  const words = [...wordsOf(filter.q), ...parts.map(([, part]) => part)];
  const inPlace = all(
    parts.map(([line, part]) =>
      containAll([part], raw(`split_part(search_text, E'\\n', ${line})`)),
    ),
  );
  const whole = sql`${unsearched} and ${condition(words)} and ${inPlace}`;
  const isPlain = scope !== isLive || ids.length > 0;
  const short = isPlain ? undefined : shortWords(unsearched, words, inPlace, condition);
  if (!sort || INDEXED_SORTS.has(`${recordSorts[sort[0]]} ${sort[1]}`))
    return { table, whole, short };
  const first = (rows: Sql) =>
    sql`from (select * ${rows} order by ${orderBy(order)} limit ${number(SORTING_LIMIT)}) ${raw(table)}`;
  if (short) return { table, whole: sql`${first(unsearched)} where ${short.inRows}` };
  return { table, whole: sql`${first(whole)} where true` };
}
