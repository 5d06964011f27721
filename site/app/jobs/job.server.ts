import { pick } from '../listings/pick.ts';
import { heldSince } from '../reports/being-checked.tsx';
import { ago, dayOf } from '../text/ago.ts';
import { excerpt } from '../text/plain-text.ts';
import { webLink } from '../text/web-link.ts';
import { jobFields, pageFields, type Job, type JobDetails, type JobSummary } from './job.ts';

const MAX_REQUIREMENTS = 3;

export function jobSummary(job: Job, now: Date): JobSummary {
  const { description, requirements } = job;
  const more = requirements.length - MAX_REQUIREMENTS;
  return {
    ...pick(job, jobFields),
    ...heldSince(job.heldUntil),
    posted: ago(job.postedDate, now),
    excerpt: excerpt(description, 210),
    requirements: requirements.slice(0, MAX_REQUIREMENTS),
    ...(more > 0 && { moreRequirements: more }),
  };
}

export const jobDetails = (job: Job, now: Date): JobDetails => ({
  ...pick(job, [...jobFields, ...pageFields]),
  ...heldSince(job.heldUntil),
  posted: ago(job.postedDate, now),
  postedOn: dayOf(job.postedDate),
  apply: webLink(job.applyLink),
});
