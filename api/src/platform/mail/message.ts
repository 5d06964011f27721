import type { SendMailOptions } from 'nodemailer';
import { htmlPart } from './html-part.ts';
import type { Letter } from './letter.ts';
import type { MailSettings, MailSite } from '../../config/mail.settings.ts';
import { textPart } from './text-part.ts';

/**
 * A letter as a multipart mail. The `Message-ID` is derived from `id`, so that a mailbox can recognize a mail sent twice;
 * `Auto-Submitted` prevents automatic replies (RFC 3834 §5).
 */
export function message(
  id: string,
  letter: Letter,
  { from }: Pick<MailSettings, 'from'>,
  site: MailSite,
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
    // Text from a form must never make nodemailer read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
