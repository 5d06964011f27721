import type { Kind, ListingFilter } from './kind.ts';
import { by, type Order } from './keyset.ts';
import { isLive } from './life.ts';
import type { Listing } from './listing.entity.ts';
import type { ListQuery } from './list-query.ts';
import { exactly, isShort, spelled, wordsOf } from './search.ts';
import { number, all, raw, type Sql, sql } from './sql.ts';

/** What a query finds, as parts of statements that read `from … where …`. */
export interface Found {
  whole: Sql;
  /**
   * Where words are too short for trigrams: where to look for them, and how in a few rows and in all. A short word is mostly
   * common, and found at once in the first rows of a list, but slowly through any index; a rare one is the other way round.
   */
  short?: { among: Sql; inFew: Sql; inAll: Sql };
}

interface Selection {
  among: Sql;
  order: Order;
}

/** Where no index has the order that is asked for, it is made among so many, the first of the list. */
export const sortingLimit = 10_000;

/** What lists are sorted by through an index (migrations: `_newest`, `_approved`, the key). */
const indexed = new Set([
  'created_at DESC',
  'coalesce(approved_at, created_at) DESC',
  'approved_at DESC',
  'id ASC',
]);

/** What a query finds among a selection of listings. */
export function foundBy<Filter extends ListingFilter>(
  kind: Kind<Listing, Filter>,
  { filter, sort }: ListQuery<Filter>,
  { among, order }: Selection,
): Found {
  const { table, where, recordSorts } = kind;
  const ids = filter.id ? [sql`id = any(${filter.id}::uuid[])`] : [];
  const everything = sql`from ${raw(table)} where ${all([among, ...ids, ...where(filter)])}`;
  const parts = kind.within?.(filter) ?? [];
  const words = [...wordsOf(filter.q), ...parts.map(([, part]) => part)];
  const inPlace = all(
    parts.map(([column, part]) => sql`folded(${raw(column)}) like containing(${part})`),
  );
  const inFew = all([exactly(words), inPlace]);
  const whole = sql`${everything} and ${inFew}`;
  const isSeldomShort = !words.some(isShort) || among !== isLive || ids.length > 0;
  if (sort && !indexed.has(`${recordSorts[sort[0]]} ${sort[1]}`)) {
    const first = (found: Sql) =>
      sql`from (select * ${found} order by ${by(order)} limit ${number(sortingLimit)}) ${raw(table)}`;
    return {
      whole: isSeldomShort
        ? sql`${first(whole)} where true`
        : sql`${first(everything)} where ${inFew}`,
    };
  }
  if (isSeldomShort) return { whole };
  return { whole, short: { among: everything, inFew, inAll: all([spelled(words), inPlace]) } };
}
