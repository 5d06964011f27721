/**
 * npm test: runs every step and prints all failures at the end. `npm test -- lint api` runs those steps only, `--bail` stops at
 * the first failure, and arguments after a second `--` are passed to the step: `npm test -- e2e -- --grep phone`.
 */
import { runSteps } from '../test/runner/run-steps.ts';
import { refuse } from './dev/settings/refusal.ts';

const args = process.argv.slice(2);
const separator = args.includes('--') ? args.indexOf('--') : args.length;
const names = args.slice(0, separator).filter((arg) => arg !== '--bail');
const bail = args.slice(0, separator).includes('--bail');
const abort = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => abort.abort());

try {
  const passed = await runSteps(names, { bail, extra: args.slice(separator + 1), abort });
  process.exit(passed ? 0 : 1);
} catch (error) {
  refuse(error);
}
