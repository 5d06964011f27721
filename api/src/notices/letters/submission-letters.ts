import type { Plan } from '#contract/plans.ts';
import { isSecondCopy, nextStep } from '#contract/rejections.ts';
import { type LetterBlock, unlinked } from '../../platform/mail/letter.ts';
import { config } from '../../config/config.ts';
import { ownerLink } from '../owner-link.ts';
import { mailboxKey } from '../../platform/mail/mailbox.ts';
import type { AnyKind } from '../../listings/kind.ts';
import type { Listing } from '../../listings/listing.entity.ts';
import { periodEnd } from '../../platform/mail/outbox.ts';
import {
  endOfTerm,
  manage,
  messageToSender,
  pageLink,
  planInWords,
  previewOf,
  reasonOf,
  referenceOf,
  subjectOf,
  whose,
} from './sender-letter.ts';

/** To the sender of a submission. It is not reviewed yet, so its texts become neither links nor the subject. */
export function received(kind: AnyKind, listing: Listing) {
  const { noun, next, nameOf } = kind.letters;
  const wishedPlan = kind.plans[listing.wishedPlan];
  return messageToSender('received', kind, listing, {
    subject: `We have your ${noun}: ${listing.reference}`,
    heading: `We have your ${noun}`,
    preview: next,
    blocks: [
      next,
      {
        facts: [
          referenceOf(listing),
          [kind.label, unlinked(nameOf(listing))],
          ...(wishedPlan?.naira ? [['Plan you asked for', wishedPlan.name] as const] : []),
        ],
      },
      ...(listing.isHeld ? [longer] : []),
      'We will email you our decision. You need no account.',
      ...manage(kind, listing),
    ],
  });
}

const longer =
  'Very many submissions are waiting at the moment, so this one may take longer than usual.';

/** An item of {@link moreReceived}, without the sender's texts. */
export const receivedItem = ({ label }: AnyKind, { reference }: Pick<Listing, 'reference'>) =>
  `${label} ${reference}`;

/** To a mailbox that had its confirmations of this hour: one summary of the others, at the end of the hour. */
export const moreReceived = (kind: AnyKind, listing: Listing, now: Date) =>
  hourly('received', kind, listing, now, 'We have more submissions with your address', [
    'We will email you our decision on each. To spare your mailbox, this is one summary of them.',
    { link: 'Get the links to manage them', href: lostLink },
    'Did you not send them? Reply to this email, and we will reject them.',
  ]);

/** An item of {@link moreRejected}, without a link: spellings of a mailbox may be different people's after all. */
export const rejectedItem = (kind: AnyKind, listing: Listing, reason: string | null) =>
  [receivedItem(kind, listing), reason, nextStep(kind.table, reason)].filter(Boolean).join(': ');

/** To a mailbox that had five refusals in an hour: one summary of the others, at the end of the hour. */
export const moreRejected = (kind: AnyKind, listing: Listing, now: Date) =>
  hourly(
    'rejected',
    kind,
    listing,
    now,
    'We could not approve more submissions with your address',
    [
      'To correct one and send it again, open the link in our confirmation of it. Without that, or to ask for the reason, reply to this email. Did you not send them? Then there is nothing to do.',
    ],
  );

function hourly(
  event: string,
  kind: AnyKind,
  listing: Listing,
  now: Date,
  subject: string,
  more: LetterBlock[],
) {
  const nextHour = periodEnd(now, HOUR_MS);
  const preview = 'A summary instead of one email for each.';
  const blocks = [{ list: [] }, ...more];
  const { letter } = messageToSender(event, kind, listing, { subject, preview, blocks });
  const key = `${event}-more ${mailboxKey(listing.email)} ${nextHour.toISOString()}`;
  return { key, letter, sendAfter: nextHour };
}

const HOUR_MS = 3_600_000;
const lostLink = `${config.site.url}/manage/lost`;

/** To the sender, after the approval, or when a moderator shows it again. */
export function approved(kind: AnyKind, listing: Listing, isShownAgain = false) {
  const { nameOf, approved } = kind.letters;
  const plan = kind.plans[listing.plan];
  const wished = kind.plans[listing.wishedPlan];
  const isUnpaid = plan && wished && wished.naira > plan.naira;
  return messageToSender('approved', kind, listing, {
    ...(isShownAgain && { occasion: crypto.randomUUID() }),
    subject: `${nameOf(listing)} is now public`,
    preview: approved,
    blocks: [
      approved,
      pageLink(kind, listing),
      {
        facts: [
          referenceOf(listing),
          ...(plan ? [['Plan', plan.name] as const] : []),
          ...endOfTerm(listing, 'Public until'),
        ],
      },
      ...(isUnpaid
        ? [
            `You asked for ${planInWords(wished)}. Until it is paid, the page has the plan ${plan.name}. Reply to this email, and we will tell you how to pay.`,
            askForUpgrade(nameOf(listing), listing, wished),
          ]
        : []),
      'We will email you before the end and tell you how to renew.',
      ...manage(kind, listing),
    ],
  });
}

/** A link that starts an email to support. */
function askForUpgrade(listed: string, { reference }: Listing, { name }: Plan) {
  const query = {
    subject: `Upgrade to ${name} ${reference}`,
    body: `Please upgrade ${listed} (${reference}) to ${name}.`,
  };
  const parameters = Object.entries(query).map((pair) => pair.map(encodeURIComponent).join('='));
  const href = `mailto:${config.site.supportEmail}?${parameters.join('&')}`;
  return { link: 'Write to us to upgrade', href };
}

/** To the sender, after the rejection; `reason` is the moderator's. */
export function rejected(kind: AnyKind, listing: Listing, reason: string | null) {
  const next = nextStep(kind.table, reason);
  const isCopy = isSecondCopy(reason);
  return messageToSender('rejected', kind, listing, {
    subject: `We could not approve ${subjectOf(kind, listing)}`,
    preview: previewOf(reason, 'A moderator has reviewed your submission.'),
    blocks: [
      'A moderator has reviewed your submission and could not approve it.',
      ...reasonOf(reason),
      ...(next ? [`What to do: ${next}`] : []),
      ...(isCopy ? [{ link: 'Get the link of your listing', href: lostLink }] : []),
      isCopy
        ? 'Is this a different one? Then say what sets it apart, and send it again. The form opens with everything you sent:'
        : 'You are welcome to correct it and send it again. The form opens with everything you sent:',
      {
        link: 'Correct it and send it again',
        href: ownerLink(kind, listing, 'edit'),
        isShown: true,
      },
      { facts: [referenceOf(listing), [kind.label, unlinked(kind.letters.nameOf(listing))]] },
      'The link works for 90 days. Then we delete what you sent, with the reason.',
      whose,
    ],
  });
}
