const hour = 3_600;
const day = 24 * hour;

/** Rate limits of the calls of owners; part of `policies`. */
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
} as const;
