/** Spec §9. */
export const jobTypes = {
  'full-time': 'Full Time',
  'part-time': 'Part Time',
  contract: 'Contract',
} as const;

export type JobType = keyof typeof jobTypes;

export const asJobType = (value: string | undefined): JobType | undefined =>
  (Object.keys(jobTypes) as JobType[]).find((type) => type === value);

export const jobTypeLabel = (type: string): string => jobTypes[type as JobType] ?? 'Other';
