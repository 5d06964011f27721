import { places } from '../listings/places.ts';

/** The values of a job's type (spec §9) and their labels; a type of another making is 'Other'. */
export const jobTypes = {
  'full-time': 'Full Time',
  'part-time': 'Part Time',
  contract: 'Contract',
} as const;

export type JobType = keyof typeof jobTypes;

export const jobTypeNames = Object.keys(jobTypes) as JobType[];

export const asJobType = (value: string | null): JobType | undefined =>
  jobTypeNames.find((type) => type === value);

/** The label on a job's page. */
export const jobTypeLabel = (type: string): string => jobTypes[type as JobType] ?? 'Other';

/** The location filter (spec §2): a job matches when its location contains the choice. */
export const asJobLocation = (value: string | null): string | undefined =>
  places.find((place) => place === value);
