import type { Company } from '../companies/company.entity.ts';
import { companies } from '../companies/company.kind.ts';
import { config } from '../config/config.ts';
import type { Listing } from '../listings/listing.entity.ts';
import { messageToSender, referenceOf, whose } from '../notices/letters/sender-letter.ts';
import { ownerLink } from '../notices/owner-link.ts';
import { type LetterBlock, unlinked } from '../platform/mail/letter.ts';
import { type OutboxMessage, periodEnd } from '../platform/mail/outbox.ts';
import { momentInLagos } from '../notices/lagos-time.ts';
import type { OwnershipClaim } from './ownership-claim.entity.ts';

/** To the claimant, but `announced` and `kept` to the owner, and `objected` to both. */
export type ClaimEvent = 'received' | 'announced' | 'objected' | 'refused' | 'kept' | 'lapsed';

/** The letter about an event of a claim; `reason` is given with a refusal. */
export function claimLetter(
  event: ClaimEvent,
  company: Listing,
  claim: OwnershipClaim,
  { to = claim.email, reason = null }: { to?: string; reason?: string | null } = {},
): OutboxMessage {
  const words = letters[event](company as Listing & Pick<Company, 'name'>, claim, reason);
  const [subject, preview, ...blocks] = words;
  const reader = to === claim.email ? 'claimant' : 'company';
  const why = `You get this email because on ${config.site.name} ${reasons[reader]} this address.`;
  return {
    key: `claim-${event} ${claim.id} ${reader}`,
    listingId: company.id,
    letter: { to, subject, heading: subject, preview, blocks, why },
  };
}

const reasons = { claimant: 'somebody claimed a company with', company: 'a company has' } as const;

const { supportPhone } = config.site;
const chat = supportPhone && `https://wa.me/${supportPhone.replace(/\D/g, '')}`;

type Words = (
  company: Listing & Pick<Company, 'name'>,
  claim: OwnershipClaim,
  reason: string | null,
) => [heading: string, preview: string, ...LetterBlock[]];

const letters: Record<ClaimEvent, Words> = {
  received: ({ name }, { code, objectUntil }) => [
    `Your claim of ${name}: one step is left`,
    'Prove that it is your company.',
    `Prove that it is your company: send us “CLAIM ${code}” by WhatsApp from the number in the listing.`,
    ...(chat ? [{ link: `Send “CLAIM ${code}”`, href: `${chat}?text=CLAIM%20${code}` }] : []),
    'You cannot use that number? Reply to this email with a photo of the CAC certificate and of the shop front or office with its sign.',
    `Whoever has the listing now can object until ${momentInLagos(objectUntil)}. A person decides, and we email you. Without a proof the claim ends after 14 days.`,
    'You did not claim it? Then there is nothing to do.',
  ],
  announced: (company, { name, role, objectUntil }) => [
    `Somebody says that ${company.name} is theirs`,
    'Is that you? If not, object.',
    `They want ${company.name} to have their email address instead of this one. Your link would end.`,
    { facts: [['They say they are', `${unlinked(name)}, ${unlinked(role)}`]] },
    `Is that you, or somebody at your company? Say so. If not, object until ${momentInLagos(objectUntil)}. A person decides, and nothing changes before that. If you do not answer, we go by what they can prove.`,
    { link: 'That is me, or I object', href: ownerLink(companies, company), isShown: true },
    whose,
  ],
  objected: ({ name }) => [
    `The owner of ${name} objects to a claim`,
    'A person decides now.',
    'The address in the listing says that the claimant does not belong to the company. Nothing changes for now: a person reads both sides and decides. Both sides get this email.',
    'Reply if you can add something, such as a photo of the CAC certificate.',
  ],
  refused: ({ name }, _, reason) => [
    `We could not give you ${name}`,
    'The listing does not get your address.',
    'We could not see that it is your company, so the listing does not get your address.',
    ...(reason ? ['The reason:', { quote: reason }] : ['To ask why, reply to this email.']),
  ],
  kept: ({ name }) => [
    `${name} stays with you`,
    'The claim that you objected to was refused.',
    'You objected to a claim. A person has read both sides and refused it: nothing changes, and your link works as before.',
  ],
  lapsed: ({ name, id }) => [
    `Your claim of ${name} has ended`,
    'It was not proven within 14 days.',
    'It was not proven within 14 days, so everything stays as it is. You can claim it again.',
    { link: 'Claim it again', href: `${config.site.url}/claim-listing?company=${id}` },
  ],
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** An item of {@link moreClaims}. */
export const claimItem = ({
  name,
  role,
  objectUntil,
}: Pick<OwnershipClaim, 'name' | 'role' | 'objectUntil'>) =>
  `${unlinked(name)}, ${unlinked(role)}: until ${momentInLagos(objectUntil)}`;

/** To the owner of a company who had the letters of this day about claims: one summary of the others, at its end. */
export function moreClaims(company: Listing, now: Date) {
  const nextDay = periodEnd(now, DAY_MS);
  const message = messageToSender('more-claims', companies, company, {
    occasion: nextDay,
    subject: 'More people say that this is their company',
    preview: 'Object to those that you do not know.',
    blocks: [
      { list: [] },
      'These people want the company to have their email address instead of this one. Is one of them you, or somebody at your company? Say so. If not, object until the time beside the name. Nothing changes before a person has decided.',
      { link: 'That is me, or I object', href: ownerLink(companies, company), isShown: true },
      { facts: [referenceOf(company)] },
      whose,
    ],
  });
  return { ...message, sendAfter: nextDay };
}
