import { objectionLinkPath } from '#platform/owner-link.ts';
import { type LetterBlock, unlinked } from '../../platform/mail/letter.ts';
import { config } from '../../config/config.ts';
import type { OutboxMessage } from '../../platform/mail/outbox.ts';
import type { AnyKind } from '../../listings/kind.ts';
import type { Listing } from '../../listings/listing.entity.ts';
import { objectionToken, ownerLink } from '../owner-link.ts';
import { momentInLagos } from '../lagos-time.ts';
import {
  appeal,
  endOfTerm,
  manage,
  messageToSender,
  pageLink,
  previewOf,
  reasonOf,
  referenceOf,
  subjectOf,
  whose,
} from './sender-letter.ts';

/** To an address that asked for the links of its listings. */
export function links(to: string, listings: readonly (readonly [AnyKind, Listing])[]) {
  const [s, it] = listings.length === 1 ? ['', 'it'] : ['s', 'them'];
  const heading = `Your link${s} to manage your listing${s}`;
  return {
    key: `links ${crypto.randomUUID()}`,
    letter: {
      to,
      subject: `${heading} on ${config.site.name}`,
      heading,
      preview: `To correct ${it}, renew ${it} or take ${it} off.`,
      blocks: [
        `With your link${s} you can correct, renew or take off your listing${s}. Whoever has ${it} can do the same: do not pass this email on.`,
        ...listings.flatMap(([kind, listing]): LetterBlock[] => [
          {
            facts: [
              [kind.label, `${unlinked(kind.letters.nameOf(listing))}, ${listing.reference}`],
            ],
          },
          { link: 'Manage it', href: ownerLink(kind, listing), isShown: true },
        ]),
      ],
      why: `You get this email because somebody asked ${config.site.name} for the links of this address. If that was not you, there is nothing to do: nobody else has got them.`,
    },
  };
}

/** To the owner, whose change was approved. */
export function changeApproved(kind: AnyKind, listing: Listing, occasion: string, now: Date) {
  const isPublic = listing.isLive(now);
  const effect = isPublic ? 'Visitors see it now.' : 'Visitors see it once it is public again.';
  return messageToSender('change-approved', kind, listing, {
    occasion,
    subject: `Your change to ${kind.letters.nameOf(listing)} is approved`,
    preview: effect,
    blocks: [
      effect,
      ...(isPublic ? [pageLink(kind, listing)] : []),
      { facts: [referenceOf(listing)] },
      ...manage(kind, listing),
    ],
  });
}

/** To the owner, whose change was refused; `reason` is the moderator's. */
export function changeRefused(
  kind: AnyKind,
  listing: Listing,
  occasion: string,
  reason: string | null,
) {
  return messageToSender('change-refused', kind, listing, {
    occasion,
    subject: `We could not approve your change to ${kind.letters.nameOf(listing)}`,
    preview: previewOf(reason, 'Everything stays as it was before the change.'),
    blocks: [
      'Your listing stays as it was before the change, and so does its term.',
      ...reasonOf(reason),
      { facts: [referenceOf(listing)] },
      ...manage(kind, listing),
    ],
  });
}

const OBJECTION_MS = 72 * 60 * 60 * 1000;

/** To the former address of a listing, which has another one now; it can undo the change unless a moderator decided it. */
export function addressChanged(
  kind: AnyKind,
  listing: Listing,
  { formerEmail, canUndo, now }: { formerEmail: string; canUndo: boolean; now: Date },
): OutboxMessage {
  const { reference } = listing;
  const objection = new URLSearchParams({
    subject: `Objection ${reference}`,
    body: `I did not change the email address of ${reference}.`,
  });
  const until = new Date(now.getTime() + OBJECTION_MS);
  const owned = { kind: kind.table, id: listing.id, version: listing.linkVersion };
  const link = 'Object to the change';
  const write = `mailto:${config.site.supportEmail}?${objection.toString().replaceAll('+', '%20')}`;
  const undo = config.site.url + objectionLinkPath + objectionToken(owned, until);
  const how = canUndo
    ? `Undo it until ${momentInLagos(until)}: open the page and press its button.`
    : 'Write to us within three days, and we will undo it.';
  const name = subjectOf(kind, listing);
  const { letter, ...message } = messageToSender('address-changed', kind, listing, {
    why: `You get this email because ${name} on ${config.site.name} had this address until now.`,
    occasion: String(listing.linkVersion),
    subject: `The email address of ${name} was changed`,
    preview: 'If that was not you, object now.',
    blocks: [
      `On ${momentInLagos(now)} it got another address. The links in our earlier emails no longer work; the new address has a link of its own.`,
      `Did nobody at your company ask for that? ${how}`,
      canUndo ? { link, href: undo, isShown: true } : { link, href: write },
      { facts: [referenceOf(listing)] },
    ],
  });
  return { ...message, letter: { ...letter, to: formerEmail } };
}

/** To the new address of a listing, with the only link that works now. */
export function addressGiven(kind: AnyKind, listing: Listing): OutboxMessage {
  return messageToSender('address-given', kind, listing, {
    occasion: String(listing.linkVersion),
    subject: `You can manage ${subjectOf(kind, listing)} now`,
    preview: 'It has your email address now, and this is your link.',
    blocks: [
      'It has your email address now. Check what it says, and correct what is wrong.',
      { facts: [referenceOf(listing), [kind.label, unlinked(kind.letters.nameOf(listing))]] },
      ...manage(kind, listing),
    ],
  });
}

/** To the owner, who has taken the listing off. */
export function withdrawn(kind: AnyKind, listing: Listing) {
  return messageToSender('withdrawn', kind, listing, {
    occasion: crypto.randomUUID(),
    subject: `You have taken ${kind.letters.nameOf(listing)} off the lists`,
    preview: 'Show it again with the link in this email.',
    blocks: [
      'Visitors no longer see it. Until its term ends you can show it again with this link, as often as you like. The term runs on meanwhile.',
      { link: 'Show it again', href: ownerLink(kind, listing), isShown: true },
      { facts: [referenceOf(listing), ...endOfTerm(listing, 'Its term ends')] },
      'Was that not you? Then somebody else has your link. Open it, show your listing again, and replace the link at the end of that page.',
      whose,
    ],
  });
}

/** To the owner, whose listing a moderator takes off, or keeps off after its end; `listing` is as it was before. */
export function hidden(
  kind: AnyKind,
  listing: Listing,
  { reason, now }: { reason: string | null; now: Date },
) {
  const [verb, effect] = listing.isLive(now)
    ? ['is taken off the lists', 'Visitors no longer see it.']
    : ['stays off the lists', 'Visitors still do not see it.'];
  return messageToSender('hidden', kind, listing, {
    occasion: crypto.randomUUID(),
    subject: `${kind.letters.nameOf(listing)} ${verb}`,
    preview: previewOf(reason, effect),
    blocks: [
      `${effect} A moderator decided this.`,
      ...reasonOf(reason),
      appeal,
      { facts: [referenceOf(listing)] },
    ],
  });
}
