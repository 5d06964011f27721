/**
 * `npm run bench -- [--quick] [--seed 1] [--profile] [--searches]`: measures the product beside yardsticks on the same machine. Prints
 * tables and writes data/bench/<date>.json. docs/performance.md says how to read them.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildStale } from '../scripts/dev/build/build.ts';
import { refuse } from '../scripts/dev/settings/refusal.ts';
import { root } from '../scripts/dev/settings/settings.ts';
import { stopOnSignals } from '../scripts/dev/process/signals.ts';
import { Stack } from '../scripts/dev/process/stack.ts';
import { randomFrom } from '../test/harness/random.ts';
import { copyOf } from './databases.ts';
import { searchPath } from './keywords.ts';
import { resident } from './load.ts';
import { measureFreshness } from './scenarios/freshness.ts';
import { measureOverload } from './scenarios/overload.ts';
import { pathsOf } from './scenarios/paths.ts';
import { measureSearches, searchTable } from './scenarios/searches.ts';
import { measureSubmissions } from './scenarios/submissions.ts';
import { measureThroughput, throughputTable } from './scenarios/throughput.ts';
import { type Bench, benchFolder, prepare } from './servers.ts';
import { full, quick } from './size.ts';
import { table } from './table.ts';
import * as yardsticks from './yardsticks/yardsticks.ts';

const stack = new Stack();
stopOnSignals(stack);

try {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
      profile: { type: 'boolean', default: false },
      searches: { type: 'boolean', default: false },
    },
  });
  const size = values.quick ? quick : full;
  const circumstances = {
    date: new Date().toISOString(),
    commit: spawnSync('git', ['describe', '--always', '--dirty'], { cwd: root })
      .stdout?.toString()
      .trim(),
    size: size.name,
    seed: Number(values.seed),
    machine: `${cpus().length} × ${cpus()[0]?.model}`,
    loadAtStart: loadavg()[0]!,
    node: process.version,
  };
  console.log(circumstances);
  await buildStale(stack, ['api', 'site']);
  const random = randomFrom(circumstances.seed);
  const bench = await prepare(stack, { size, random, profile: values.profile });
  if (values.searches) {
    console.log(await searchTable(await measureSearches(bench)));
    await bench.stop();
    await stack.stop();
    process.exit(0);
  }
  const results = await Promise.race([measure(bench), stack.failed]);
  const file = join(benchFolder, `${circumstances.date.replaceAll(':', '-')}.json`);
  writeFileSync(file, JSON.stringify({ ...circumstances, ...results }, null, 2));
  console.log(await throughputTable(results.throughput, size.companies[1]));
  console.log(await searchTable(results.searches));
  console.log(await table('Behaviour', ['what', 'figure'], Object.entries(results.behaviour)));
  console.log(`Seed ${circumstances.seed}; written to ${file}`);
  await bench.stop();
  await stack.stop();
  process.exit(0);
} catch (error) {
  if (!stack.isStopping) await stack.stop().then(() => refuse(error));
}

async function measure(bench: Bench) {
  const searches = await measureSearches(bench);
  const database = await copyOf(bench.server, bench.databases.get(bench.size.companies[1])!);
  await bench.ensureAdmin(database);
  const list = await yardsticks.startList(stack, database);
  const api = await bench.startApi('api', database);
  const site = await bench.startSite('site', api.url);
  const renderingSite = await bench.startSite('rendering-site', api.url, { PAGE_CACHE: 'off' });
  const constant = await yardsticks.startConstant(stack);
  const nginx = await yardsticks.startNginx(stack);
  // The page shows 18 of them.
  const cards = await yardsticks.startCards(stack, api.url + searchPath().replace('23', '17'));
  const subjects = { api, site, renderingSite, list, constant, cards };
  const paths = await pathsOf(bench, subjects, nginx);
  const throughput = await measureThroughput(paths, bench.size);
  const memory = resident([api.pid, site.pid]);
  const behaviour = {
    ...(await measureFreshness(bench, database)),
    ...(await measureSubmissions(bench, { api: api.url, database, site: renderingSite.url })),
    ...(await measureOverload(bench, searches)),
    'memory of api and site after the load, MB': memory,
  };
  bench.refuseDeaths();
  return { throughput, searches, behaviour };
}
