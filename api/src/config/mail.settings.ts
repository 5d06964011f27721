import { z } from 'zod';
import { siteDefaults } from '#platform/site-defaults.ts';

const address = (name: string) => z.email(`${name} must be one e-mail address.`).max(254);

const smtpRule =
  'SMTP_URL must look like smtp://user:password@host:587 or smtps://user:password@host:465.';

const isSmtp = (value: string) =>
  URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol) && !!new URL(value).hostname;

/** The settings of mail, and what a mail says about the marketplace; every name is explained in .env.example. */
export const mailEnvironment = {
  SMTP_URL: z.string().refine(isSmtp, smtpRule).optional(),
  MAIL_FROM: z
    .string()
    .transform(senderOf)
    .refine(
      ({ address }) => z.email().max(254).safeParse(address).success,
      'MAIL_FROM must be an e-mail address, or Name <address>.',
    )
    .optional(),
  MODERATOR_MAIL: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean),
    )
    .refine(
      (list) => list.every((item) => z.email().safeParse(item).success),
      'MODERATOR_MAIL must be e-mail addresses with commas between them.',
    ),
  MODERATOR_DIGEST_MINUTES: z
    .string()
    .regex(/^\d{1,4}$/, 'MODERATOR_DIGEST_MINUTES must be a whole number of minutes, 0 for none.')
    .transform(Number)
    .default(30),
  SITE_NAME: z.string().trim().max(60).default(siteDefaults.SITE_NAME),
  SITE_URL: z
    .url({ protocol: /^https?$/, error: 'SITE_URL must look like https://example.com.' })
    .transform((url) => url.replace(/\/+$/, ''))
    .default(siteDefaults.SITE_URL),
  SUPPORT_EMAIL: address('SUPPORT_EMAIL').default(siteDefaults.SUPPORT_EMAIL),
  SUPPORT_PHONE: z.string().trim().max(40).default(siteDefaults.SUPPORT_PHONE),
};

/** `hello@example.com` or `Deliveries <hello@example.com>` */
function senderOf(text: string): Sender {
  const [, name, address] = /^([^<>]*)<([^<>]*)>$/.exec(text.trim()) ?? [];
  return address === undefined ? { address: text.trim() } : { name: name?.trim(), address };
}

type Environment = z.output<z.ZodObject<typeof mailEnvironment>>;

/** A mail server must not send in the name of an address that only stands in an example. */
export function refuseNoSender(env: Environment, issues: z.RefinementCtx): void {
  if (!env.SMTP_URL || env.MAIL_FROM || env.SUPPORT_EMAIL !== siteDefaults.SUPPORT_EMAIL) return;
  issues.addIssue({
    code: 'custom',
    path: ['MAIL_FROM'],
    message: 'MAIL_FROM is not set: give the address that mails come from, or set SUPPORT_EMAIL.',
  });
}

/** Where mails about it point to: the marketplace and the people behind it. */
export interface Site {
  readonly name: string;
  /** Its public origin, without a slash at the end. */
  readonly url: string;
  readonly supportEmail: string;
  readonly supportPhone: string;
}

/** How mail goes out. The token of its own injection, so that a test may go faster and elsewhere. */
export abstract class MailSettings {
  /** Absent: mails are kept as files (mail-folder.ts). */
  abstract readonly smtpUrl: string | undefined;
  /** Who mails come from; answers go to the support. */
  abstract readonly from: Sender;
  /** Who gets the digest of new submissions; none: the active admins. */
  abstract readonly moderators: readonly string[];
  /** At most one digest in so many minutes; 0: none. */
  abstract readonly digestMinutes: number;
  abstract readonly pace: Pace;
}

export interface Sender {
  /** Absent: the name of the site. */
  readonly name?: string | undefined;
  readonly address: string;
}

/** In seconds. */
export interface Pace {
  /** How often an instance looks for new mails to send. */
  readonly look: number;
  /** The wait after the first failure; it doubles up to `longestWait`. */
  readonly firstWait: number;
  readonly longestWait: number;
  /** How often a mail is tried again before it counts as failed. */
  readonly retries: number;
}

/** 30 seconds, 1 minute, 2, 4 … an hour, and then every hour: two and a half days, so that a weekend loses nothing. */
const pace: Pace = { look: 2, firstWait: 30, longestWait: 3_600, retries: 66 };

export const mailSettings = (env: Environment): MailSettings => ({
  smtpUrl: env.SMTP_URL,
  from: env.MAIL_FROM ?? { address: env.SUPPORT_EMAIL },
  moderators: env.MODERATOR_MAIL,
  digestMinutes: env.MODERATOR_DIGEST_MINUTES,
  pace,
});

export const siteOf = (env: Environment): Site => ({
  name: env.SITE_NAME,
  url: env.SITE_URL,
  supportEmail: env.SUPPORT_EMAIL,
  supportPhone: env.SUPPORT_PHONE,
});
