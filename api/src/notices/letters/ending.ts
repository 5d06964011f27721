import type { Site } from '../../config/mail.settings.ts';
import { dayInLagos, momentInLagos } from '../lagos-time.ts';
import type { Listing } from '../../listings/listing.entity.ts';
import { pageComesBack, renewal } from './renewal.ts';
import { type KindWithLetters, messageToSender, referenceOf } from './letter-words.ts';

/** To the sender, `days` before the end. It names the date, since mail can be late. */
export function ending<L extends Listing>(
  kind: KindWithLetters<L>,
  listing: L & { expiresAt: Date },
  days: number,
  site: Site,
) {
  const { nameOf, instead } = kind.letters;
  const { expiresAt } = listing;
  const heading = `${nameOf(listing)} is public until ${dayInLagos(expiresAt)}`;
  return messageToSender(`ending-in-${days}-days`, kind, listing, site, {
    endsAt: expiresAt,
    goodUntil: expiresAt,
    subject: heading,
    heading,
    preview: 'Reply to this email to renew it. You lose no days.',
    blocks: [
      `After that visitors no longer see it. ${pageComesBack}`,
      'To renew it, reply to this email and name the plan. The new term is added to the current one, so you lose no days.',
      ...renewal(kind, listing, site),
      { facts: [referenceOf(listing), ['Public until', momentInLagos(expiresAt)]] },
      ...(instead ? [instead] : []),
    ],
  });
}
