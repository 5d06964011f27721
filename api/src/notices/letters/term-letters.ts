import type { Block } from '../../mail/letter.ts';
import type { Site } from '../../config/mail.settings.ts';
import { dayInLagos, momentInLagos } from '../lagos-time.ts';
import type { Listing } from '../../listings/listing.entity.ts';
import {
  type KindWithLetters,
  messageToSender,
  planInWords,
  referenceOf,
  writeToUs,
} from './letter-words.ts';

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

const pageComesBack =
  'Nothing is lost: once it is renewed, its page comes back with the same address.';

/** Renewal without an account: the plans, and a link that starts an email to support about this listing. */
function renewal<L extends Listing>(
  { letters }: KindWithLetters<L>,
  listing: L,
  site: Site,
): readonly Block[] {
  return [
    { list: letters.renewals.map(planInWords) },
    writeToUs(letters, listing, site, 'Renew', ' on this plan: '),
  ];
}
