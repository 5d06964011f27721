import type { Stack } from './stack.ts';

/**
 * Ctrl-C and the polite signals stop the stack and end the process with 0; a second one stops it at once. When npm,
 * which started us, is killed and cannot pass a signal on, we leave as well.
 */
export function stopOnSignals(stack: Stack) {
  const stop = () => {
    if (!stack.isStopping) console.log('\nStopping …');
    void stack.stop().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  process.on('disconnect', stop);
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && !stack.isStopping && stop(), 1000).unref();
}
