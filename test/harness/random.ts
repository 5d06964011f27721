import { randomInt } from 'node:crypto';
import type { TestContext } from 'node:test';

/** Random numbers from 0 to 1; `SEED=…` repeats the run that printed this seed. */
export function seededRandom(t: TestContext): () => number {
  const seed = Number(process.env.SEED ?? randomInt(1_000_000_000));
  t.diagnostic(`SEED=${seed}`);
  return randomFrom(seed);
}

/** Numbers from 0 to 1 that depend on the seed alone (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
