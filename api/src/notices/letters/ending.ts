import type { Site } from '../../config/mail.settings.ts';
import { dayInLagos, momentInLagos } from '../lagos-time.ts';
import type { Listing } from '../../listings/listing.entity.ts';
import { nothingIsLost, renewal } from './renewal.ts';
import { type Lettered, posting, referenceOf } from './letter-words.ts';

/** So many days before its end, to the sender of what is public. It names the day, since mail can be late. */
export function ending<L extends Listing>(
  kind: Lettered<L>,
  listing: L & { expiresAt: Date },
  days: number,
  site: Site,
) {
  const { nameOf, instead } = kind.letters;
  const { expiresAt } = listing;
  const heading = `${nameOf(listing)} is public until ${dayInLagos(expiresAt)}`;
  return posting(`ending-in-${days}-days`, kind, listing, site, {
    of: expiresAt,
    goodUntil: expiresAt,
    subject: heading,
    heading,
    preview: 'Reply to this mail to renew it. No day is lost.',
    blocks: [
      `After that visitors no longer see it. ${nothingIsLost}`,
      'To renew it, reply to this mail and name the plan. The new term is added to the old end, so no day is lost.',
      ...renewal(kind, listing, site),
      { facts: [referenceOf(listing), ['Public until', momentInLagos(expiresAt)]] },
      ...(instead ? [instead] : []),
    ],
  });
}
