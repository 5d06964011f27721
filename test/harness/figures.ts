import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';

const counted = (value: number) => Math.round(value).toLocaleString('en');
export const milliseconds = (value: number) => `${counted(value)} ms`;
export const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`;

/** The value that `share` (0 to 1) of all values do not exceed; 0 of none. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** The middle value, or the mean of the two in the middle; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return (sorted[Math.ceil(half) - 1]! + sorted[Math.floor(half)]!) / 2;
}

/** Count of each value, as in `201×40 503×12`. */
export function tally(values: (string | number)[]): string {
  const counts = Map.groupBy(values.toSorted(), (value) => value);
  return [...counts].map(([value, all]) => `${value}×${counted(all.length)}`).join(' ') || 'none';
}

/** Samples every 100 ms. Returns what stops that and gives the largest sample. */
export function samplePeak(measure: () => number): () => number {
  let peak = -Infinity;
  const sample = () => (peak = Math.max(peak, measure()));
  const timer = setInterval(sample, 100);
  return () => {
    clearInterval(timer);
    return sample();
  };
}

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
