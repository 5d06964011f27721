import type { Site } from '../../config/mail.settings.ts';
import type { Listing } from '../../listings/listing.entity.ts';
import { type KindWithLetters, messageToSender, referenceOf } from './letter-words.ts';

/** To the sender, after the rejection; `reason` is the moderator's. */
export function rejected<L extends Listing>(
  kind: KindWithLetters<L>,
  listing: L,
  reason: string | null,
  site: Site,
) {
  const { nameOf, form } = kind.letters;
  const heading = `We could not approve ${nameOf(listing)}`;
  return messageToSender('rejected', kind, listing, site, {
    subject: heading,
    heading,
    preview: reason?.slice(0, 140) ?? 'A moderator has reviewed your submission.',
    blocks: [
      'A moderator has reviewed your submission and could not approve it.',
      ...(reason
        ? ['The reason:', { quote: reason }]
        : ['To ask for the reason, reply to this email.']),
      { facts: [referenceOf(listing)] },
      'You are welcome to correct it and send it again.',
      { link: form.words, href: site.url + form.path },
      'Your submission has been deleted. We keep a copy with the reason for 90 days so that you can ask us about it, and then delete that too.',
    ],
  });
}
