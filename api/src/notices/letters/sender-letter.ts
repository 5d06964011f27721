import { inNaira, type Plan, termInWords } from '#contract/plans.ts';
import type { LetterBlock, Letter } from '../../platform/mail/letter.ts';
import { config } from '../../config/config.ts';
import { shortened } from '../../platform/validation/text.ts';
import type { OutboxMessage } from '../../platform/mail/outbox.ts';
import type { AnyKind } from '../../listings/kind.ts';
import type { Listing } from '../../listings/listing.entity.ts';
import { momentInLagos } from '../lagos-time.ts';
import { ownerLink } from '../owner-link.ts';

interface SenderLetter extends Omit<Letter, 'to' | 'why' | 'heading'> {
  /** Above the text; by default the subject. */
  heading?: string;
  /** Why the mail was sent; by default, because the listing has the address. */
  why?: string;
  /** Part of the key of an event that can happen more than once to a listing. */
  occasion?: Date | string;
  goodUntil?: Date;
}

export function messageToSender(
  event: string,
  kind: AnyKind,
  listing: Listing,
  { occasion, goodUntil, ...letter }: SenderLetter,
): OutboxMessage {
  const { id, email } = listing;
  const time = occasion instanceof Date ? occasion.toISOString() : occasion;
  const key = [event, kind.table, id, ...(time ? [time] : [])].join(' ');
  const why = `You get this email because ${kind.letters.why} on ${config.site.name} has this address. If it is not yours, please reply to this email.`;
  return {
    key,
    listingId: id,
    goodUntil: goodUntil ?? null,
    letter: { to: email, why, heading: letter.subject, ...letter },
  };
}

/** A listing in a subject: by its reference until it is approved, since a form can be sent with another person's address. */
export const subjectOf = ({ letters }: AnyKind, listing: Listing) =>
  listing.isPending() ? `your ${letters.noun} ${listing.reference}` : letters.nameOf(listing);

/** `Featured: ₦10,000 for 3 months` */
export const planInWords = (plan: Plan) =>
  `${plan.name}: ${plan.naira ? inNaira(plan.naira) : 'free'} for ${termInWords(plan)}`;

/** The link to manage a listing, after a warning to keep it private. */
export const manage = (kind: AnyKind, listing: Listing): readonly LetterBlock[] => [
  'Keep this email. With this link you can correct, renew or take off your listing. Whoever has it can do the same: do not pass it on.',
  { link: 'Manage your listing', href: ownerLink(kind, listing), isShown: true },
];

/** At the end of letters with the link for one task. */
export const whose = 'Whoever has this email can manage your listing: do not pass it on.';

/** The start of a moderator's reason, or another sentence, after the subject in a list of mails. */
export const previewOf = (reason: string | null, otherwise: string) =>
  reason ? shortened(reason, 140) : otherwise;

/** The moderator's reason of a refusal, or how to ask for it. */
export const reasonOf = (reason: string | null): readonly LetterBlock[] =>
  reason ? ['The reason:', { quote: reason }] : ['To ask for the reason, reply to this email.'];

export const appeal = 'Do you disagree? Reply to this email, and another person will read it.';

export const pageLink = ({ letters }: AnyKind, listing: Listing) => ({
  link: 'See the page',
  href: config.site.url + letters.pageOf(listing),
  isShown: true,
});

/** The end of the term as a fact, once it has one. */
export const endOfTerm = ({ expiresAt }: Listing, words: string) =>
  expiresAt ? [[words, momentInLagos(expiresAt)] as const] : [];

export const referenceOf = ({ reference }: Listing) => ['Your reference', reference] as const;
