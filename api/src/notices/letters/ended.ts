import type { Site } from '../../config/mail.settings.ts';
import { dayInLagos } from '../lagos-time.ts';
import type { Listing } from '../../listings/listing.entity.ts';
import { pageComesBack, renewal } from './renewal.ts';
import { type KindWithLetters, messageToSender, referenceOf } from './letter-words.ts';

/** To the sender, at the end of the term. */
export function ended<L extends Listing>(
  kind: KindWithLetters<L>,
  listing: L & { expiresAt: Date },
  site: Site,
) {
  const { nameOf, instead } = kind.letters;
  const { expiresAt } = listing;
  const heading = `${nameOf(listing)} is no longer public`;
  return messageToSender('ended', kind, listing, site, {
    endsAt: expiresAt,
    subject: heading,
    heading,
    preview: 'Reply to this email to renew it. Its page comes back with the same address.',
    blocks: [
      `Its term ended on ${dayInLagos(expiresAt)}, so visitors no longer see it. ${pageComesBack}`,
      'To renew it, reply to this email and name the plan. The new term starts on the day we renew it.',
      ...renewal(kind, listing, site),
      { facts: [referenceOf(listing)] },
      ...(instead ? [instead] : []),
    ],
  });
}
