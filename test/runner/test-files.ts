/**
 * `node test/runner/test-files.ts <folder> [name …]`: runs the `*.test.ts` files of a folder one after the other with node:test,
 * or those with these names. Behind `npm run faults`, the fault-injection tests of test/faults, and `npm run topology`, which
 * starts the product as a large installation runs it and checks what docs/operations.md says of it. A test may take five
 * minutes. ROUNDS=10 repeats what they repeat ten times as often.
 */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { Refusal, refuse } from '../../scripts/dev/settings/refusal.ts';
import { root } from '../../scripts/dev/settings/settings.ts';

const TIMEOUT_MS = 300_000;

const [folder, ...names] = process.argv.slice(2);
const all = globSync(`${folder}/*.test.ts`, { cwd: root }).toSorted();
const known = all.map((file) => basename(file, '.test.ts'));
const unknown = names.find((name) => !known.includes(name));
if (process.platform !== 'linux') refuse(new Refusal('These tests run on Linux only.'));
if (unknown) refuse(new Refusal(`There is no '${unknown}', only ${known.join(', ')}.`));
const files = all.filter((_, index) => names.length === 0 || names.includes(known[index]!));
const timeoutMs = TIMEOUT_MS * Math.max(1, Number(process.env.ROUNDS || 1));
const options = ['--test-concurrency=1', `--test-timeout=${timeoutMs}`, '--test-reporter=spec'];
const args = ['--test', ...options, ...files];
process.exit(spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1);
