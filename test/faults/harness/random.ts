import { createHash, randomInt } from 'node:crypto';
import type { TestContext } from 'node:test';

/** Random numbers from 0 to 1; `SEED=…` repeats those of a run that printed this seed. */
export function seededRandom(t: TestContext): () => number {
  const seed = process.env.SEED ?? randomInt(1_000_000_000);
  t.diagnostic(`SEED=${seed}`);
  let drawn = 0;
  const next = () => createHash('sha256').update(`${seed} ${drawn++}`).digest().readUInt32BE();
  return () => next() / 2 ** 32;
}
