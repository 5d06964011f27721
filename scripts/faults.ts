/**
 * npm run faults: the fault-injection tests of test/faults, one after the other; `npm run faults -- postgres-killed chaos` runs
 * two of them. ROUNDS=10 repeats what they repeat ten times as often, SEED=… replays their random choices. Linux only.
 */
import { refuse } from './dev/settings/refusal.ts';
import { runTestFiles } from '../test/runner/test-files.ts';

const TIMEOUT_MS = 300_000;

try {
  const timeoutMs = TIMEOUT_MS * Math.max(1, Number(process.env.ROUNDS || 1));
  process.exit(runTestFiles('test/faults', process.argv.slice(2), timeoutMs));
} catch (error) {
  refuse(error);
}
