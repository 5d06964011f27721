import { median } from '../../test/harness/figures.ts';
import { keywords, searchPath, type Keyword } from '../keywords.ts';
import type { Server } from '../../test/rig/server.ts';
import type { Bench } from '../servers.ts';
import { table } from '../table.ts';

const ROUNDS = 3;
const WARM_UP_REQUESTS = 20;

/** p50 in ms of a first page on one connection, by keyword, then by number of companies. */
export type SearchTimes = Record<Keyword, Record<number, number>>;

/** Times first pages of searches on the sizes of database, in turns, so that noise of the machine meets them all. */
export async function measureSearches(bench: Bench): Promise<SearchTimes> {
  const apis: { size: number; api: Server }[] = [];
  for (const [size, database] of bench.databases)
    apis.push({ size, api: await bench.startApi(`search-${size}`, database) });
  const samples = new Map<string, number[]>();
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, { q }] of Object.entries(keywords)) {
      console.log(`Search, round ${round + 1} of ${ROUNDS}: ${name}`);
      for (const { size, api } of apis) {
        for (let request = 0; request < WARM_UP_REQUESTS; request++) await timed(api.url, q);
        const own = samples.get(`${name} ${size}`) ?? [];
        samples.set(`${name} ${size}`, own);
        for (const end = performance.now() + bench.size.searchMs; performance.now() < end;)
          own.push(await timed(api.url, q));
      }
    }
  for (const { api } of apis) await api.stop();
  const p50 = (name: string, size: number) => median(samples.get(`${name} ${size}`) ?? []);
  return Object.fromEntries(
    Object.keys(keywords).map((name) => [
      name,
      Object.fromEntries(apis.map(({ size }) => [size, p50(name, size)])),
    ]),
  ) as SearchTimes;
}

/** Shows each search beside the list without a word in the same run, since machines differ. */
export function searchTable(times: SearchTimes): Promise<string> {
  const sizes = Object.keys(times.none).map(Number);
  return table(
    'First page of 24 on one connection, p50: ms, and as a multiple of the list without a word',
    ['search', 'found in', ...sizes.map(String), ...sizes.map((size) => `× list, ${size}`)],
    Object.entries(times).map(([name, bySize]) => [
      name,
      keywords[name as Keyword].found,
      ...sizes.map((size) => bySize[size]!),
      ...sizes.map((size) => bySize[size]! / times.none[size]!),
    ]),
  );
}

/** Milliseconds of a request; a search that is too long is refused, any other is answered. */
async function timed(url: string, q: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(url + searchPath(q));
  const text = await response.text();
  const ms = performance.now() - start;
  if (!response.ok && q.length <= 200)
    throw new Error(`The search for '${q}' was answered ${response.status}: ${text}`);
  return ms;
}
