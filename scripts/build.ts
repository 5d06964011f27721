/** npm run build: builds the missing and stale parts, as npm start does; `--watched` only those that npm run dev needs. */
import { buildStale, watched } from './dev/build/build.ts';
import { stopOnSignals } from './dev/process/signals.ts';
import { refuse } from './dev/settings/refusal.ts';
import { Stack } from './dev/process/stack.ts';

const stack = new Stack();
stopOnSignals(stack, 130);
const parts = process.argv.includes('--watched') ? watched : undefined;
await buildStale(stack, parts).catch(async (error: unknown) => {
  await stack.stop();
  refuse(error);
});
