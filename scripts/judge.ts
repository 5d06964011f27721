/** npm run judge: the searches of api/test/judge on the demo data; prints their figures as a table, and what fails. */
import { runStep } from '../test/runner/run-step.ts';
import { lanes } from '../test/runner/steps.ts';

const abort = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => abort.abort());
process.env.JUDGE = '1';
const step = lanes.flat().find(({ name }) => name === 'api');
if (!step) throw new Error('There is no step that tests the api.');
const { ok, output } = await runStep(step, ['test/judge'], abort.signal);
console.log(output);
process.exit(ok ? 0 : 1);
