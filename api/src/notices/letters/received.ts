import { unlinked } from '../../mail/letter.ts';
import type { Site } from '../../config/mail.settings.ts';
import type { Listing } from '../../listings/listing.entity.ts';
import { type Lettered, posting, referenceOf } from './letter-words.ts';

/** To the sender of a submission, which nobody has looked at yet: a stranger's words make no link and no subject. */
export function received<L extends Listing>(kind: Lettered<L>, listing: L, site: Site) {
  const { noun, next, nameOf } = kind.letters;
  const wished = kind.plans[listing.wishedPlan];
  return posting('received', kind, listing, site, {
    subject: `We have your ${noun}: ${listing.reference}`,
    heading: `We have your ${noun}`,
    preview: next,
    blocks: [
      next,
      {
        facts: [
          referenceOf(listing),
          [kind.label, unlinked(nameOf(listing))],
          ...(wished ? [['Plan you asked for', wished.name] as const] : []),
        ],
      },
      'We write to you when it is approved, and also when it is not. You need no account.',
      'Is there something to add or to correct? Reply to this mail.',
    ],
  });
}
