import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '../settings/refusal.ts';

/** Polls the address until it answers 2xx. @throws Refusal with the last answer when the time is over */
export async function waitUntilReady(name: string, url: string, timeoutMs = 60_000) {
  let answer = 'nothing';
  for (const end = Date.now() + timeoutMs; Date.now() < end; await wait(100)) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(5000), redirect: 'manual' });
      const text = await response.text();
      if (response.ok) return;
      answer = `${response.status} ${text.slice(0, 500)}`;
    } catch (error) {
      answer = String((error as Error).cause ?? error);
    }
  }
  throw new Refusal(
    `${name} was not ready after ${timeoutMs / 1000} s; ${url} last answered: ${answer}`,
  );
}
