import { hashOf } from './identity.ts';
import type { Age, CompanyRecord, JobRecord } from './records.ts';

const milliseconds = { minutes: 60_000, hours: 3_600_000, days: 86_400_000 };

/** When a listing was sent and, unless it still waits, approved. */
export interface Moments {
  createdAt: Date;
  approvedAt: Date | undefined;
}

/** What a record's ages mean at `now`. A review took 2 to 20 hours; both depend on the name only. */
export function momentsOf(record: CompanyRecord | JobRecord, name: string, now: Date): Moments {
  if (!record.approved)
    return { createdAt: before(now, record.submitted, name), approvedAt: undefined };
  const approvedAt = before(now, record.approved, name);
  const review = (2 + (hashOf(`review ${name}`) % 18)) * milliseconds.hours;
  return { createdAt: new Date(approvedAt.getTime() - review), approvedAt };
}

/** So long before `now`; an age in days is up to 8 hours more, so that not everything was done at one time of day. */
function before(now: Date, age: Age, name: string): Date {
  const [amount, unit] = age.split(' ') as [string, keyof typeof milliseconds];
  const more = unit === 'days' ? hashOf(`day ${name}`) % (8 * milliseconds.hours) : 0;
  return new Date(now.getTime() - Number(amount) * milliseconds[unit] - more);
}
