import type { Block } from '../../mail/letter.ts';
import type { Site } from '../../config/mail.settings.ts';
import type { Listing } from '../../listings/listing.entity.ts';
import { type Lettered, planInWords } from './letter-words.ts';

export const nothingIsLost =
  'Nothing is lost: once it is renewed, its page comes back with the same address.';

/** How to renew without an account: the plans, and a mail to the support that is written but for the choice. */
export function renewal<L extends Listing>(
  { letters }: Lettered<L>,
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
