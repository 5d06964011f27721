import type { components } from '#contract/openapi.ts';
import { isRemote, remote } from '#contract/remote.ts';
import type { MaybeHeld } from '../reports/being-checked.tsx';
import type { Moment } from '../text/ago.ts';
import type { WebLink } from '../text/web-link.ts';

export type Job = components['schemas']['Job'];

/** Fields of the API that a card and the page of a job show as they are. */
export const jobFields = [
  'id',
  'title',
  'company',
  'location',
  'type',
  'salary',
  'salaryPeriod',
  'plan',
  'jobAttachment',
] as const satisfies readonly (keyof Job)[];

/** Fields that only the page of a job shows. */
export const pageFields = [
  'place',
  'description',
  'requirements',
  'validThrough',
] as const satisfies readonly (keyof Job)[];

interface JobFacts extends Pick<Job, (typeof jobFields)[number]>, MaybeHeld {
  posted: Moment;
}

export interface JobSummary extends JobFacts {
  excerpt: string;
  /** At most three (spec §9). */
  requirements: string[];
  /** Those that are left out, if any: each byte is sent with every card. */
  moreRequirements?: number;
}

export interface JobDetails extends JobFacts, Pick<Job, (typeof pageFields)[number]> {
  /** The day that a printed page says, for example `20 Nov 2026`. */
  postedOn: string;
  /** Absent when the given address is not http or https. */
  apply?: WebLink;
}

/** Its location; `Remote · Lagos` for a remote one. */
export function shownLocation(job: Pick<Job, 'location'>): string {
  if (!isRemote(job)) return job.location;
  const rest = job.location.replace(remote, '').replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');
  return ['Remote', rest].filter(Boolean).join(' · ');
}
