import type { Found } from './found.ts';
import { by, type Order } from './keyset.ts';
import type { ListQuery } from './list-query.ts';
import { number, raw, type Sql, sql } from './sql.ts';

/** So many rows of a list are looked through for a short word before its letters are looked up, for a page and for a total. */
const few = { page: 1_500, total: 10_000 } as const;

interface Place {
  found: Found;
  behind?: Sql | undefined;
  order: Order;
  sort?: Sql | undefined;
}

/** The common table expression `page`: the rows of a page in order, with the first of the next one. */
export function pageRows({ range: [first, last] }: ListQuery, place: Place): Sql {
  const { found, behind, order, sort = by(order) } = place;
  const further = behind ? sql`and ${behind}` : sql``;
  const skipped = behind ? 0 : first;
  const size = last - first + 2;
  const slice = sql`order by ${sort} limit ${number(size)} offset ${number(skipped)}`;
  if (!found.short) return sql`page as materialized (select * ${found.whole} ${further} ${slice})`;
  const { among, inFew, inAll } = found.short;
  const enough = size + skipped;
  const looked = few.page + 10 * skipped;
  return sql`
    few as materialized (
      select * from (select * ${among} ${further} order by ${sort} limit ${number(looked)}) newest
      where ${inFew} limit ${number(enough)}),
    page as materialized (
      select * from (
        select * from few where (select count(*) from few) = ${number(enough)}
        union all (
          select * ${among} ${further} and (select count(*) from few) < ${number(enough)} and ${inAll}
          order by ${withoutIndex(sort)} limit ${number(enough)})
      ) either ${slice})`;
}

/** How many are found, but no more than `most`. */
export function someOf({ whole, short }: Found, order: Order, most: number): Sql {
  if (!short)
    return sql`(select count(*) from (select ${whole} limit ${number(most)}) counted)::int`;
  const { among, inFew, inAll } = short;
  return sql`(
    select case when few.count = ${number(most)} then few.count
      else (select count(*) from (select ${among} and ${inAll} limit ${number(most)}) counted) end
    from (
      select count(*) from (
        select from (select * ${among} order by ${by(order)} limit ${number(few.total)}) newest
        where ${inFew} limit ${number(most)}) seen
    ) few)::int`;
}

/** The same order, but not as an index has it: else the planner walks through that for a word that is hardly anywhere. */
const withoutIndex = (order: Sql) =>
  raw(order.text.replace(/^(.*?)( asc| desc|,|$)/i, 'greatest($1)$2'));
