import { jobPlans } from '#contract/plans.ts';
import { etagOf } from '../listings/etag.ts';
import type { Kind } from '../listings/kind.ts';
import { statusNow } from '../listings/life.ts';
import { sql } from '../platform/database/sql.ts';
import { flaggedOnly } from '../screening/flagged.ts';
import { Job } from './job.entity.ts';
import { type JobQuery, publicSorts, recordSorts } from './job-query.ts';

const etag = etagOf(
  'title, company, location, type, salary, description, requirements, apply_link',
);

const row = `id, id as "_id", title, company, location, type, salary, description, requirements,
  apply_link as "applyLink", image as "jobAttachment", wire_time(coalesce(approved_at, created_at)) as "postedDate",
  plan, wire_time(expires_at) as "validThrough"`;

const record = `${row}, cac_number as "cacNumber", ${statusNow.text} as status, reference,
  wire_time(approved_at) as "approvedAt", wire_time(expires_at) as "expiresAt", email, views,
  wire_time(created_at) as "createdAt", wished_plan as "wishedPlan", notes, ${etag.text} as etag`;

/** Jobs, as a kind of listing. */
export const jobs: Kind<Job, JobQuery['filter']> = {
  entity: Job,
  table: 'job',
  plural: 'jobs',
  label: 'Job',
  plans: jobPlans,
  received: 'Job posted successfully!',
  fields: { row, profile: row, record },
  etag,
  similar: ['location', 'type'],
  publicSorts,
  recordSorts,
  where: ({ type, flagged }) => [...flaggedOnly(flagged), ...(type ? [sql`type = ${type}`] : [])],
  // The third line of the search text is the location.
  within: ({ location }) => (location ? [[3, location]] : []),
};
