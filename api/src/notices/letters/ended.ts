import type { Site } from '../../config/mail.settings.ts';
import { dayInLagos } from '../lagos-time.ts';
import type { Listing } from '../../listings/listing.entity.ts';
import { nothingIsLost, renewal } from './renewal.ts';
import { type Lettered, posting, referenceOf } from './letter-words.ts';

/** At the end of its term, to the sender of what was public. */
export function ended<L extends Listing>(
  kind: Lettered<L>,
  listing: L & { expiresAt: Date },
  site: Site,
) {
  const { nameOf, instead } = kind.letters;
  const { expiresAt } = listing;
  const heading = `${nameOf(listing)} is no longer public`;
  return posting('ended', kind, listing, site, {
    of: expiresAt,
    subject: heading,
    heading,
    preview: 'Reply to this mail to renew it. Its page comes back with the same address.',
    blocks: [
      `Its term ended on ${dayInLagos(expiresAt)}, so visitors no longer see it. ${nothingIsLost}`,
      'To renew it, reply to this mail and name the plan. The new term starts on the day we renew it.',
      ...renewal(kind, listing, site),
      { facts: [referenceOf(listing)] },
      ...(instead ? [instead] : []),
    ],
  });
}
