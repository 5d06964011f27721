import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { Refusal } from '../../scripts/dev/settings/refusal.ts';
import { root } from '../../scripts/dev/settings/settings.ts';

/**
 * Runs the `*.test.ts` files of a folder one after the other with node:test, or those with these names, such as `journey`.
 * Returns the exit code. Each test may take `timeoutMs`. @throws Refusal when there is no file of a name
 */
export function runTestFiles(folder: string, names: string[], timeoutMs: number): number {
  if (process.platform !== 'linux') throw new Refusal('These tests run on Linux only.');
  const all = globSync(`${folder}/*.test.ts`, { cwd: root }).toSorted();
  const known = all.map((file) => basename(file, '.test.ts'));
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new Refusal(`There is no '${unknown}', only ${known.join(', ')}.`);
  const files = all.filter((_, index) => names.length === 0 || names.includes(known[index]!));
  const options = ['--test-concurrency=1', `--test-timeout=${timeoutMs}`, '--test-reporter=spec'];
  const args = ['--test', ...options, ...files];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  return status ?? 1;
}
