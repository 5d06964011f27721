import { hashOf } from './identity.ts';
import type { Age } from './rows.ts';

const UNIT_MS = { minutes: 60_000, hours: 3_600_000, days: 86_400_000 };

/**
 * The times of submission and approval of a demo listing loaded at `now`; `approvedAt` is undefined while it waits. Reviews
 * took 2 to 20 hours. The name alone decides how long, so that every loading gives the same.
 */
export function momentsOf(row: { age: Age; isApproved: boolean }, name: string, now: Date) {
  const since = before(now, row.age, name);
  if (!row.isApproved) return { createdAt: since, approvedAt: undefined };
  const reviewMs = (2 + (hashOf(`review ${name}`) % 18)) * UNIT_MS.hours;
  return { createdAt: new Date(since.getTime() - reviewMs), approvedAt: since };
}

/** Adds up to 8 hours to an age in days, so that the listings differ in their time of day. */
function before(now: Date, age: Age, name: string): Date {
  const [amount, unit] = age.split(' ') as [string, keyof typeof UNIT_MS];
  const jitterMs = unit === 'days' ? hashOf(`day ${name}`) % (8 * UNIT_MS.hours) : 0;
  return new Date(now.getTime() - Number(amount) * UNIT_MS[unit] - jitterMs);
}
