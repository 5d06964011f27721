import type { Site } from '../../config/mail.settings.ts';
import type { Listing } from '../../listings/listing.entity.ts';
import { type Lettered, posting, referenceOf } from './letter-words.ts';

/** To the sender of what was not approved; `reason` is the moderator's. */
export function rejected<L extends Listing>(
  kind: Lettered<L>,
  listing: L,
  reason: string | null,
  site: Site,
) {
  const { nameOf, form } = kind.letters;
  const heading = `We could not approve ${nameOf(listing)}`;
  return posting('rejected', kind, listing, site, {
    subject: heading,
    heading,
    preview: reason?.slice(0, 140) ?? 'A moderator has looked at what you sent.',
    blocks: [
      'A moderator has looked at what you sent and could not approve it.',
      ...(reason
        ? ['The reason:', { quote: reason }]
        : ['To hear the reason, reply to this mail.']),
      { facts: [referenceOf(listing)] },
      'You are welcome to put it right and send it again.',
      { link: form.words, href: site.url + form.path },
      'What you sent is deleted. We keep a copy with the reason for 90 days, so that you can ask us about it; then that is deleted, too.',
    ],
  });
}
