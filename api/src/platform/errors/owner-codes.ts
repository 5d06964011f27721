/** Error codes of the calls of owners, and of decisions about their changes; part of `codes`. */
export const ownerCodes = {
  link_invalid: {
    status: 401,
    meaning: 'The token of an owner’s link is missing, wrong, or was replaced by a newer one.',
    remedy: 'Ask for a new link with `POST /api/ownership/links`.',
    example: 'This link no longer works. Ask for a new one.',
  },
  listing_hidden: {
    status: 409,
    meaning: 'A moderator has rejected the listing or taken it off, or its owner has.',
    remedy: 'Write to support; an owner who has taken it off shows it again first.',
    example: 'We have taken this off the lists. Write to us to ask about it.',
  },
  listing_ended: {
    status: 409,
    meaning: 'The term of the listing is over.',
    remedy: 'Renew it.',
    example: 'Its term is over. Renew it to show it again.',
  },
  needs_payment: {
    status: 409,
    meaning: 'This renewal is not free.',
    remedy: 'Write to support; `naira` is the price of a paid plan.',
    example: 'Featured costs ₦10,000 for 3 months. Write to us to pay for it.',
  },
  too_early: {
    status: 409,
    title: 'Not renewable now',
    meaning: 'A free renewal is possible from 14 days before the end to 180 days after it.',
    remedy: 'Wait, or submit the listing again.',
    example:
      'Its term runs until Friday 4 December 2026. You can renew it from 14 days before that.',
  },
  needs_review: {
    status: 409,
    meaning: 'The listing was renewed six times with no review by a moderator.',
    remedy: 'Write to support.',
    example: 'You have renewed it six times. Write to us, so that we look at it once more.',
  },
  number_not_called: {
    status: 409,
    meaning: 'The change is of a name, contact or CAC number, and `said` is missing.',
    remedy: 'Ask at the number or address that the listing has now, and write what it said.',
    example: 'Ask at the number or address that the listing has now, and write the answer.',
  },
} as const;
