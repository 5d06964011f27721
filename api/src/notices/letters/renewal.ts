import type { Block } from '../../mail/letter.ts';
import type { Site } from '../../config/mail.settings.ts';
import type { Listing } from '../../listings/listing.entity.ts';
import { type KindWithLetters, planInWords } from './letter-words.ts';

export const pageComesBack =
  'Nothing is lost: once it is renewed, its page comes back with the same address.';

/** Renewal without an account: the plans, and a link that starts an email to support about this listing. */
export function renewal<L extends Listing>(
  { letters }: KindWithLetters<L>,
  listing: L,
  site: Site,
): readonly Block[] {
  const { reference } = listing;
  const answer = new Map([
    ['subject', `Renew ${reference}`],
    ['body', `Please renew ${letters.nameOf(listing)} (${reference}) on this plan: `],
  ]);
  const query = [...answer].map(([name, words]) => `${name}=${encodeURIComponent(words)}`);
  return [
    { list: letters.renewals.map(planInWords) },
    { link: 'Write to us to renew', href: `mailto:${site.supportEmail}?${query.join('&')}` },
  ];
}
