import type { SendMailOptions } from 'nodemailer';
import { htmlPart } from './html-part.ts';
import type { Letter } from './letter.ts';
import type { MailSettings, Site } from '../config/mail.settings.ts';
import { textPart } from './text-part.ts';

/**
 * A letter as a mail, text and HTML side by side. The same `id` gives the same `Message-ID` at every attempt, by which a
 * mailbox knows a copy; `Auto-Submitted` keeps absence notes away (RFC 3834 §5).
 */
export function message(
  id: string,
  letter: Letter,
  { from }: Pick<MailSettings, 'from'>,
  site: Site,
): SendMailOptions {
  return {
    messageId: `<${id}@${new URL(site.url).hostname}>`,
    from: { name: from.name || site.name, address: from.address },
    to: { name: '', address: letter.to },
    ...(from.address !== site.supportEmail && { replyTo: site.supportEmail }),
    subject: oneLine(letter.subject),
    text: textPart(letter, site),
    html: htmlPart(letter, site),
    headers: { 'Auto-Submitted': 'auto-generated' },
    // No part of a mail is ever read from a file or an address that somebody wrote.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const oneLine = (words: string) => words.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
