import type { Client } from 'pg';
import { median } from '../../test/harness/figures.ts';
import { connected } from '../databases.ts';
import { keywords, searchPath, type Keyword } from '../keywords.ts';
import type { Bench } from '../servers.ts';
import { table } from '../table.ts';

const ROUNDS = 3;
/** An api samples the texts that it searches at their first request, and chooses statements by the sample. */
const WARM_UP_MS = 1_500;

/** By keyword, then by companies: ms of PostgreSQL for a search made for the first time, and with its total known. */
export type SearchTimes = Record<Keyword, Record<number, { first: number; again: number }>>;

/** Times the statements of the api's searches with pg_stat_statements, on the sizes of database in turn. */
export async function measureSearches(bench: Bench): Promise<SearchTimes> {
  const admin = await connected(bench.server);
  await admin.query('create extension if not exists pg_stat_statements');
  await track(admin, true);
  const apis = [];
  for (const [size, database] of bench.databases) {
    const api = await bench.startApi(`search-${size}`, database);
    apis.push({ size, api, database: new URL(database).pathname.slice(1) });
    for (const end = performance.now() + WARM_UP_MS; performance.now() < end;)
      for (const { q } of Object.values(keywords)) await search(api.url, q);
  }
  const times = {} as SearchTimes;
  for (const [name, { q }] of Object.entries(keywords)) {
    console.log(`Search: ${name}`);
    const tries = apis.map((one) => ({ ...one, first: [] as number[], again: [] as number[] }));
    for (let round = 0; round < ROUNDS; round++) {
      // With another capital it is another search to the api.
      const unknown = q.slice(0, round) + q.charAt(round).toUpperCase() + q.slice(round + 1);
      for (const { api, database, first, again } of tries) {
        const times = (text: string, durationMs: number) =>
          timed(admin, database, durationMs, () => search(api.url, text));
        const firstMs = await times(unknown, 0);
        if (unknown !== q) first.push(firstMs);
        again.push(await times(q, bench.size.searchMs));
      }
    }
    times[name as Keyword] = Object.fromEntries(
      tries.map(({ size, first, again }) => [size, { first: median(first), again: median(again) }]),
    );
  }
  for (const { api } of apis) await api.stop();
  await track(admin, false);
  await admin.end();
  return times;
}

export function searchTable(times: SearchTimes): Promise<string> {
  const sizes = Object.keys(times.none).map(Number);
  return table(
    'PostgreSQL, ms for a page of 24 whose total is known; first: with counting',
    ['keyword', 'found in', ...sizes.map(String), 'growth ×', ...sizes.map((n) => `first ${n}`)],
    Object.entries(times).map(([keyword, bySize]) => [
      keyword,
      keywords[keyword as Keyword].found,
      ...sizes.map((size) => bySize[size]!.again),
      bySize[sizes.at(-1)!]!.again / bySize[sizes[0]!]!.again,
      ...sizes.map((size) => bySize[size]!.first),
    ]),
  );
}

async function search(url: string, q: string): Promise<void> {
  const response = await fetch(url + searchPath(q));
  const text = await response.text();
  if (!response.ok)
    throw new Error(`The search for '${q}' was answered ${response.status}: ${text}`);
}

/** Planning and execution time of the statements on companies, per search, repeated for `ms`. */
async function timed(admin: Client, database: string, ms: number, work: () => Promise<void>) {
  await admin.query('select pg_stat_statements_reset()');
  const end = performance.now() + ms;
  let searches = 0;
  do {
    await work();
    searches += 1;
  } while (performance.now() < end);
  const { rows } = await admin.query<{ ms: number | null }>(
    `select sum(total_plan_time + total_exec_time) as ms from pg_stat_statements
     where dbid = (select oid from pg_database where datname = $1) and query ~ '\\mcompany\\M' and query !~ 'pgboss'`,
    [database],
  );
  return Number(rows[0]?.ms) / searches;
}

async function track(admin: Client, on: boolean) {
  await admin.query(`alter system set pg_stat_statements.track = ${on ? 'top' : 'none'}`);
  await admin.query(`alter system set pg_stat_statements.track_planning = ${on ? 'on' : 'off'}`);
  await admin.query('select pg_reload_conf()');
}
