/**
 * `npm run bench -- [--quick] [--only pages,product]`: measures the goals of docs/performance.md beside yardsticks
 * on the same machine, prints one table and writes data/bench/<date>.json. Exits with 1 when a part could not be measured.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildStale } from '../scripts/dev/build/build.ts';
import { Refusal, refuse } from '../scripts/dev/settings/refusal.ts';
import { root } from '../scripts/dev/settings/settings.ts';
import { stopOnSignals } from '../scripts/dev/process/signals.ts';
import { Stack } from '../scripts/dev/process/stack.ts';
import { type BenchFigure, isHeld, reportOf } from './report.ts';
import { measureApproval } from './scenarios/approval.ts';
import { measurePages } from './scenarios/pages.ts';
import { measurePhotos } from './scenarios/photos.ts';
import { measureProduct } from './scenarios/product.ts';
import { measureDatabase, measureSearches } from './scenarios/searches.ts';
import { type Bench, benchFolder, prepare } from './servers.ts';

const parts: Record<string, (bench: Bench) => Promise<BenchFigure[]>> = {
  pages: measurePages,
  searches: measureSearches,
  database: measureDatabase,
  approval: measureApproval,
  photos: measurePhotos,
  product: measureProduct,
};

const stack = new Stack();
stopOnSignals(stack);

try {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string', default: Object.keys(parts).join(',') },
    },
  });
  const names = values.only.split(',');
  const unknown = names.find((name) => !parts[name]);
  if (unknown) throw new Refusal(`--only takes ${Object.keys(parts).join(', ')}, not ${unknown}.`);
  const started = performance.now();
  const circumstances = {
    date: new Date().toISOString(),
    commit: String(spawnSync('git', ['describe', '--always'], { cwd: root }).stdout).trim(),
    form: values.quick ? 'quick' : 'full',
    machine: `${cpus().length} × ${cpus()[0]?.model}`,
    loadAtStart: loadavg()[0]!,
    node: process.version,
  };
  console.log(circumstances);
  await buildStale(stack, ['api', 'site', 'admin']);
  const bench = await prepare(stack, values.quick);
  const figures: BenchFigure[] = [];
  const faults: Record<string, string> = {};
  for (const name of names)
    try {
      figures.push(...(await Promise.race([parts[name]!(bench), stack.failed])));
      await bench.stopServers();
    } catch (error) {
      if (stack.isStopping) throw error;
      console.error(error);
      faults[name] = String(error);
      await bench.stopServers().catch(console.error);
    }
  const seconds = Math.round((performance.now() - started) / 1000);
  const report = { ...circumstances, seconds, loadAtEnd: loadavg()[0]!, faults, figures };
  const file = join(benchFolder, `${circumstances.date.replaceAll(':', '-')}.json`);
  writeFileSync(file, JSON.stringify(report, null, 2));
  console.log(await reportOf(figures));
  const missed = figures.filter((figure) => !isHeld(figure)).length;
  console.log(`${missed} goals missed, ${seconds} s; written to ${file}`);
  await stack.stop();
  process.exit(Object.keys(faults).length > 0 ? 1 : 0);
} catch (error) {
  if (!stack.isStopping) await stack.stop().then(() => refuse(error));
}
