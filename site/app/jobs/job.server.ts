import type { components } from '#contract/openapi.ts';
import { ago } from '../listings/ago.ts';
import { excerpt } from '../listings/excerpt.ts';
import { webLink } from '../listings/web-link.ts';
import type { JobDetails, JobSummary } from './job.ts';

type Job = components['schemas']['Job'];

const shownRequirements = 3;

/** What a card shows of a job, and no more: loader data is sent with every page. */
export function jobSummary(job: Job, now: Date): JobSummary {
  return {
    ...facts(job, now),
    excerpt: excerpt(job.description, 210),
    requirements: job.requirements.slice(0, shownRequirements),
    moreRequirements: Math.max(0, job.requirements.length - shownRequirements),
  };
}

/** What the page of a job shows. */
export function jobDetails(job: Job, now: Date): JobDetails {
  return {
    ...facts(job, now),
    description: job.description,
    requirements: job.requirements,
    apply: webLink(job.applyLink),
    validThrough: job.validThrough,
  };
}

const facts = (job: Job, now: Date) => ({
  id: job.id,
  title: job.title,
  company: job.company,
  location: job.location,
  type: job.type,
  salary: job.salary,
  posted: ago(job.postedDate, now),
  plan: job.plan,
  image: job.jobAttachment,
});
