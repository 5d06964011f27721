const hour = 3_600;
const day = 24 * hour;

/** Rate limits of the calls of owners, of reports about them, and of checks whose a number is; part of `policies`. */
export const ownerPolicies = {
  'owner-changes': {
    quota: 10,
    seconds: day,
    per: 'listing',
    shared: true,
    counts: 'accepted',
    beyond: 'unless-repeated',
    limits: 'Accepted changes of a listing by its owner',
    message: 'This listing was changed too often.',
  },
  'sent-reports': {
    quota: 20,
    seconds: hour,
    per: 'address',
    shared: true,
    counts: 'accepted',
    beyond: 'unless-repeated',
    limits: 'Accepted reports of listings and numbers',
    message: 'Too many reports come from your network.',
  },
  'report-mails': {
    quota: 5,
    seconds: day,
    per: 'mailbox',
    shared: true,
    limits: 'Mails that ask to confirm a report, to one mailbox: none is sent beyond it',
    message: 'Too many mails to this mailbox.',
  },
  'owner-links': {
    quota: 10,
    seconds: hour,
    per: 'address',
    shared: true,
    limits: 'Requests for the links of an email address',
    message: 'You have asked for too many links.',
  },
  'ownership-claims': {
    quota: 3,
    seconds: day,
    per: 'address',
    shared: true,
    counts: 'accepted',
    beyond: 'unless-repeated',
    limits: 'Accepted claims of companies',
    message: 'Three claims have come from your network today. Write to us instead, or wait.',
  },
  'owner-link-mails': {
    quota: 3,
    seconds: day,
    per: 'mailbox',
    shared: true,
    limits:
      'Mails with links or about a claim that somebody asked for, to one mailbox: none is sent beyond it',
    message: 'Too many mails to this mailbox.',
  },
  'number-checks': {
    quota: 10,
    seconds: hour,
    per: 'address',
    shared: true,
    counts: 'accepted',
    limits: 'Checks of phone numbers',
    message: 'Too many numbers were checked from your network, which many phones may share.',
  },
  'neighbouring-numbers': {
    quota: 30,
    seconds: hour,
    per: 'neighbourhood',
    shared: true,
    counts: 'accepted',
    limits: 'Checks of phone numbers that begin alike, so that nobody tries them all',
    message: 'Too many numbers that begin like this one were checked, by all visitors together.',
  },
} as const;
