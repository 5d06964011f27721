import type { Stack } from '../supervisor/stack.ts';
import { measureSearches, type SearchTimes } from './database/search-times.ts';
import type { Extent } from './extent.ts';
import { autocannon } from './load/autocannon.ts';
import { measureInterleaved } from './load/interleaved.ts';
import { wrk } from './load/wrk.ts';
import { watchMemory } from './memory.ts';
import { type Bench, prepare } from './preparation.ts';
import { measureProfiles, profiling } from './profile/profiles.ts';
import { measureFreshness } from './paths/freshness.ts';
import { measureOverload } from './paths/overload.ts';
import { pathsOf } from './paths/paths.ts';
import { measureSubmission } from './paths/submission.ts';
import { behaviourTable } from './report/behaviour-table.ts';
import { circumstances } from './report/circumstances.ts';
import { pathTables } from './report/path-tables.ts';
import { profileTable } from './report/profile-table.ts';
import { searchTables } from './report/search-table.ts';
import { shownTable } from './report/table.ts';
import { copyOf } from './seeding/databases.ts';
import { type Keyword, keywords, worstOf } from './seeding/keywords.ts';
import { makeListTable } from './yardsticks/list-table.ts';
import * as yardsticks from './yardsticks/yardsticks.ts';

/** Companies on the site's list page, of which Y4 draws the cards. */
const cardsOnPage = 18;

/** Starts everything, measures everything and answers the report; what it started ends with the stack. */
export async function measure(stack: Stack, extent: Extent): Promise<string> {
  const started = performance.now();
  const bench = await prepare(stack, extent);
  const generator = wrk() ?? autocannon();
  const where = await circumstances(bench.server, generator.name, extent.name);
  const searches = await measureSearches(bench, extent);

  const [, companies] = extent.sizes;
  const { subjects, database } = await startSubjects(bench, companies);
  const { api, site, renderingSite } = subjects;
  const { paths, remarks } = await pathsOf(subjects);
  const memory = watchMemory([api, site]);
  const measured = await measureInterleaved(generator, paths, extent, bench.progress);
  const resident = memory.stop();
  const profiled = await measureProfiles(bench, generator, paths, api.pid, extent);
  bench.refuseDeaths();

  const freshness = await measureFreshness(bench, generator, api.url, extent);
  const page = { origin: renderingSite.url, paths: ['/companies'] } as const;
  const submission = await measureSubmission(
    bench,
    generator,
    { api: api.url, database, page },
    extent,
  );
  const overload = await measureOverload(bench, generator, worst(searches), extent);
  bench.refuseDeaths();

  const tables = [
    ...pathTables(measured, companies, remarks),
    ...searchTables(searches),
    behaviourTable({ freshness, submission, overload, resident }),
    profileTable(profiled),
  ];
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  bench.progress.done(`Measured in ${minutes} minutes`);
  return [where.join('\n'), ...tables.map(shownTable)].join('\n\n');
}

async function startSubjects(bench: Bench, companies: number) {
  const database = await copyOf(bench.server, bench.databases.get(companies)!);
  await makeListTable(database);
  await bench.ensureAdmin(database);
  const api = await bench.startApi('api', database, profiling('api'));
  const list = `${api.url}/api/companies?range=${encodeURIComponent(`[0,${cardsOnPage - 1}]`)}`;
  const { stack } = bench;
  const subjects = {
    api,
    site: await bench.startSite('site', api.url, profiling('site')),
    renderingSite: await bench.startSite('rendering-site', api.url, {
      ...{ PAGE_CACHE: 'off', ...profiling('rendering-site') },
    }),
    constant: await yardsticks.startConstant(stack),
    list: await yardsticks.startList(stack, database),
    nginx: await yardsticks.startNginx(stack),
    cards: await yardsticks.startCards(stack, list),
  };
  return { subjects, database };
}

/** Words like the one whose search took the database longest on the biggest table. */
function worst(searches: SearchTimes) {
  const names = Object.keys(keywords) as Keyword[];
  const slowest = (keyword: Keyword) => [...searches.get(keyword)!.values()].at(-1)!.first;
  return worstOf(names.toSorted((a, b) => slowest(b) - slowest(a))[0]!);
}
