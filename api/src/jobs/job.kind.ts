import { jobPlans } from '#contract/plans.ts';
import { afterSubmission, received } from '#contract/sentences.ts';
import { fieldSql } from '../listings/fields.ts';
import type { Kind } from '../listings/kind.ts';
import { raw, sql } from '../platform/database/sql.ts';
import { Job, jobColumns } from './job.entity.ts';
import { jobFields } from './job.fields.ts';
import type { JobQuery } from './job-query.ts';
import { JobEdit } from './job.schemas.ts';

export const jobs: Kind<Job, JobQuery['filter'], JobEdit> = {
  entity: Job,
  table: 'job',
  plural: 'jobs',
  imageFields: { jobAttachment: 'image' },
  editFields: Object.keys(JobEdit.shape),
  columns: jobColumns,
  identityFields: ['company', 'email', 'cacNumber', 'applyLink'],
  label: 'Job',
  plans: jobPlans,
  received: received.job,
  letters: {
    nameOf: ({ title, company }) => `“${title}” at ${company}`,
    pageOf: ({ id }) => `/job/${id}`,
    noun: 'job',
    next: afterSubmission.job,
    approved: 'Your job is listed under Jobs, where riders and drivers can apply.',
    instead: 'If you have found someone, there is nothing to do.',
    over: 'The job is filled',
    renewals: Object.values(jobPlans),
    why: 'a job that was posted',
  },
  fields: jobFields,
  ...fieldSql(jobFields),
  formerFields: ['location', 'type'],
  where: ({ type, location, minPay }) => [
    type && sql`type = ${type}`,
    minPay && sql`monthly_pay >= ${minPay}`,
    // The third line of the search text is the location; the whole text has an index.
    location && sql`search_text like containing(${location})`,
    location && sql`split_part(search_text, E'\\n', 3) like containing(${location})`,
  ],
  lapse: () => raw('null::timestamptz'),
  levels: ['a', 'a,b', 'a,b,c'],
  facet: { filter: 'type', column: 'type' },
};
