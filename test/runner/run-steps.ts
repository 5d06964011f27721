import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../../scripts/dev/settings/refusal.ts';
import { root } from '../../scripts/dev/settings/settings.ts';
import { inWords, sum } from './counts.ts';
import { runStep, type Result } from './run-step.ts';
import { lanes, type Step } from './steps.ts';

export interface RunOptions {
  /** Stops all lanes at the first failure. */
  bail: boolean;
  /** Arguments appended to the command of each step. */
  extra: string[];
  abort: AbortController;
}

/** Runs the steps with these names, or all. Returns whether all passed. @throws Refusal for an unknown name */
export async function runSteps(names: string[], { bail, extra, abort }: RunOptions) {
  const all = lanes.flat();
  const unknown = names.find((name) => !all.some((step) => step.name === name));
  if (unknown) {
    const known = all.map(({ name }) => name).join(', ');
    throw new Refusal(`There is no step '${unknown}': choose from ${known}.`);
  }
  const isChosen = ({ name }: Step) => names.length === 0 || names.includes(name);
  /** Undefined: not run. */
  const running = new Map<string, Promise<Result | undefined>>();
  const results: Result[] = [];
  const started = performance.now();

  /** Skips a step when the run is aborted or the step it needs has not passed. */
  async function run(step: Step) {
    const needed = step.after ? running.get(step.after) : undefined;
    if (needed && !(await needed)?.ok) return;
    if (abort.signal.aborted) return;
    const result = await runStep(step, extra, abort.signal);
    if (abort.signal.aborted) return;
    results.push(result);
    console.log(resultLine(result));
    if (!result.ok && bail) abort.abort();
    return result;
  }

  mkdirSync(join(root, 'test-results'), { recursive: true });
  // All steps are registered before the first ends: a step of one lane may wait for a step of another.
  const ends = lanes.map((steps) => {
    let previous: Promise<unknown> = Promise.resolve();
    for (const step of steps.filter(isChosen)) {
      const result = previous.then(() => run(step));
      running.set(step.name, result);
      previous = result;
    }
    return previous;
  });
  await Promise.all(ends);
  const failed = results.filter(({ ok }) => !ok);
  for (const { step, output } of failed) console.log(`\n${step.name} failed:\n\n${output.trim()}`);
  const seconds = (performance.now() - started) / 1000;
  console.log(`\n${results.length} steps in ${seconds.toFixed(0)} s`);
  const ran = results.map(({ step }) => step);
  const left = all.filter((step) => isChosen(step) && !ran.includes(step));
  if (left.length > 0) console.log(`not run: ${left.map(({ name }) => name).join(', ')}`);
  console.log(inWords(sum(results.map(({ counts }) => counts))));
  return failed.length === 0 && !abort.signal.aborted;
}

function resultLine({ step, ok, seconds, counts }: Result) {
  const tests = step.counts ? inWords(counts) : '';
  return `${ok ? '✓' : '✗'} ${step.name.padEnd(15)} ${seconds.toFixed(1).padStart(6)} s  ${tests}`.trimEnd();
}
