import { config } from '../../config/config.ts';
import { byAddress, countsAccepted, ownerPolicies } from './owner-policies.ts';
import type { Policy } from './policy.ts';

const minute = 60;
const hour = 3_600;

/** Every rate limit of the api (reliability: Z2, T1). */
export const policies = {
  lists: {
    quota: 600,
    seconds: 5 * minute,
    per: 'address',
    except: 'site-page',
    limits: 'Reading lists and figures',
    message: 'Too many lists are being read from your network.',
  },
  details: {
    quota: 60,
    seconds: minute,
    per: 'address',
    except: 'site-page',
    limits: 'Reading one listing',
    message: 'Too many listings are being read from your network.',
  },
  changes: {
    quota: 60,
    seconds: minute,
    per: 'address',
    limits: 'Writing, where no other limit is named',
    message: 'Too many requests come from your network.',
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
    ...byAddress,
    ...countsAccepted,
    limits: 'Accepted submissions of companies and jobs',
    message: 'Too many listings were submitted from your network, which many phones may share.',
  },
  'network-submissions': {
    quota: 100,
    seconds: 30 * minute,
    per: 'network',
    ...countsAccepted,
    limits: 'Accepted submissions of companies and jobs',
    message: 'Too many listings are being submitted from your network.',
  },
  'all-submissions': {
    quota: 300,
    seconds: hour,
    per: 'everybody',
    shared: true,
    counts: 'accepted',
    beyond: 'hold',
    limits: 'Accepted submissions: those beyond it are reviewed after the others',
    message: 'Too many listings are being submitted.',
  },
  'partner-submissions': {
    quota: 300,
    seconds: hour,
    per: 'partner',
    shared: true,
    ...countsAccepted,
    limits: 'Accepted submissions with the key of a partner, in place of the three above',
    message: 'You have submitted too many listings.',
  },
  'refused-submissions': {
    quota: 100,
    seconds: 30 * minute,
    per: 'address',
    counts: 'refused',
    limits: 'Refused submissions, inquiries, reports and claims',
    message: 'Too many forms with errors were sent from your network, which many phones may share.',
  },
  'partner-contacts': {
    quota: 3_600,
    seconds: hour,
    per: 'partner',
    shared: true,
    limits: 'Reading one listing, its phone number or a submission with the key of a partner',
    message: 'You have read too many contacts.',
  },
  logins: {
    quota: 25,
    seconds: 5 * minute,
    ...byAddress,
    except: 'known-device',
    limits: 'Attempts to log in',
    message: 'Too many attempts to log in.',
  },
  'network-logins': {
    quota: 250,
    seconds: 5 * minute,
    per: 'network',
    except: 'known-device',
    limits: 'Attempts to log in',
    message: 'Too many attempts to log in.',
  },
  'logins-by-email': {
    quota: 10,
    seconds: 15 * minute,
    per: 'email',
    shared: true,
    counts: 'failures',
    except: 'known-device',
    wait: { first: minute, longest: 15 * minute },
    limits: 'Attempts to log in, until one succeeds',
    message: 'Too many attempts to log in.',
  },
  'logins-by-device': {
    // A code of an authenticator app, one of a million of which three are right, would be found in days at 60 a minute.
    quota: 20,
    seconds: 15 * minute,
    per: 'device',
    shared: true,
    counts: 'failures',
    wait: { first: minute, longest: 15 * minute },
    limits:
      'Attempts to log in, on a device where the account has logged in before, in place of the three above',
    message: 'Too many attempts to log in.',
  },
  contacts: {
    quota: 30,
    seconds: hour,
    ...byAddress,
    except: 'site-page',
    limits: 'Reading contact details of companies and revealing their phone numbers',
    message: 'Too many contact details were read from your network, which many phones may share.',
  },
  'network-contacts': {
    quota: 200,
    seconds: hour,
    per: 'network',
    shared: true,
    except: 'site-page',
    limits: 'Reading contact details of companies and revealing their phone numbers',
    message: 'Too many contact details are being read from your network.',
  },
  inquiries: {
    quota: 5,
    seconds: 30 * minute,
    ...byAddress,
    ...countsAccepted,
    limits: 'Accepted inquiries',
    message: 'Too many messages were sent from your network, which many phones may share.',
  },
  'received-mails': {
    quota: 3,
    seconds: hour,
    per: 'mailbox',
    shared: true,
    limits: 'Mails that confirm a submission, to one mailbox: one summary for those beyond it',
    message: 'Too many mails to this mailbox.',
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
  ...ownerPolicies,
} as const satisfies Record<string, Policy>;

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
