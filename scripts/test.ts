/**
 * npm test: everything that must hold. Stops at the first step that fails, with its output. `npm test -- types api` runs
 * those steps only, and what follows a second `--` goes to the step: `npm test -- e2e -- --grep phone`.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { inWords, sum } from './testing/counts.ts';
import { runStep, type Result } from './testing/run-step.ts';
import { lanes, type Step } from './testing/steps.ts';
import { root } from './supervisor/settings.ts';

const [names, extra] = split(process.argv.slice(2), '--');
const all = lanes.flat();
const unknown = names.find((name) => !all.some((step) => step.name === name));
if (unknown) {
  console.error(
    `There is no step '${unknown}': choose from ${all.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}
const isChosen = ({ name }: Step) => names.length === 0 || names.includes(name);
const running = new Map<string, Promise<Result>>();
const results: Result[] = [];
const abort = new AbortController();
const started = performance.now();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => abort.abort());

mkdirSync(join(root, 'test-results'), { recursive: true });
await Promise.all(lanes.map((steps) => run(steps.filter(isChosen))));
const failed = results.find(({ ok }) => !ok);
if (failed) console.log(`\n${failed.step.name} failed:\n\n${failed.output.trim()}`);
summary();
process.exit(failed || abort.signal.aborted ? 1 : 0);

async function run(steps: Step[]) {
  for (const step of steps) {
    if (step.after) await running.get(step.after);
    if (abort.signal.aborted) return;
    running.set(step.name, runStep(step, extra, abort.signal));
    const result = await running.get(step.name)!;
    if (abort.signal.aborted) return;
    results.push(result);
    console.log(line(result));
    if (!result.ok) abort.abort();
  }
}

function line({ step, ok, seconds, counts }: Result) {
  const again = counts.repeated ? `, ${counts.repeated} at the second try only` : '';
  const tests = step.counts ? inWords(counts) + again : '';
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
