import { config } from '../../config/config.ts';

/** How often something may be asked for: `quota` requests in `seconds`, counted from the first of them. */
export interface Policy {
  readonly quota: number;
  readonly seconds: number;
  /** Who has the quota. An IPv6 address counts as its /64, since that is what one household gets. */
  readonly per: 'address' | 'account' | 'email' | 'everybody';
  /** Counted in PostgreSQL, exactly and for all instances together; otherwise by each instance in its memory (docs/decisions/008). */
  readonly shared?: true;
  /** Without it every request counts. `accepted`: one that is refused is given back; `failures`: a success forgets the earlier ones. */
  readonly counts?: 'accepted' | 'failures';
  /** With `email`: at an address where one has succeeded, somebody has a quota of their own (known-places.ts). */
  readonly ownWhereKnown?: true;
  /** What is limited, for the table in /api/docs. */
  readonly limits: string;
  /** What somebody is told who has used the quota up; when to try again follows. */
  readonly sentence: string;
}

const minute = 60;
const hour = 3_600;

/** Every limit of the api (reliability: Z2, T1): the guard, the headers, openapi.json and /api/docs read it here. */
export const policies = {
  lists: {
    quota: 300,
    seconds: 5 * minute,
    per: 'address',
    limits: 'Reading lists and figures',
    sentence: 'You have asked for many lists in a short time.',
  },
  details: {
    quota: 60,
    seconds: minute,
    per: 'address',
    limits: 'Reading one listing',
    sentence: 'You have opened many listings in a short time.',
  },
  changes: {
    quota: 60,
    seconds: minute,
    per: 'address',
    limits: 'Writing, where no other limit is named',
    sentence: 'You have sent many requests in a short time.',
  },
  accounts: {
    quota: 600,
    seconds: minute,
    per: 'account',
    limits: 'Reading and writing with a token, in place of the three above',
    sentence: 'Your account has sent many requests in a short time.',
  },
  submissions: {
    quota: 10,
    seconds: 30 * minute,
    per: 'address',
    shared: true,
    limits: 'Registering companies and posting jobs',
    sentence: 'You have sent several listings in a short time.',
  },
  'all-submissions': {
    quota: 300,
    seconds: hour,
    per: 'everybody',
    shared: true,
    counts: 'accepted',
    limits: 'Companies and jobs that wait for a moderator',
    sentence: 'Very many listings are being sent at the moment.',
  },
  logins: {
    quota: 25,
    seconds: 5 * minute,
    per: 'address',
    shared: true,
    limits: 'Attempts to log in',
    sentence: 'There were several attempts to log in.',
  },
  'logins-by-email': {
    quota: 10,
    seconds: 15 * minute,
    per: 'email',
    shared: true,
    counts: 'failures',
    ownWhereKnown: true,
    limits: 'Attempts to log in, until one succeeds',
    sentence: 'There were several attempts to log in.',
  },
  reveals: {
    quota: 10,
    seconds: hour,
    per: 'address',
    shared: true,
    limits: 'Revealing phone numbers',
    sentence: 'You have asked for several phone numbers in a short time.',
  },
  inquiries: {
    quota: 5,
    seconds: 30 * minute,
    per: 'address',
    shared: true,
    limits: 'Sending inquiries',
    sentence: 'You have sent several inquiries in a short time.',
  },
  reports: {
    quota: 600,
    seconds: minute,
    per: 'address',
    limits: 'Reports of the site about page views',
    sentence: 'There were many reports in a short time.',
  },
  probes: {
    quota: 600,
    seconds: minute,
    per: 'address',
    limits: 'Asking whether the service runs',
    sentence: 'There were many questions in a short time.',
  },
} as const satisfies Record<string, Policy>;

/** As it stands in `RateLimit-Policy`. */
export type PolicyName = keyof typeof policies;
export type Policies = Readonly<Record<PolicyName, Policy>>;

/** Injects the policies, or null where `RATE_LIMITS=off`. */
export const limitPolicies = Symbol('limit policies');
export const limitsInForce = {
  provide: limitPolicies,
  useValue: config.rateLimits ? policies : null,
};

/** What holds for a call that names no policy, by its method and path (`/jobs/:id`, or `/jobs/{id}` in the contract). */
export function policyOf(method: string, path: string): PolicyName {
  if (!/^(get|head)$/i.test(method)) return 'changes';
  return /[:{]/.test(path) ? 'details' : 'lists';
}
