import { unlinked } from '../../mail/letter.ts';
import type { Site } from '../../config/mail.settings.ts';
import type { Listing } from '../../listings/listing.entity.ts';
import { type KindWithLetters, messageToSender, referenceOf } from './letter-words.ts';

/** To the sender of a submission. It is not reviewed yet, so its texts become neither links nor the subject. */
export function received<L extends Listing>(kind: KindWithLetters<L>, listing: L, site: Site) {
  const { noun, next, nameOf } = kind.letters;
  const wishedPlan = kind.plans[listing.wishedPlan];
  return messageToSender('received', kind, listing, site, {
    subject: `We have your ${noun}: ${listing.reference}`,
    heading: `We have your ${noun}`,
    preview: next,
    blocks: [
      next,
      {
        facts: [
          referenceOf(listing),
          [kind.label, unlinked(nameOf(listing))],
          ...(wishedPlan ? [['Plan you asked for', wishedPlan.name] as const] : []),
        ],
      },
      'We will email you our decision. You need no account.',
      'Is there something to add or to correct? Reply to this email.',
    ],
  });
}
