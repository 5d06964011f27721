import type { LetterBlock } from '../../platform/mail/letter.ts';
import { dayInLagos, momentInLagos } from '../lagos-time.ts';
import type { AnyKind } from '../../listings/kind.ts';
import type { Listing } from '../../listings/listing.entity.ts';
import { ownerLink } from '../owner-link.ts';
import { messageToSender, planInWords, referenceOf, whose } from './sender-letter.ts';

/** To the sender, `days` before the end. It names the date, since mail can be late. */
export function ending(kind: AnyKind, listing: Listing, expiresAt: Date, days: number) {
  const { nameOf, over } = kind.letters;
  return messageToSender(`ending-in-${days}-days`, kind, listing, {
    occasion: expiresAt,
    goodUntil: expiresAt,
    // The day first: lists of mails on phones show little more.
    subject: `Public until ${dayInLagos(expiresAt)}: ${nameOf(listing)}`,
    heading: `${nameOf(listing)} is public until ${dayInLagos(expiresAt)}`,
    preview: 'Renew it with the link in this email. You lose no days.',
    blocks: [
      `After that visitors no longer see it. ${pageComesBack}`,
      'A new term is added to the current one, so you lose no days. The plans:',
      ...renewal(kind, listing),
      { link: `${over}, take it off`, href: ownerLink(kind, listing, 'withdraw'), isShown: true },
      { facts: [referenceOf(listing), ['Public until', momentInLagos(expiresAt)]] },
      whose,
    ],
  });
}

/** To the sender, at the end of the term. */
export function ended(kind: AnyKind, listing: Listing, expiresAt: Date) {
  const { nameOf, instead } = kind.letters;
  return messageToSender('ended', kind, listing, {
    occasion: expiresAt,
    subject: `${nameOf(listing)} is no longer public`,
    preview: 'Renew it with the link in this email. Its page comes back with the same address.',
    blocks: [
      `Its term ended on ${dayInLagos(expiresAt)}, so visitors no longer see it. ${pageComesBack}`,
      'A new term starts on the day it is renewed. The plans:',
      ...renewal(kind, listing),
      { facts: [referenceOf(listing)] },
      ...(instead ? [instead] : []),
      whose,
    ],
  });
}

/** To the owner, `days` before `end`, when a courier licence that we have seen lapses. */
export function licenceEnding(kind: AnyKind, listing: Listing, end: Date, days: number) {
  const name = kind.letters.nameOf(listing);
  return messageToSender(`licence-ending-in-${days}-days`, kind, listing, {
    occasion: end,
    goodUntil: end,
    // It ends with its last day, which is the one on the paper.
    subject: `The courier licence of ${name} is valid until ${dayInLagos(new Date(end.getTime() - 1))}`,
    preview: 'Send us the new one, and your page will keep showing it.',
    blocks: [
      `Until then the page of ${name} says that we have seen it. After that it does not; the page itself stays.`,
      'Once you have the new licence, send a photo of it in reply to this email.',
      {
        link: 'Add its number and last day to your listing',
        href: ownerLink(kind, listing, 'edit'),
        isShown: true,
      },
      { facts: [referenceOf(listing)] },
      whose,
    ],
  });
}

const pageComesBack =
  'Nothing is lost: once it is renewed, its page comes back with the same address.';

/** Renewal without an account: the plans, and the owner's link to the page for it and to that for a correction. */
const renewal = (kind: AnyKind, listing: Listing): readonly LetterBlock[] => [
  { list: kind.letters.renewals.map(planInWords) },
  { link: 'All is right, renew it', href: ownerLink(kind, listing, 'renew'), isShown: true },
  { link: 'Change something', href: ownerLink(kind, listing, 'edit'), isShown: true },
];
