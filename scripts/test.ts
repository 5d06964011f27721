/**
 * npm test: runs every step and prints all failures at the end. `npm test -- lint api` runs those steps only, `--bail` stops at
 * the first failure, and arguments after a second `--` are passed to the step: `npm test -- e2e -- --grep phone`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statfsSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { temporaryFolder } from '../test/product/product.ts';
import { lanes, type Step } from '../test/runner/steps.ts';
import { refuse, Refusal } from './dev/settings/refusal.ts';
import { root } from './dev/settings/settings.ts';
import { NODE_COMPILE_CACHE } from './dev/process/child-process.ts';
import { Stack } from './dev/process/stack.ts';

interface Result {
  step: Step;
  ok: boolean;
  output: string;
  counts: { passed: number; failed: number; skipped: number };
}

const MEMORY = '/dev/shm';
/** Several times what databases, images and browsers keep. In a container MEMORY often has 64 MB. */
const ROOM_BYTES = 4e9;

const args = process.argv.slice(2);
const separator = args.includes('--') ? args.indexOf('--') : args.length;
const names = args.slice(0, separator).filter((arg) => arg !== '--bail');
const bail = args.slice(0, separator).includes('--bail');
const extra = args.slice(separator + 1);
const steps = lanes.flat();
const unknown = names.find((name) => !steps.some((step) => step.name === name));
if (unknown) {
  const known = steps.map(({ name }) => name).join(', ');
  refuse(new Refusal(`There is no step '${unknown}': choose from ${known}.`));
}
// In memory unless it is set: for the 300 files of each new database ext4 takes as long as PostgreSQL for its tests.
if (!process.env.TMPDIR && existsSync(MEMORY)) {
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize > ROOM_BYTES) process.env.TMPDIR = temporaryFolder('tests', MEMORY);
}
const abort = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => abort.abort());

const isChosen = ({ name }: Step) => names.length === 0 || names.includes(name);
/** Undefined: not run. */
const running = new Map<string, Promise<Result | undefined>>();
const results: Result[] = [];
// All steps are registered before the first ends: a step of one lane may wait for a step of another.
const ends = lanes.map((lane) => {
  let previous: Promise<unknown> = Promise.resolve();
  for (const step of lane.filter(isChosen)) {
    const result = previous.then(() => runInTurn(step));
    running.set(step.name, result);
    previous = result;
  }
  return previous;
});
await Promise.all(ends);
const failed = results.filter(({ ok }) => !ok);
for (const { step, output } of failed) console.log(`\n${step.name} failed:\n\n${output.trim()}`);
// A single step is run for what it says.
if (names.length === 1 && failed.length === 0) console.log(results[0]?.output);
console.log(`\n${results.length} steps in ${(performance.now() / 1000).toFixed(0)} s`);
const ran = results.map(({ step }) => step);
const left = steps.filter((step) => isChosen(step) && !ran.includes(step));
if (left.length > 0) console.log(`not run: ${left.map(({ name }) => name).join(', ')}`);
console.log(inWords(results));
process.exit(failed.length === 0 && !abort.signal.aborted ? 0 : 1);

/** Skips a step when the run is aborted or the step it needs has not passed. */
async function runInTurn(step: Step) {
  const needed = step.after ? running.get(step.after) : undefined;
  if (needed && !(await needed)?.ok) return;
  if (abort.signal.aborted) return;
  const started = performance.now();
  const result = await run(step);
  if (abort.signal.aborted) return;
  results.push(result);
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
  const tests = step.tests ? inWords([result]) : '';
  console.log(`${result.ok ? '✓' : '✗'} ${step.name.padEnd(15)} ${seconds} s  ${tests}`.trimEnd());
  if (!result.ok && bail) abort.abort();
  return result;
}

/** Runs one step until it exits or the run is aborted. Never throws: an error becomes a failed result. */
async function run(step: Step): Promise<Result> {
  const stack = new Stack();
  let output = '';
  let ok = false;
  try {
    const child = spawn(process.execPath, [...step.command.trim().split(/\s+/), ...extra], {
      cwd: root,
      env: { NODE_COMPILE_CACHE, ...process.env, ...(await step.needs?.(stack)) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => (output += String(text)));
    abort.signal.addEventListener('abort', () => child.kill('SIGTERM'));
    await once(child, 'close');
    ok = child.exitCode === 0;
  } catch (error) {
    output += error instanceof Error ? error.message : String(error);
  } finally {
    await stack.stop();
  }
  return { step, ok, output, counts: countTests(step, ok, stripVTControlCharacters(output)) };
}

/**
 * Numbers of tests in the summaries of Jest (`Tests: 2 failed, 40 passed`), Playwright (`  40 passed`) and node:test
 * (`ℹ pass 40`). A step without tests is one, as is one that fails without a failed test.
 */
function countTests({ tests }: Step, ok: boolean, output: string): Result['counts'] {
  if (!tests) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  const count = (words: string) => {
    const summary = new RegExp(
      `^(?:Tests:.* |  )(\\d+) (?:${words})\\b|^ℹ (?:${words}) (\\d+)$`,
      'gm',
    );
    const found = [...output.matchAll(summary)];
    return found.reduce((sum, [, before, after]) => sum + Number(before ?? after), 0);
  };
  const failed = Math.max(count('failed|fail|flaky'), ok ? 0 : 1);
  return { passed: count('passed|pass'), failed, skipped: count('skipped|todo') };
}

/** Formats as `214 passed, 0 failed` or `214 passed, 0 failed, 3 skipped`. */
function inWords(of: Result[]) {
  const sum = (key: keyof Result['counts']) => of.reduce((all, { counts }) => all + counts[key], 0);
  const skipped = sum('skipped');
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`;
}
