import { median } from '../../test/harness/figures.ts';
import { load, type Run } from '../load.ts';
import { type BenchFigure, figure } from '../report.ts';
import { type Bench, NOT_KEPT } from '../servers.ts';
import * as yardsticks from '../yardsticks/yardsticks.ts';

const CONNECTIONS = 16;
const MAX_P99_RATIO = 3;
/** A page of 24, as in Y2. */
export const listPath = (q = '') =>
  `/api/companies?${new URLSearchParams({ range: '[0,23]', ...(q && { q }) })}`;

/** Requests per second and p99 at 16 connections as ratios to yardsticks, all paths in turn in each round. */
export async function measurePages(bench: Bench): Promise<BenchFigure[]> {
  const [rounds, seconds] = bench.isQuick ? [2, 1] : [5, 2];
  const paths = await pathsOf(bench);
  const runs = new Map<string, Run[]>(paths.map(({ name }) => [name, []]));
  for (const path of paths) await load(path, CONNECTIONS, 1);
  for (let round = 1; round <= rounds; round++) {
    console.log(`Pages and JSON, round ${round} of ${rounds}`);
    for (const path of paths) runs.get(path.name)!.push(await load(path, CONNECTIONS, seconds));
  }
  return paths.flatMap(({ name, besides }) => {
    const own = runs.get(name)!;
    const middle = (of: keyof Run) => median(own.map((run) => run[of]));
    if (Object.keys(besides).length === 0)
      return [
        figure(`${name}, requests`, middle('perSecond'), '/s'),
        figure(`${name}, p99`, middle('p99'), 'ms'),
      ];
    return Object.entries(besides).flatMap(([beside, atLeast]) => {
      const ratio = (of: keyof Run) =>
        median(runs.get(beside)!.map((run, round) => own[round]![of] / run[of]));
      const unit = `× ${beside}`;
      return [
        figure(`${name}, requests`, ratio('perSecond'), unit, { atLeast }),
        figure(`${name}, p99`, ratio('p99'), unit, { atMost: MAX_P99_RATIO }),
      ];
    });
  });
}

/** Share of the requests per second of a yardstick. */
type Goals = Record<string, number>;

async function pathsOf(bench: Bench) {
  const database = await bench.copy('pages');
  const list = await yardsticks.startList(bench.stack, database);
  const api = await bench.startApi('api', database);
  const anew = await bench.startApi('api-not-kept', database, NOT_KEPT);
  const site = await bench.startSite('site', api.url);
  // As in the product, lists and their counts come from an api that keeps them: only the page is rendered.
  const rendering = await bench.startSite('site-not-kept', api.url, NOT_KEPT);
  // The page shows 18 of them.
  const cards = await yardsticks.startCards(bench.stack, api.url + listPath().replace('23', '17'));
  const companies = (await (await fetch(api.url + listPath())).json()) as { id: string }[];
  if (!(await isKept(`${site.url}/companies`))) throw new Error('The site keeps no pages.');
  for (const url of [`${rendering.url}/companies`, anew.url + listPath()])
    if (await isKept(url)) throw new Error(`${url} is kept with PAGE_CACHE=off.`);
  const path = (
    origin: string,
    name: string,
    at = '/',
    besides: Goals = {},
    encoding = 'identity',
  ) => ({ origin, name, paths: [at], besides, headers: { 'Accept-Encoding': encoding } });
  const single = `/api/companies/${companies[0]!.id}`;
  return [
    path(await yardsticks.startConstant(bench.stack), 'Y1'),
    path(site.url, 'list page, kept, plain', '/companies', { Y1: 0.5 }),
    path(site.url, 'list page, kept, gzip', '/companies', { Y1: 0.5 }, 'gzip'),
    path(site.url, 'list page, kept, brotli', '/companies', { Y1: 0.6 }, 'br'),
    path(rendering.url, 'list page, not kept', '/companies', { Y4: 0.4 }),
    path(cards, 'Y4'),
    path(api.url, 'JSON list, kept', listPath(), { Y2: 3 }),
    path(api.url, 'JSON search, kept', listPath('insured'), { Y2: 3 }),
    path(api.url, 'JSON single, kept', single, { Y2: 3 }),
    path(list, 'Y2'),
    path(anew.url, 'JSON list, not kept', listPath(), { Y2: 0.75 }),
    path(anew.url, 'JSON single, not kept', single, { Y2: 1.4 }),
  ];
}

/** Whether the second answer comes from a cache. */
async function isKept(url: string): Promise<boolean> {
  await (await fetch(url)).text();
  const { headers } = await fetch(url);
  return /\bhit\b/.test(headers.get('Cache-Status') ?? '');
}
