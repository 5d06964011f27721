import { jobPlans } from '#contract/plans.ts';
import { afterSubmission } from '#contract/sentences.ts';
import type { LetterWords } from '../listings/kind.ts';
import type { Job } from './job.entity.ts';

export const jobLetters: LetterWords<Job> = {
  nameOf: ({ title, company }) => `“${title}” at ${company}`,
  pageOf: ({ id }) => `/job/${id}`,
  noun: 'job',
  next: afterSubmission.job,
  approved: 'Your job is listed under Jobs, where riders and drivers can apply.',
  instead: 'If you have found someone, there is nothing to do.',
  over: 'The job is filled',
  renewals: Object.values(jobPlans),
  why: 'a job that was posted',
};
