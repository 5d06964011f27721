import { median } from '../../test/harness/figures.ts';
import { openDatabase } from '../../test/rig/database.ts';
import { type BenchFigure, figure } from '../report.ts';
import { type Bench, NOT_KEPT } from '../servers.ts';
import { listPath } from './pages.ts';

/** Searches, with their bounds as multiples of the list without a word at 100,000 and at 1,000,000 companies. */
const searches = {
  corridor: { q: 'van Ikeja to Lekki tomorrow', bounds: [12, 40] },
  common: { q: 'insured', bounds: [5, 5] },
  rare: { q: 'zephyrine', bounds: [12, 40] },
  absent: { q: 'xylophone', bounds: [12, 40] },
  misspelt: { q: 'zephirine', bounds: [12, 40] },
  // Everything matches, the few with these words first.
  filler: { q: 'how much is delivery', bounds: [12, 40] },
  // Words that many companies have, almost as many as are not refused.
  'of 200 characters': {
    q: 'insured noon padded photographed offices transit handover charge minutes boxes shops cards request free door plans online fragile travel company line runs side city vans paid goods',
    bounds: [100, 100],
  },
};
const MAX_GROWTH = 1.2;

/** p50 of a first page on one connection, beside the list; a search and a list in turn, since noise meets both. */
export async function measureSearches(bench: Bench): Promise<BenchFigure[]> {
  const [rounds, ms] = bench.isQuick ? [3, 300] : [5, 800];
  const sizes = [...bench.databases].slice(2);
  const apis = await Promise.all(
    sizes.map(([size, database]) => bench.startApi(`search-${size}`, database, NOT_KEPT)),
  );
  const compared = sizes.flatMap(([size], index) =>
    Object.entries(searches).map(([name, { q, bounds }]) => {
      const what = `search ${name}, ${size.toLocaleString('en')} companies, p50`;
      return { what, q, url: apis[index]!.url, atMost: bounds[index]!, ratios: [] as number[] };
    }),
  );
  for (let round = 1; round <= rounds; round++) {
    console.log(`Searches, round ${round} of ${rounds}`);
    for (const { q, url, ratios } of compared) {
      const samples: { list: number[]; search: number[] } = { list: [], search: [] };
      // The first search of a word also counts its hits.
      await timed(url, q);
      for (const end = performance.now() + ms; performance.now() < end;) {
        samples.list.push(await timed(url));
        samples.search.push(await timed(url, q));
      }
      ratios.push(median(samples.search) / median(samples.list));
    }
  }
  return compared.map(({ what, atMost, ratios }) =>
    figure(what, median(ratios), '× list', { atMost }),
  );
}

/** Milliseconds of a request. */
async function timed(url: string, q = ''): Promise<number> {
  const start = performance.now();
  const response = await fetch(url + listPath(q));
  const text = await response.text();
  const ms = performance.now() - start;
  if (!response.ok)
    throw new Error(`The search for '${q}' was answered ${response.status}: ${text}`);
  return ms;
}

/** Time that PostgreSQL plans and executes per list (pg_stat_statements) in the largest database beside the smallest. */
export async function measureDatabase(bench: Bench): Promise<BenchFigure[]> {
  const [rounds, lists] = bench.isQuick ? [3, 150] : [5, 500];
  const sizes = [...bench.databases.keys()];
  const compared = [Math.min(...sizes), Math.max(...sizes)];
  const statistics = await openDatabase(bench.server);
  await statistics.rows('create extension if not exists pg_stat_statements');
  await statistics.rows(`alter role postgres set pg_stat_statements.track = 'top'`);
  await statistics.rows('alter role postgres set pg_stat_statements.track_planning = on');
  const apis = await Promise.all(
    compared.map((size) => bench.startApi(`list-${size}`, bench.databases.get(size)!, NOT_KEPT)),
  );
  const [small, large] = [[], []] as [number[], number[]];
  for (let round = 0; round <= rounds; round++)
    for (const [index, { url }] of apis.entries()) {
      await statistics.rows('select pg_stat_statements_reset()');
      for (let list = 0; list < lists; list++) await (await fetch(url + listPath())).text();
      const time = await statistics.number(
        'select sum(total_plan_time + total_exec_time) from pg_stat_statements where calls >= ?',
        [lists],
      );
      // The first round warms up.
      if (round > 0) [small, large][index]!.push(time / lists);
    }
  await statistics.rows('alter role postgres reset all');
  await statistics.close();
  const growth = median(small.map((ms, round) => large[round]! / ms));
  const [from, to] = compared.map((size) => size.toLocaleString('en'));
  return [
    figure(`list in PostgreSQL, ${from} companies`, median(small), 'ms'),
    figure(`list in PostgreSQL, ${to} companies`, growth, `× ${from}`, { atMost: MAX_GROWTH }),
  ];
}
