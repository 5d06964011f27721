import { jobPlans } from '#contract/plans.ts';
import type { LetterWords } from '../notices/letters/words.ts';
import type { Job } from './job.entity.ts';

/** A job's own words in the mails about it. */
export const jobLetters: LetterWords<Job> = {
  nameOf: ({ title, company }) => `“${title}” at ${company}`,
  pageOf: ({ id }) => `/job/${id}`,
  form: { path: '/post-job', words: 'Post the job again' },
  noun: 'job',
  next: 'We check your CAC number and the job before anybody sees it.',
  approved: 'Your job appears under Jobs, where riders and drivers find it and apply.',
  instead: 'Have you found somebody? Then there is nothing to do.',
  renewals: Object.values(jobPlans),
  why: 'somebody posted a job',
};
