import { z } from 'zod';
import { exampleContacts, siteDefaults, supportPhone } from '#platform/site-defaults.ts';
import { commaList, hasScheme, wholeNumber } from './value-schemas.ts';

const smtpRule =
  'SMTP_URL must look like smtp://user:password@host:587 or smtps://user:password@host:465, with / as %2F, ? as %3F and # as %23 in the password.';

/** Port 465 begins with TLS (RFC 8314 §3.3). An unescaped `/`, `?` or `#` in the password would end the host. */
function isSmtp(value: string): boolean {
  if (!hasScheme(value, /^smtps?:$/) || /^\w+:..+[/?#].*@/.test(value)) return false;
  const { hostname, port, protocol } = new URL(value);
  return hostname !== '' && (port !== '465' || protocol === 'smtps:');
}

export const mailEnvironment = {
  SMTP_URL: z.string().refine(isSmtp, smtpRule).optional(),
  MAIL_FROM: z
    .string()
    .transform(senderOf)
    .refine(
      ({ address }) => z.email().max(254).safeParse(address).success,
      'MAIL_FROM must be an email address, or Name <address>.',
    )
    .optional(),
  MODERATOR_MAIL: addresses('MODERATOR_MAIL'),
  NO_MAIL_TO: addresses('NO_MAIL_TO'),
  MODERATOR_DIGEST_MINUTES: wholeNumber(
    4,
    'MODERATOR_DIGEST_MINUTES must be a whole number of minutes, 0 for none.',
  ).default(30),
  SITE_NAME: z
    .string()
    .trim()
    .max(60, 'SITE_NAME must have at most 60 characters.')
    .default(siteDefaults.SITE_NAME),
  SITE_URL: z
    .string()
    .refine(
      (url) => hasScheme(url, /^https?:$/) && new URL(url).href === `${new URL(url).origin}/`,
      'SITE_URL must look like https://example.com, without a path.',
    )
    .transform((url) => new URL(url).origin)
    .default(siteDefaults.SITE_URL),
  SUPPORT_EMAIL: z
    .email('SUPPORT_EMAIL must be one email address.')
    .max(254)
    .default(siteDefaults.SUPPORT_EMAIL),
  SUPPORT_PHONE: z
    .string()
    .trim()
    .regex(
      /^\+?[\d ().-]{7,40}$/,
      'SUPPORT_PHONE must be a phone number, such as +234 803 123 4567.',
    )
    .default(siteDefaults.SUPPORT_PHONE),
};

function addresses(setting: string) {
  const isEmail = (item: string) => z.email().safeParse(item).success;
  return commaList(isEmail, `${setting} must be email addresses with commas between them.`);
}

/** `hello@example.com` or `Deliveries <hello@example.com>` */
function senderOf(text: string): Sender {
  const [, name, address] = /^([^<>]*)<([^<>]*)>$/.exec(text.trim()) ?? [];
  return address === undefined ? { address: text.trim() } : { name: name?.trim(), address };
}

type Environment = z.output<z.ZodObject<typeof mailEnvironment>>;

/** A mail server must not send with the example address as sender. */
export function refuseNoSender(env: Environment, issues: z.RefinementCtx): void {
  if (!env.SMTP_URL || env.MAIL_FROM || env.SUPPORT_EMAIL !== siteDefaults.SUPPORT_EMAIL) return;
  issues.addIssue({
    code: 'custom',
    path: ['MAIL_FROM'],
    message: 'MAIL_FROM is not set: give the address that mails come from, or set SUPPORT_EMAIL.',
  });
}

/** Settings of outgoing mail, and their injection token. */
export abstract class MailSettings {
  /** Absent: mails are stored as files (mail-folder.ts). */
  abstract readonly smtpUrl: string | undefined;
  /** The sender; replies go to the support address. */
  abstract readonly from: Sender;
  /** Recipients of the digest of new submissions; none: the active admins. */
  abstract readonly moderators: readonly string[];
  /** Mailboxes that get nothing, in all spellings (mailbox.ts). */
  abstract readonly noMailTo: readonly string[];
  /** Minimum interval between digests; 0: no digests. */
  abstract readonly digestMinutes: number;
  /** Interval at which an instance polls for new mails. */
  abstract readonly pollSeconds: number;
  abstract readonly retry: typeof retry;
}

export interface Sender {
  /** Absent: the name of the site. */
  readonly name?: string | undefined;
  readonly address: string;
}

/** Exponential backoff from 30 seconds to an hour, for two and a half days: an outage of a weekend loses no mail. */
const retry = { initialBackoffSeconds: 30, maxBackoffSeconds: 3_600, maxRetries: 66 };

export const mailSettings = (env: Environment): MailSettings => ({
  smtpUrl: env.SMTP_URL,
  from: env.MAIL_FROM ?? { address: env.SUPPORT_EMAIL },
  moderators: env.MODERATOR_MAIL,
  noMailTo: env.NO_MAIL_TO,
  digestMinutes: env.MODERATOR_DIGEST_MINUTES,
  pollSeconds: 2,
  retry,
});

/** Contacts that are still those of the examples are left out; the sender's address takes the place of the email. */
export function siteOf(env: Environment) {
  const examples = exampleContacts(env);
  return {
    name: env.SITE_NAME,
    /** Public origin, without a trailing slash. */
    url: env.SITE_URL,
    supportEmail: examples.includes('SUPPORT_EMAIL')
      ? (env.MAIL_FROM?.address ?? env.SUPPORT_EMAIL)
      : env.SUPPORT_EMAIL,
    supportPhone: examples.includes('SUPPORT_PHONE') ? undefined : supportPhone(env.SUPPORT_PHONE),
  };
}

/** The marketplace, as mails refer to it. */
export type MailSite = Readonly<ReturnType<typeof siteOf>>;
