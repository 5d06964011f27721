import { jobPlans } from '#contract/plans.ts';
import { fieldSql } from '../listings/fields.ts';
import type { Kind } from '../listings/kind.ts';
import { sql } from '../platform/database/sql.ts';
import { Job } from './job.entity.ts';
import { jobFields } from './job.fields.ts';
import type { JobQuery } from './job-query.ts';

export const jobs: Kind<Job, JobQuery['filter']> = {
  entity: Job,
  table: 'job',
  plural: 'jobs',
  imageFields: { jobAttachment: 'image' },
  label: 'Job',
  plans: jobPlans,
  received: 'Job posted successfully!',
  fields: jobFields,
  ...fieldSql(jobFields),
  formerFields: ['location', 'type'],
  where: ({ type }) => (type ? [sql`type = ${type}`] : []),
  // The third line of the search text is the location.
  textInLine: ({ location }) => (location ? [[3, location]] : []),
};
