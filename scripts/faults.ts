/**
 * npm run faults: the fault-injection tests of test/faults, one after the other; `npm run faults -- postgres-killed chaos` runs
 * two of them. ROUNDS=10 repeats what they repeat ten times as often, SEED=… replays their random choices. Linux only.
 */
import { runTestFiles } from '../test/runner/test-files.ts';

runTestFiles('test/faults');
