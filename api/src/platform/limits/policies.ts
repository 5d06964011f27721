import { config } from '../../config/config.ts';

/** A rate limit: `quota` requests in a window of `seconds`, which begins with the first of them. */
export interface Policy {
  readonly quota: number;
  readonly seconds: number;
  /** An IPv6 address counts as its /64, the network of one household. */
  readonly per: 'address' | 'account' | 'email' | 'everybody';
  /** Counted exactly, in PostgreSQL for all instances; otherwise in memory per instance (docs/decisions/008). */
  readonly shared?: true;
  /** Absent: every request. `accepted`: a refused request is refunded; `failures`: a success resets the count. */
  readonly counts?: 'accepted' | 'failures';
  /** With `email`: each network with an earlier success has a quota of its own (known-places.ts). */
  readonly separateKnownPlaces?: true;
  /** The limited calls, for the table in /api/docs. */
  readonly limits: string;
  /** The message of the 429; the time to wait is appended. */
  readonly message: string;
}

const minute = 60;
const hour = 3_600;

/** Every rate limit of the api (reliability: Z2, T1). */
export const policies = {
  lists: {
    quota: 300,
    seconds: 5 * minute,
    per: 'address',
    limits: 'Reading lists and figures',
    message: 'You have requested too many lists.',
  },
  details: {
    quota: 60,
    seconds: minute,
    per: 'address',
    limits: 'Reading one listing',
    message: 'You have opened too many listings.',
  },
  changes: {
    quota: 60,
    seconds: minute,
    per: 'address',
    limits: 'Writing, where no other limit is named',
    message: 'You have sent too many requests.',
  },
  accounts: {
    quota: 600,
    seconds: minute,
    per: 'account',
    limits: 'Reading and writing with a token, in place of the three above',
    message: 'Your account has sent too many requests.',
  },
  submissions: {
    quota: 10,
    seconds: 30 * minute,
    per: 'address',
    shared: true,
    limits: 'Registering companies and posting jobs',
    message: 'You have submitted too many listings.',
  },
  'all-submissions': {
    quota: 300,
    seconds: hour,
    per: 'everybody',
    shared: true,
    counts: 'accepted',
    limits: 'Accepted submissions of companies and jobs',
    message: 'Too many listings are being submitted.',
  },
  logins: {
    quota: 25,
    seconds: 5 * minute,
    per: 'address',
    shared: true,
    limits: 'Attempts to log in',
    message: 'Too many attempts to log in.',
  },
  'logins-by-email': {
    quota: 10,
    seconds: 15 * minute,
    per: 'email',
    shared: true,
    counts: 'failures',
    separateKnownPlaces: true,
    limits: 'Attempts to log in, until one succeeds',
    message: 'Too many attempts to log in.',
  },
  reveals: {
    quota: 10,
    seconds: hour,
    per: 'address',
    shared: true,
    limits: 'Revealing phone numbers',
    message: 'You have revealed too many phone numbers.',
  },
  inquiries: {
    quota: 5,
    seconds: 30 * minute,
    per: 'address',
    shared: true,
    limits: 'Sending inquiries',
    message: 'You have sent too many inquiries.',
  },
  reports: {
    quota: 600,
    seconds: minute,
    per: 'address',
    limits: 'Page views reported by the site, and its event stream',
    message: 'Too many reports.',
  },
  probes: {
    quota: 600,
    seconds: minute,
    per: 'address',
    limits: 'Health checks',
    message: 'Too many health checks.',
  },
} as const satisfies Record<string, Policy>;

/** As in `RateLimit-Policy`. */
export type PolicyName = keyof typeof policies;
export type Policies = Readonly<Record<PolicyName, Policy>>;

/** Injection token of the policies; null if `RATE_LIMITS=off`. */
export const limitPolicies = Symbol('limit policies');
export const limitsInForce = {
  provide: limitPolicies,
  useValue: config.rateLimits ? policies : null,
};

/** The default policy of a call, by its method and path (`/jobs/:id`, or `/jobs/{id}` in openapi.json). */
export function policyOf(method: string, path: string): PolicyName {
  if (!/^(get|head)$/i.test(method)) return 'changes';
  return /[:{]/.test(path) ? 'details' : 'lists';
}
