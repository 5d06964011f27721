import type { Plan } from '#contract/plans.ts';
import type { Letter } from '../../mail/letter.ts';
import type { Site } from '../../config/mail.settings.ts';
import type { OutboxMessage } from '../../mail/outbox.ts';
import type { Kind } from '../../listings/kind.ts';
import type { Listing } from '../../listings/listing.entity.ts';

/** What a kind of listing says in its own words where its letters are alike otherwise. All text in it is ours. */
export interface LetterWords<L extends Listing = Listing> {
  nameOf(listing: L): string;
  /** The path of the page that is public. */
  pageOf(listing: Pick<L, 'id'>): string;
  /** Where somebody sends another one. */
  form: { readonly path: string; readonly words: string };
  /** "We have your …" */
  noun: string;
  /** What happens after it was sent, as the form's page says. */
  next: string;
  /** What is true from the approval on. */
  approved: string;
  /** When there is no need to renew. */
  instead?: string;
  /** The plans that a listing can go on with (spec §4, §9). */
  renewals: readonly Plan[];
  /** How the address came to us, after "You get this mail because". */
  why: string;
}

/** The words of each kind, provided by app/kinds.module.ts. */
export abstract class LetterWordsByKind {
  abstract readonly company: LetterWords;
  abstract readonly job: LetterWords;
}

/** A kind with the words of its letters. */
export type Lettered<L extends Listing = Listing> = Pick<Kind, 'table' | 'label' | 'plans'> & {
  letters: LetterWords<L>;
};

/** The letter to whoever sent the listing; `of` tells apart what can happen to it more than once. */
export function posting<L extends Listing>(
  occasion: string,
  kind: Lettered<L>,
  listing: L,
  site: Site,
  {
    of,
    goodUntil,
    ...letter
  }: Omit<Letter, 'to' | 'why'> & { of?: Date | null; goodUntil?: Date | null },
): OutboxMessage {
  const { id, email } = listing;
  const key = [occasion, kind.table, id, ...(of ? [of.toISOString()] : [])].join(' ');
  const why = `You get this mail because ${kind.letters.why} on ${site.name} with this address. If that was not you, tell us by a reply to this mail.`;
  return {
    key,
    listingId: id,
    goodUntil: goodUntil ?? null,
    letter: { to: email, why, ...letter },
  };
}

/** `Featured: ₦10,000 for 3 months` */
export const planInWords = ({ name, naira, term }: Plan) =>
  `${name}: ${naira ? `₦${naira.toLocaleString('en')}` : 'free'} for ${'days' in term ? `${term.days} days` : `${term.months} months`}`;

/** What support is told first. */
export const referenceOf = ({ reference }: Listing) => ['Your reference', reference] as const;
