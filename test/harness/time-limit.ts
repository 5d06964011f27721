import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { milliseconds } from './figures.ts';

let worstSlowdown = 1;

/** Fails unless `tookMs` is below the limit, scaled as `scaledLimit` does. */
export async function assertWithin(t: TestContext, what: string, tookMs: number, limitMs: number) {
  const limit = await scaledLimit(limitMs);
  const figure = `${what}: ${milliseconds(tookMs)}, limit ${milliseconds(limit)}`;
  t.diagnostic(figure);
  assert.ok(tookMs < limit, figure);
}

/** A time limit for this machine: unchanged when it is otherwise idle, longer in proportion to the CPU contention. */
export const scaledLimit = async (limitMs: number) => limitMs * (await measureContention());

/**
 * Slowdown of this machine by other programs: 1 with a core of our own, 3 with a third of one. Takes 0.4 s. The worst
 * measurement of this process counts.
 */
export async function measureContention(): Promise<number> {
  const slowdowns: number[] = [];
  for (let sample = 0; sample < 8; sample++) {
    const started = performance.now();
    const before = process.cpuUsage();
    while (performance.now() - started < 30);
    const { user, system } = process.cpuUsage(before);
    slowdowns.push((performance.now() - started) / Math.max(1, (user + system) / 1000));
    await wait(20);
  }
  const mean = slowdowns.reduce((sum, slowdown) => sum + slowdown, 0) / slowdowns.length;
  return (worstSlowdown = Math.max(worstSlowdown, mean));
}
