import { isLive } from '../listings/life.ts';
import { placeAt } from '../places/gazetteer.ts';
import type { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { raw, sql } from '../platform/database/sql.ts';
import { today } from './activity.ts';

/** With fewer companies a share would mean little, and would reveal the figures of a single rival. */
const MIN_ALIKE = 20;
const MAX_ALIKE = 500;

/** The share of live companies with a service in the same state that had fewer views in 30 days. */
export async function comparisonOf(database: ReadOnlyDatabase, id: string) {
  const [row] = await database.rows<{ state: string; alike: number; fewer: number }>(
    sql`with mine as (select id, state, service_types from company where id = ${id}),
      alike as (
        select company.id from company, mine where ${raw(isLive.text)} and company.state = mine.state
          and company.service_types && mine.service_types and company.id <> mine.id limit ${MAX_ALIKE}
      ), seen as (
        select one.id, coalesce(sum(views), 0) as views from (select id from alike union select id from mine) one
        left join activity on listing_id = one.id and day > ${today} - 30 group by one.id
      )
      select mine.state, count(*)::int as alike,
        count(*) filter (where seen.views < (select views from seen where seen.id = mine.id))::int as fewer
      from mine, seen where seen.id <> mine.id group by mine.state`,
    'comparison',
  );
  if (!row || row.alike < MIN_ALIKE) return null;
  return {
    place: placeAt(row.state)?.name ?? row.state,
    percent: Math.floor((100 * row.fewer) / row.alike),
  };
}
