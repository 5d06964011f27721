const hour = 3_600;
const day = 24 * hour;

/** Counts accepted forms only; one that is sent again is answered beyond the quota too. */
export const countsAccepted = { counts: 'accepted', beyond: 'unless-repeated' } as const;

/** For all instances, by the address or the /64 around it. */
export const byAddress = { per: 'address', shared: true } as const;

/** Counted by the letters themselves: none is refused, nor told to its sender. */
const mailbox = {
  seconds: day,
  per: 'mailbox',
  shared: true,
  message: 'Too many mails to this mailbox.',
} as const;

/** Rate limits of the calls of owners, of reports and answers, and of checks of phone numbers; part of `policies`. */
export const ownerPolicies = {
  'owner-changes': {
    quota: 10,
    seconds: day,
    per: 'listing',
    shared: true,
    ...countsAccepted,
    limits: 'Accepted changes of a listing by its owner',
    message: 'This listing was changed too often.',
  },
  'sent-reports': {
    quota: 20,
    seconds: hour,
    ...byAddress,
    ...countsAccepted,
    limits: 'Accepted reports of listings and numbers',
    message: 'Too many reports come from your network.',
  },
  'report-mails': {
    ...mailbox,
    quota: 15,
    limits: 'Mails that ask to confirm a report, to one mailbox: none is sent beyond it',
  },
  'network-report-mails': {
    ...mailbox,
    quota: 5,
    per: 'network',
    limits: 'Mails that ask to confirm reports from one network, to one mailbox: none beyond it',
  },
  'owner-links': {
    quota: 10,
    seconds: hour,
    ...byAddress,
    limits: 'Requests for the links of an email address',
    message: 'Too many links were requested from your network, which many phones may share.',
  },
  'ownership-claims': {
    quota: 3,
    seconds: day,
    ...byAddress,
    ...countsAccepted,
    limits: 'Accepted claims of companies',
    message: 'Three claims have come from your network today. Write to us instead, or wait.',
  },
  'owner-link-mails': {
    ...mailbox,
    quota: 3,
    limits: 'Mails with links that somebody asked for, to one mailbox: none is sent beyond it',
  },
  'claimant-mails': {
    ...mailbox,
    // An address makes three claims a day: a stranger alone does not use up the mails of a claimant.
    quota: 9,
    limits: 'Mails to the address in claims of companies: none is sent beyond it',
  },
  'claim-letters': {
    ...mailbox,
    quota: 3,
    limits: 'Mails to an owner about claims: one summary a day of those beyond it',
  },
  'number-checks': {
    quota: 10,
    seconds: hour,
    ...byAddress,
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
  answers: {
    quota: 10,
    seconds: day,
    ...byAddress,
    limits: 'Answers to “Did they answer?”',
    message: 'Too many answers came from your network today, which many phones may share.',
  },
} as const;
