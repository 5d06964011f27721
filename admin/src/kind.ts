import type { CompanyRecord, JobRecord } from '#contract/openapi.ts';
import { isRemote } from '#contract/remote.ts';
import type { Plan } from '#contract/plans.ts';
import type { Field } from './fields/field.ts';
import type { SelectFilterProps } from './list/filters.tsx';
import type { messages } from './messages.ts';

/** A job or a company with everything a moderator may see. */
export type ListingRecord = JobRecord | CompanyRecord;

export type PlanName = ListingRecord['plan'];

/** Everything in which jobs and companies differ. */
export interface Kind<Listing = ListingRecord> {
  one: 'job' | 'company';
  title: string;
  /** Plural form: the API path and the react-admin resource. */
  path: 'jobs' | 'companies';
  /** The resource of its submissions. */
  queue: 'pending-jobs' | 'pending-companies';
  approve: string;
  approving: string;
  approved: string;
  plans: Record<string, Plan>;
  freePlan: PlanName;
  messages: typeof messages.job | typeof messages.company;
  rejectReasons: readonly string[];
  hideReasons: readonly string[];
  fields: Record<string, Field>;
  nameField: 'title' | 'name';
  filter: SelectFilterProps;
  /** The line below the name of a submission. */
  pendingNote(listing: Listing): string;
  /** The line below the name of an approved listing. */
  note(listing: Listing): string;
}

export interface ListingProps {
  kind: Kind;
  listing: ListingRecord;
}

/** Whether no search for a place finds it; a remote job has none. */
export const isPlaceUnknown = (listing: ListingRecord) => !listing.place && !isRemote(listing);

/** `1 company`, `2 companies` */
export const countOf = ({ one, path }: Kind, count: number) =>
  `${count} ${count === 1 ? one : path}`;

export const nameOf = (listing: ListingRecord) =>
  'title' in listing ? listing.title : listing.name;

/** Tells a job from others of the same title. */
export const fullNameOf = (listing: ListingRecord) =>
  'title' in listing ? `${listing.title}, ${listing.company}` : listing.name;
