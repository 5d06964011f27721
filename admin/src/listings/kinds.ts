import { companyPlans, jobPlans, type Plan } from '#contract/plans.ts';
import type { ListingRecord } from '../contract.ts';
import { messages } from '../messages.ts';

/** One of the two things that are listed: how it is called, where it is, what is said about it. */
export interface Kind {
  one: string;
  many: string;
  /** Its path in the API, which is also its resource. */
  path: 'jobs' | 'companies';
  /** The resource of its submissions. */
  queue: 'pending-jobs' | 'pending-companies';
  /** The public name of the approval: last word of its path, and text of its button. */
  approval: 'approve' | 'verify';
  approve: string;
  approved: string;
  plans: Record<string, Plan>;
  freePlan: string;
  messages: typeof messages.job | typeof messages.company;
  /** What a refusal is usually about; more can be written. */
  reasons: readonly string[];
  /** Why a public one is taken away. */
  hideReasons: readonly string[];
}

export const job: Kind = {
  one: 'job',
  many: 'jobs',
  path: 'jobs',
  queue: 'pending-jobs',
  approval: 'approve',
  approve: 'Approve',
  approved: 'Approved',
  plans: jobPlans,
  freePlan: 'basic',
  messages: messages.job,
  reasons: [
    'CAC number not found or of another company',
    'Asks applicants for money',
    'Posted before',
    'The link to apply does not work',
    'Not a delivery job',
    'Suspected fraud',
  ],
  hideReasons: ['The place is taken', 'Asks applicants for money', 'Suspected fraud'],
};

export const company: Kind = {
  one: 'company',
  many: 'companies',
  path: 'companies',
  queue: 'pending-companies',
  approval: 'verify',
  approve: 'Verify',
  approved: 'Verified',
  plans: companyPlans,
  freePlan: 'free',
  messages: messages.company,
  reasons: [
    'CAC number not found or of another company',
    'Phone number does not answer',
    'Address could not be confirmed',
    'Registered before',
    'Not a delivery company',
    'Suspected fraud',
  ],
  hideReasons: ['The company asked for it', 'Customers complained', 'Suspected fraud'],
};

export const kinds = [job, company];

/** The kind behind a react-admin resource. */
export function kindOf(resource: string | undefined): Kind {
  const kind = kinds.find(({ path, queue }) => resource === path || resource === queue);
  if (!kind) throw new Error(`There are no listings of the kind “${resource}”`);
  return kind;
}

/** What a listing is called. */
export const nameOf = (listing: ListingRecord) =>
  'title' in listing ? listing.title : listing.name;
