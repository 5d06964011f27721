/**
 * Times that are promised (spec §9 names both): the one place for them. The promises about data and security faults are in
 * their own texts.
 */

/** Until a moderator has decided about a registration or a posting. */
export const reviewTime = 'within 24 hours';

/** Until a person has answered a message. */
export const answerTime = 'within 48 hours';
