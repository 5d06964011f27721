/**
 * Times that are promised (spec §9 names both): the one place for them. The promises about data and security faults are in
 * their own texts.
 */

/** Time until a moderator decides about a registration or a posting. */
export const reviewTime = 'within 24 hours';

/** Time until a message is answered. */
export const answerTime = 'within 48 hours';
