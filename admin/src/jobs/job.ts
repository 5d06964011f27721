import { jobTypeNames } from '#contract/listing-types.ts';
import type { JobEdit, JobRecord } from '#contract/openapi.ts';
import { jobPlans } from '#contract/plans.ts';
import { rejections } from '#contract/rejections.ts';
import { salaryPeriods } from '#contract/salary.ts';
import type { Fields } from '../fields/field.ts';
import type { Kind } from '../kind.ts';
import { messages } from '../messages.ts';

/** The fields of a job in the order of its page, its form and its export. */
const jobFields = {
  title: { label: 'Title' },
  company: { label: 'Company' },
  location: { label: 'Location', type: 'place', wide: true },
  place: { label: 'Place', type: 'area' },
  type: { label: 'Type', choices: jobTypeNames },
  salary: { label: 'Salary' },
  salaryPeriod: { label: 'Paid', choices: salaryPeriods },
  applyLink: { label: 'Link to apply', type: 'url' },
  requirements: { label: 'Requirements', type: 'lines', hint: 'One per line' },
  email: { label: 'Email', type: 'email' },
  cacNumber: { label: 'CAC number', type: 'cac' },
  description: { label: 'Description', type: 'longText' },
  jobAttachment: { label: 'Flyer or logo', type: 'image', readOnly: true },
} satisfies Fields<JobRecord, JobEdit>;

export const job: Kind<JobRecord> = {
  one: 'job',
  title: 'Jobs',
  path: 'jobs',
  queue: 'pending-jobs',
  approve: 'Approve',
  approving: 'Approving',
  approved: 'Approved',
  plans: jobPlans,
  freePlan: 'basic',
  messages: messages.job,
  rejectReasons: Object.keys(rejections.job),
  hideReasons: ['The vacancy is filled', 'Asks applicants for money', 'Suspected fraud'],
  fields: jobFields,
  nameField: 'title',
  filter: { source: 'type', label: 'Job type', emptyText: 'All types', choices: jobTypeNames },
  pendingNote: ({ company }) => company,
  note: ({ company }) => company,
};
