import { jobPlans } from '#contract/plans.ts';
import { rejections } from '#contract/rejections.ts';
import type { JobRecord } from '../contract.ts';
import type { Kind } from '../kind.ts';
import { messages } from '../messages.ts';
import { jobFields, jobTypes } from './job-fields.ts';

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
  filter: { source: 'type', label: 'Job type', emptyText: 'All types', choices: jobTypes },
  pendingNote: ({ company }) => company,
  note: ({ company }) => company,
};
