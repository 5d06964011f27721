import { HOLD_HOURS } from '#contract/holds.ts';
import { reportReference } from '#contract/reports.ts';
import { reportLinkPath } from '#platform/owner-link.ts';
import { config } from '../config/config.ts';
import type { AnyKind } from '../listings/kind.ts';
import type { Listing } from '../listings/listing.entity.ts';
import { type LetterBlock, unlinked } from '../platform/mail/letter.ts';
import { momentInLagos } from '../notices/lagos-time.ts';
import { appeal, messageToSender, referenceOf } from '../notices/letters/sender-letter.ts';

const { site } = config;

interface Reporter {
  id: string;
  email: string;
}

/** To the address in a report: the link to the button that makes it count. */
export const confirmation = (to: Reporter, token: string, name: string) =>
  toReporter('report', to, name, 'Confirm your report', [
    'Open the page and press its button, so that your report counts. Nobody tells the business who reported it.',
    { link: 'Confirm my report', href: `${site.url}${reportLinkPath}${token}`, isShown: true },
    'Was it not you? Then there is nothing to do: without the button it does not count.',
  ]);

/** To a reporter, after the decision. */
export const outcome = (to: Reporter, name: string, isUpheld: boolean) =>
  toReporter('report-outcome', to, name, `We ${isUpheld ? 'acted on' : 'looked at'} your report`, [
    isUpheld
      ? 'A moderator found that you were right. If it had a page here, visitors no longer see it. Thank you.'
      : 'A moderator checked and found no reason to act. We keep your report.',
    ...(isUpheld ? [] : [appeal]),
  ]);

/** To the owner of a listing that is held, without who reported it. */
export const heldLetter = (kind: AnyKind, listing: Listing, until: Date, reasons: string) =>
  toOwner('held', kind, listing, 'is being checked', [
    `Several people who do not know each other have reported it. Its page stays and says so; its contacts and pictures are not shown until a moderator has decided, and at most for ${HOLD_HOURS} hours.`,
    { facts: [['Reported', reasons] as const, ['Ends by itself', momentInLagos(until)] as const] },
    'Is there anything that we should know? Reply to this email now.',
  ]);

/** To the owner of a listing that was held, whose reports are dismissed; it may have been taken off meanwhile. */
export const dismissed = (kind: AnyKind, listing: Listing, reason: string) =>
  toOwner('report-decided', kind, listing, 'is cleared', [
    `A moderator has checked the reports and dismissed them. ${listing.status === 'hidden' ? 'It is still not public' : 'Its contacts are no longer held back'}. The reason:`,
    { quote: reason },
  ]);

/** To a moderator, at once: a listing is held. */
export function heldAlert(kind: AnyKind, listing: Listing, to: string, reasons: string) {
  const subject = `Held after reports: ${listing.reference}`;
  const blocks: LetterBlock[] = [
    {
      facts: [
        [kind.label, unlinked(kind.letters.nameOf(listing))],
        ['Reported', reasons],
      ],
    },
    `Its contacts are held for ${HOLD_HOURS} hours. Uphold or dismiss the reports before that.`,
    { link: 'Read the reports', href: `${site.url}/admin/dashboard/reports` },
  ];
  const why = `You get this email because you review submissions to ${site.name}.`;
  const letter = { to, subject, heading: subject, preview: reasons, blocks, why };
  return { key: `held-alert ${listing.id} ${crypto.randomUUID()}`, letter };
}

function toReporter(
  event: string,
  { id, email: to }: Reporter,
  name: string,
  subject: string,
  more: [string, ...LetterBlock[]],
) {
  const facts = [
    ['You reported', unlinked(name)],
    ['Reference', reportReference(id)],
  ] as const;
  const blocks: LetterBlock[] = [{ facts }, ...more];
  const why = `You get this email because somebody sent a report on ${site.name} with this address.`;
  const letter = { to, subject, heading: subject, preview: more[0], blocks, why };
  return { key: `${event} ${id}`, letter };
}

function toOwner(
  event: string,
  kind: AnyKind,
  listing: Listing,
  verb: string,
  more: LetterBlock[],
) {
  const subject = `${kind.letters.nameOf(listing)} ${verb}`;
  const blocks = [...more, { facts: [referenceOf(listing)] }];
  const letter = { subject, preview: 'After reports by visitors.', blocks };
  return messageToSender(event, kind, listing, { occasion: crypto.randomUUID(), ...letter });
}
