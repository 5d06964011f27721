/**
 * npm run topology: the tests of test/topology, one after the other; `npm run topology -- journey` runs one of them. They
 * start the product as a large installation runs it and check what docs/operations.md says of it. Linux only.
 */
import { runTestFiles } from '../test/runner/test-files.ts';

runTestFiles('test/topology');
