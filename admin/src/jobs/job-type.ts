import type { JobRecord } from '../contract.ts';

/** The types of a job and their labels (spec §2, Job detail). */
export const jobTypes: Record<JobRecord['type'], string> = {
  'full-time': 'Full Time',
  'part-time': 'Part Time',
  contract: 'Contract',
};

/** As react-admin's selects want them. */
export const jobTypeChoices = Object.entries(jobTypes).map(([id, name]) => ({ id, name }));
