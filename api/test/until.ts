import { setTimeout } from 'node:timers/promises';

/** Longest wait in milliseconds, for a machine four times slower than a laptop. */
const TIMEOUT_MS = 60_000;

/**
 * Polls until the condition holds.
 * @param what is waited for, as in `the mail to be sent`: an error at the end of the wait names it
 */
export async function until(
  what: string,
  condition: () => boolean | Promise<boolean>,
): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Waited ${TIMEOUT_MS} ms in vain for ${what}.`);
    await setTimeout(20);
  }
}
