import { all, join, number, raw, type Sql, sql } from '../platform/database/sql.ts';
import type { Key, Order } from '../platform/lists/keyset.ts';
import type { ListQuery } from '../platform/lists/list-query.ts';
import { placeOfCursor } from '../platform/lists/stamped-page.ts';
import type { Tier, Tiers } from './tiers.ts';

/** A tier with at most this many matches by words is fetched whole, whether it fills the page or not. */
const FEW_ROWS = 400;

/** Rows of the list, in its order, that are looked at before an index of words: they fill a page with common matches. */
const HEAD_ROWS = 1_000;

/** Columns to order by, and to find a row again: whole rows are read for the page only. */
const keys = raw('id, plan_rank, approved_at, created_at');

interface Ranking extends Tiers {
  table: string;
  scope: Sql;
  filter: Sql;
  /** A condition of all tiers but the name, which an index in the order of the list has. */
  indexed: Sql;
  order: Sql;
  /** Rows wanted, of all tiers together. */
  maxRows: number;
  after: ReturnType<typeof cursorOf>;
}

/**
 * Common table expressions, the last of which is `found`: keys and rank of the first `maxRows` rows by rank and order,
 * unordered. Tier after tier adds its rows until there are enough; PostgreSQL computes only those that are read.
 */
export function rankedRows(ranking: Ranking): Sql {
  const { tiers, after } = ranking;
  const parts = [headRows('head', raw('true'), ranking)];
  if (after) parts.push(headRows('behind', after.behind, ranking));
  let found: Sql | undefined;
  tiers.forEach((tier, index) => {
    if (after && after.rank < rankOf(index, tiers)) return;
    parts.push(tierRows(tier, index, ranking, found));
    found = raw(`found_${index}`);
  });
  parts.push(sql`found as (select * from ${found})`);
  return join(parts, ', ');
}

/** The matches with their ranks in the head of the list, or of the list after the end of the previous page. */
function headRows(name: 'head' | 'behind', start: Sql, ranking: Ranking): Sql {
  const { table, scope, filter, asked, tiers, any, indexed, order, maxRows } = ranking;
  const cases = tiers.map(
    ({ condition }, index) => sql`when ${condition} then ${number(rankOf(index, tiers))}`,
  );
  return sql`${raw(name)} as materialized (
    select ${keys}, (case ${join(cases, ' ')} end)::smallint as rank
    from ${asked}, (select * from ${raw(table)} where ${scope} and ${indexed} and ${start}
      order by ${order} limit ${number(HEAD_ROWS + 10 * maxRows)}) head
    where ${filter} and ${any})`;
}

/** Adds the rows of a tier if more are wanted: from heads of lists if they have enough, otherwise all. */
function tierRows(tier: Tier, index: number, ranking: Ranking, before: Sql | undefined): Sql {
  const { table, scope, filter, asked, tiers, indexed, order, maxRows, after } = ranking;
  const { by, condition, required = raw('true'), places } = tier;
  const [found, first, whole] = ['found', 'first', 'whole'].map((name) => raw(`${name}_${index}`));
  const rank = number(rankOf(index, tiers));
  const limit = number(maxRows);
  const isBehind = after?.rank === rankOf(index, tiers);
  const isWanted = before ? sql`(select count(*) from ${before}) < ${limit}` : raw('true');
  const isFew = sql`(select count(*) from (select from ${whole} limit ${number(FEW_ROWS + 1)}) few)
    <= ${number(FEW_ROWS)}`;
  const rows = sql`select ${keys}, ${rank}::smallint as rank from ${asked},`;
  const source = sql`${raw(table)} where ${scope} and ${by === 'name' ? raw('true') : indexed}
    and ${isBehind ? after.behind : raw('true')}`;
  const matches = sql`${filter} and ${condition} and ${required}
    and ${all(tiers.slice(0, index).map((better) => sql`(${better.condition}) is not true`))}`;
  const ofPlaces = sql`${rows} unnest(${places}::text[]) path, lateral (
      select * from (select * from ${source} and place = path
        order by ${order} limit ${number(10 * maxRows)}) head
      where ${matches} limit ${limit}) list
    where ${isWanted} order by ${order} limit ${limit}`;
  const ofHead = sql`select * from ${raw(isBehind ? 'behind' : 'head')} where rank = ${rank} and ${isWanted}
    and not ${by === 'name' || by === 'words' ? isFew : raw('false')} limit ${limit}`;
  return sql`${whole} as materialized (${rows} ${source} and ${matches}),
    ${first} as materialized (${places ? ofPlaces : ofHead}),
    ${found} as materialized (${before ? sql`select * from ${before} union all` : raw('')}
      select * from ${first} where (select count(*) from ${first}) = ${limit}
      union all (select * from ${whole} where ${isWanted} and (select count(*) from ${first}) < ${limit}
        order by ${order} limit ${limit}))`;
}

const rankOf = (index: number, tiers: readonly Tier[]) => tiers.length - 1 - index;

/**
 * The end of the previous page, if the query has a cursor: its rank, and the condition for the rows of that rank after it.
 * @throws 400 for a cursor of another order
 */
export function cursorOf(query: ListQuery, order: Order, ranked: Order) {
  if (!placeOfCursor(query, ranked)) return undefined;
  const [rank, ...key] = query.after as Key;
  const behind = placeOfCursor({ ...query, after: key }, order);
  return behind && { rank: Number(rank), behind };
}
