/**
 * npm run topology: the tests of test/topology, one after the other; `npm run topology -- journey` runs one of them. They
 * start the product as a large installation runs it and check what docs/operations.md says of it. Linux only.
 */
import { refuse } from './dev/settings/refusal.ts';
import { runTestFiles } from '../test/runner/test-files.ts';

const TIMEOUT_MS = 300_000;

try {
  process.exit(runTestFiles('test/topology', process.argv.slice(2), TIMEOUT_MS));
} catch (error) {
  refuse(error);
}
