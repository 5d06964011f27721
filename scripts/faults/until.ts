import { setTimeout as wait } from 'node:timers/promises';

/** Looks fifty times a second until something is found, and answers it. @throws Error that says `otherwise` when time is up */
export async function until<Found>(
  find: () => Promise<Found | false | undefined>,
  milliseconds: number,
  otherwise: string,
): Promise<Found> {
  for (const end = Date.now() + milliseconds; Date.now() < end; await wait(20)) {
    const found = await find();
    if (found) return found;
  }
  throw new Error(otherwise);
}
