/**
 * npm run bench: how fast the product is beside what the machine can give at all, on 1,000 to 1,000,000 companies. Writes
 * the report to docs/performance.md. `-- --quick` takes three minutes at most, and only prints. Exit code 0 when
 * everything could be measured, whether the goals are held or not.
 */
import { parseArgs } from 'node:util';
import { join } from 'node:path';
import { full, quick } from './bench/extent.ts';
import { measure } from './bench/measure.ts';
import { writeReport } from './bench/report/document.ts';
import { buildStale } from './building/build.ts';
import { refuse } from './supervisor/refusal.ts';
import { root } from './supervisor/settings.ts';
import { stopOnSignals } from './supervisor/signals.ts';
import { Stack } from './supervisor/stack.ts';

const stack = new Stack();
stopOnSignals(stack);

try {
  const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
  await buildStale(stack, ['api', 'site']);
  const report = await Promise.race([measure(stack, values.quick ? quick : full), stack.failed]);
  console.log(`\n${report}\n`);
  if (!values.quick) {
    await writeReport(join(root, 'docs/performance.md'), report);
    console.log('Written to docs/performance.md.');
  }
  await stack.stop();
  process.exit(0);
} catch (error) {
  if (!stack.isStopping) await stack.stop().then(() => refuse(error));
}
