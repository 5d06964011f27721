import type { SiteSettings } from '../layout/settings.server.ts';
import { inquiryForm } from './variables.ts';

type SecurityContact = Pick<SiteSettings, 'siteUrl' | 'supportEmail'>;

const DAY_MS = 86_400_000;
/** RFC 9116 §2.5.5 recommends less than a year, so that reports do not go to an abandoned address. */
const VALID_DAYS = 330;

/** The body of `/.well-known/security.txt` (RFC 9116). Constant for a UTC day, so that it can be cached. */
export function securityTxt({ siteUrl, supportEmail }: SecurityContact, now: Date): string {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return [
    `Contact: ${supportEmail ? `mailto:${supportEmail}` : siteUrl + inquiryForm}`,
    `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    `Policy: ${siteUrl}/report#faults`,
    'Preferred-Languages: en',
    '',
  ].join('\n');
}
