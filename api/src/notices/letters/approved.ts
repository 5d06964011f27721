import type { Site } from '../../config/mail.settings.ts';
import { momentInLagos } from '../lagos-time.ts';
import type { Listing } from '../../listings/listing.entity.ts';
import { type KindWithLetters, messageToSender, referenceOf } from './letter-words.ts';

/** To the sender, after the approval. */
export function approved<L extends Listing>(kind: KindWithLetters<L>, listing: L, site: Site) {
  const { nameOf, pageOf, approved } = kind.letters;
  const plan = kind.plans[listing.plan];
  const heading = `${nameOf(listing)} is now public`;
  return messageToSender('approved', kind, listing, site, {
    subject: heading,
    heading,
    preview: approved,
    blocks: [
      approved,
      { link: 'See the page', href: site.url + pageOf(listing) },
      {
        facts: [
          referenceOf(listing),
          ...(plan ? [['Plan', plan.name] as const] : []),
          ...(listing.expiresAt
            ? [['Public until', momentInLagos(listing.expiresAt)] as const]
            : []),
        ],
      },
      'We will email you 14 and 3 days before the end and tell you how to renew.',
      'Is something wrong, or has it changed? Reply to this email.',
    ],
  });
}
