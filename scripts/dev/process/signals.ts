import type { Stack } from './stack.ts';

/**
 * Stops the stack on Ctrl-C, SIGTERM and SIGHUP and exits with the code; a second signal kills it. Also stops when our npm
 * process is killed, which cannot forward a signal.
 */
export function stopOnSignals(stack: Stack, exitCode = 0) {
  const stop = () => {
    if (!stack.isStopping) console.log('\nStopping …');
    void stack.stop().then(() => process.exit(exitCode));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  process.on('disconnect', stop);
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && !stack.isStopping && stop(), 1000).unref();
}
