/**
 * npm test: runs every step and prints all failures at the end. `npm test -- types api` runs those steps only,
 * `--bail` stops at the first failure, and what follows a second `--` goes to the step: `npm test -- e2e -- --grep phone`.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { inWords, sum } from '../test/runner/counts.ts';
import { runStep, type Result } from '../test/runner/run-step.ts';
import { lanes, type Step } from '../test/runner/steps.ts';
import { root } from './dev/settings/settings.ts';

const [words, extra] = split(process.argv.slice(2), '--');
const bail = words.includes('--bail');
const names = words.filter((word) => word !== '--bail');
const all = lanes.flat();
const unknown = names.find((name) => !all.some((step) => step.name === name));
if (unknown) {
  console.error(
    `There is no step '${unknown}': choose from ${all.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}
const isChosen = ({ name }: Step) => names.length === 0 || names.includes(name);
/** Undefined when the step was not run. */
const running = new Map<string, Promise<Result | undefined>>();
const results: Result[] = [];
const abort = new AbortController();
const started = performance.now();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => abort.abort());

mkdirSync(join(root, 'test-results'), { recursive: true });
const chosen = lanes.map((steps) => steps.filter(isChosen));
// Registered before any lane goes on: a step of one lane may wait for a step of another.
const ends = chosen.map((steps) => {
  let previous: Promise<unknown> = Promise.resolve();
  for (const step of steps) {
    const result = previous.then(() => runInTurn(step));
    running.set(step.name, result);
    previous = result;
  }
  return previous;
});
await Promise.all(ends);
const failed = results.filter(({ ok }) => !ok);
for (const { step, output } of failed) console.log(`\n${step.name} failed:\n\n${output.trim()}`);
summary();
process.exit(failed.length > 0 || abort.signal.aborted ? 1 : 0);

/** Skips the step when everything is being stopped, or when the step whose result it needs did not pass. */
async function runInTurn(step: Step): Promise<Result | undefined> {
  const needed = step.after ? running.get(step.after) : undefined;
  if (needed && !(await needed)?.ok) return;
  if (abort.signal.aborted) return;
  const result = await runStep(step, extra, abort.signal);
  if (abort.signal.aborted) return;
  results.push(result);
  console.log(line(result));
  if (!result.ok && bail) abort.abort();
  return result;
}

function line({ step, ok, seconds, counts }: Result) {
  const tests = step.counts ? inWords(counts) : '';
  return `${ok ? '✓' : '✗'} ${step.name.padEnd(15)} ${seconds.toFixed(1).padStart(6)} s  ${tests}`.trimEnd();
}

function summary() {
  const left = all.filter(
    (step) => isChosen(step) && !results.some((result) => result.step === step),
  );
  console.log(
    `\n${results.length} steps in ${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
  if (left.length > 0) console.log(`not run: ${left.map(({ name }) => name).join(', ')}`);
  console.log(inWords(sum(results.map(({ counts }) => counts))));
}

function split(words: string[], at: string): [string[], string[]] {
  const index = words.indexOf(at);
  return index === -1 ? [words, []] : [words.slice(0, index), words.slice(index + 1)];
}
