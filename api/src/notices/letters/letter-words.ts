import type { Plan } from '#contract/plans.ts';
import type { Block, Letter } from '../../platform/mail/letter.ts';
import type { Site } from '../../config/mail.settings.ts';
import type { OutboxMessage } from '../../platform/mail/outbox.ts';
import type { Kind } from '../../listings/kind.ts';
import type { Listing } from '../../listings/listing.entity.ts';
import { ownerLink } from '../owner-link.ts';

/** The wording of a kind's letters where it differs between kinds. */
export interface LetterWords<L extends Listing = Listing> {
  nameOf(this: void, listing: L): string;
  /** The path of the public page. */
  pageOf(this: void, listing: Pick<L, 'id'>): string;
  /** After "We have your". */
  noun: string;
  /** The next step after a submission, as on the site's confirmation page. */
  next: string;
  /** The effect of an approval. */
  approved: string;
  /** The alternative to a renewal. */
  instead?: string;
  /** The plans that a listing can be renewed on (spec §4, §9). */
  renewals: readonly Plan[];
  /** The source of the address, after "You get this email because". */
  why: string;
}

/** Provided by app/kinds.module.ts. */
export abstract class LetterWordsByKind {
  abstract readonly company: LetterWords;
  abstract readonly job: LetterWords;
}

export type KindWithLetters<L extends Listing = Listing> = Pick<
  Kind,
  'table' | 'label' | 'plans'
> & { letters: LetterWords<L> };

interface SenderLetter extends Omit<Letter, 'to' | 'why'> {
  /** Part of the key of an event that can happen more than once to a listing. */
  endsAt?: Date;
  occasion?: string;
  goodUntil?: Date;
}

/** A mail about an event to the sender of a listing. */
export function messageToSender<L extends Listing>(
  event: string,
  kind: KindWithLetters<L>,
  listing: L,
  site: Site,
  { endsAt, occasion, goodUntil, ...letter }: SenderLetter,
): OutboxMessage {
  const { id, email } = listing;
  const time = endsAt?.toISOString() ?? occasion;
  const key = [event, kind.table, id, ...(time ? [time] : [])].join(' ');
  const why = `You get this email because ${kind.letters.why} on ${site.name} with this address. If that was not you, please reply to this email.`;
  return {
    key,
    listingId: id,
    goodUntil: goodUntil ?? null,
    letter: { to: email, why, ...letter, blocks: [...letter.blocks, checkNumber(site)] },
  };
}

/** The last block of each letter to a sender or business: where anybody finds out whose a number is. */
export const checkNumber = (site: Site): Block => ({
  list: [{ link: 'Is this really their rider? Check the number', href: `${site.url}/check` }],
});

/** `Featured: ₦10,000 for 3 months` */
export const planInWords = ({ name, naira, term }: Plan) =>
  `${name}: ${naira ? `₦${naira.toLocaleString('en')}` : 'free'} for ${'days' in term ? `${term.days} days` : `${term.months} months`}`;

/** The owner's link, with what it is for. */
export const manage = (kind: Pick<Kind, 'table'>, listing: Listing): readonly Block[] => [
  'Keep this email. With this link you can correct, renew or take off your listing. Whoever has it can do the same: do not pass it on.',
  { link: 'Manage your listing', href: ownerLink(kind, listing), isShown: true },
];

export const referenceOf = ({ reference }: Listing) => ['Your reference', reference] as const;

/** A link that starts an email to support about a listing: `Renew`, `Upgrade to Premium`. */
export function writeToUs<L extends Listing>(
  { nameOf }: LetterWords<L>,
  listing: L,
  site: Site,
  what: string,
  more = '.',
) {
  const verb = what.charAt(0).toLowerCase() + what.slice(1);
  const [first, ...rest] = verb.split(' ');
  const about = [first, nameOf(listing), `(${listing.reference})`, ...rest].join(' ');
  const query = { subject: `${what} ${listing.reference}`, body: `Please ${about}${more}` };
  const parameters = Object.entries(query).map((pair) => pair.map(encodeURIComponent).join('='));
  const href = `mailto:${site.supportEmail}?${parameters.join('&')}`;
  return { link: `Write to us to ${first}`, href };
}
