import type { Found } from './found.ts';
import { orderBy, type Order } from '../platform/lists/keyset.ts';
import type { ListQuery } from '../platform/lists/list-query.ts';
import { rowsWithShortWords, withoutIndex } from './short-words.ts';
import { number, raw, type Sql, sql } from '../platform/database/sql.ts';

/** From this offset on, rows are skipped in the index and only those of the page are fetched. */
const FAR_OFFSET = 1_000;

export interface Place {
  found: Found;
  behind?: Sql | undefined;
  order: Order;
  sort?: Sql | undefined;
}

/** The common table expression `page`: its rows in order, plus the first of the next page. */
export function pageRows({ range: [first, last] }: ListQuery, place: Place): Sql {
  const { found, behind, order, sort = orderBy(order) } = place;
  const further = behind ? sql`and ${behind}` : sql``;
  const skipped = behind ? 0 : first;
  const size = last - first + 2;
  const slice = sql`order by ${found.isFetched ? withoutIndex(sort) : sort} limit ${number(size)} offset ${number(skipped)}`;
  if (found.short) {
    const rows = rowsWithShortWords(found.short, {
      further,
      sort,
      skipped,
      maxRows: size + skipped,
    });
    return sql`page as (select * from (${rows}) found ${slice})`;
  }
  const rows = sql`${found.whole} ${further} ${slice}`;
  if (skipped < FAR_OFFSET) return sql`page as (select * ${rows})`;
  return sql`
    place as materialized (select id ${rows}),
    page as (
      select * from ${raw(found.table)} where id in (select id from place) order by ${sort})`;
}
