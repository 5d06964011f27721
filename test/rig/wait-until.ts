import { setTimeout as wait } from 'node:timers/promises';

/** Polls every 20 ms until `find` returns something truthy. @throws Error with `timeoutMessage` after `timeoutMs` */
export async function waitUntil<Found>(
  find: () => Promise<Found | false | undefined> | Found | false | undefined,
  timeoutMs: number,
  timeoutMessage: string,
): Promise<Found> {
  for (const end = Date.now() + timeoutMs; Date.now() < end; await wait(20)) {
    const found = await find();
    if (found) return found;
  }
  throw new Error(timeoutMessage);
}
