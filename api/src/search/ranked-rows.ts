import { all, number, raw, type Sql, sql } from '../platform/database/sql.ts';
import type { Tier } from './tiers.ts';

/**
 * Rows of the list in its order that are looked at before an index of words is used. A page of common matches is full
 * soon, so that only rare ones are all fetched, at most about one in forty rows.
 */
const HEAD_ROWS = 1_000;

interface Ranking {
  table: string;
  scope: Sql;
  filter: Sql;
  /** A condition of every match with an index in the order of the list. */
  indexed: Sql;
  /** Best first. */
  tiers: readonly Tier[];
  /** Whatever is of one of the tiers, which is tested first. */
  any: Sql;
  order: Sql;
  /** Rows wanted, of all tiers together. */
  maxRows: number;
  /** The end of the previous page: its rank, and the condition for the rows of that rank after it. */
  after?: { rank: number; behind: Sql } | undefined;
}

/**
 * Common table expressions, the last of which is `found`: the first `maxRows` rows by rank and order, unordered. Each tier
 * comes from the head of the list if that has enough of it, else from an index; the tiers after a full page are not run.
 */
export function rankedRows({
  table,
  scope,
  filter,
  tiers,
  any,
  order,
  maxRows,
  ...rest
}: Ranking): Sql {
  const { indexed, after } = rest;
  const from = sql`from ${raw(table)} where ${scope}`;
  const head = (name: string, behind: Sql) => sql`${raw(name)} as materialized (
    select * from (select * ${from} and ${indexed} and ${behind} order by ${order} limit ${number(HEAD_ROWS + 10 * maxRows)}) head
    where ${filter} and ${any})`;
  const limit = number(maxRows);
  let filled = raw('0');
  const parts = [head('head', raw('true')), ...(after ? [head('behind', after.behind)] : [])];
  const names: string[] = [];
  tiers.forEach(({ condition: own, required = raw('true'), isAnywhere, isListOrder }, index) => {
    const rank = tiers.length - 1 - index;
    if (after && rank > after.rank) return;
    const isBehind = after?.rank === rank;
    const better = tiers.slice(0, index).map((other) => sql`(${other.condition}) is not true`);
    const condition = all([own, required, ...better]);
    const first = raw(`first_${index}`);
    const rows = sql`select *, ${number(rank)}::smallint as rank`;
    parts.push(
      sql`${first} as materialized (${rows} from ${raw(isBehind ? 'behind' : 'head')}
        where ${filled} < ${limit} and ${condition} limit ${limit})`,
      sql`${raw(`tier_${index}`)} as materialized (
        select * from ${first} where (select count(*) from ${first}) = ${limit}
        union all (${rows} ${from} and ${isAnywhere ? raw('true') : indexed}
          and ${filled} < ${limit} and (select count(*) from ${first}) < ${limit}
          and ${isBehind && after ? after.behind : raw('true')} and ${filter} and ${condition}
          order by ${isListOrder ? order : withoutIndex(order)} limit ${limit}))`,
    );
    names.push(`tier_${index}`);
    filled = sql`${filled} + (select count(*) from ${raw(`tier_${index}`)})`;
  });
  const found = raw(names.map((name) => `select * from ${name}`).join(' union all '));
  return sql`${parts.reduce((list, part) => sql`${list}, ${part}`)}, found as (${found})`;
}

/** Sorts by an expression, so that the planner does not walk the ordering index, which is slow for rare rows. */
const withoutIndex = (order: Sql) =>
  raw(order.text.replace(/^(.*?)( asc| desc|,|$)/i, 'greatest($1)$2'));
