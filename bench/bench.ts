/**
 * `npm run bench -- [--quick] [--only pages,product]`: measures the goals of docs/performance.md beside yardsticks
 * on the same machine and prints one table. Exits with 1 when a part could not be measured.
 */
import { spawnSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { buildStale } from '../scripts/dev/build/build.ts';
import { Refusal, refuse } from '../scripts/dev/settings/refusal.ts';
import { root } from '../scripts/dev/settings/settings.ts';
import { stopOnSignals } from '../scripts/dev/process/signals.ts';
import { Stack } from '../scripts/dev/process/stack.ts';
import { type BenchFigure, printReport } from './report.ts';
import { measureApproval } from './scenarios/approval.ts';
import { measurePages } from './scenarios/pages.ts';
import { measurePhotos } from './scenarios/photos.ts';
import { measureProduct } from './scenarios/product.ts';
import { measureDatabase, measureSearches } from './scenarios/searches.ts';
import { type Bench, prepare } from './servers.ts';

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
  console.log({
    commit: String(spawnSync('git', ['describe', '--always'], { cwd: root }).stdout).trim(),
    machine: `${cpus().length} × ${cpus()[0]?.model}`,
    loadAtStart: loadavg()[0],
    node: process.version,
  });
  await buildStale(stack, ['api', 'site', 'admin']);
  const bench = await prepare(stack, { isQuick: values.quick, parts: names });
  const figures: BenchFigure[] = [];
  let unmeasured = 0;
  for (const name of names)
    try {
      figures.push(...(await Promise.race([parts[name]!(bench), stack.failed])));
      await bench.stopServers();
    } catch (error) {
      if (stack.isStopping) throw error;
      console.error(`The part ${name} could not be measured:`, error);
      unmeasured += 1;
      await bench.stopServers().catch(console.error);
    }
  printReport(figures);
  console.log(`${(performance.now() / 1000).toFixed(0)} s, load at the end ${loadavg()[0]}`);
  await stack.stop();
  process.exit(unmeasured > 0 ? 1 : 0);
} catch (error) {
  if (!stack.isStopping) await stack.stop().then(() => refuse(error));
}
