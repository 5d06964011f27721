import { jobTypeNames, jobTypes } from '#contract/listing-types.ts';

type JobType = (typeof jobTypes)[number];

export const asJobType = (value: string | undefined): JobType | undefined =>
  jobTypes.find((type) => type === value);

export const jobTypeLabel = (type: string): string => jobTypeNames[type as JobType] ?? 'Other';
