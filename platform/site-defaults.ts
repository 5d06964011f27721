import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isPublicUrl, isReservedDomain } from './reserved-domains.ts';

/** Defaults of the settings that the api and the site share (.env.example). */
export const siteDefaults = {
  SITE_NAME: 'Naija Dispatch',
  SITE_URL: 'http://localhost:3000',
  SUPPORT_PHONE: '+234 800 000 0000',
  SUPPORT_EMAIL: 'hello@naijadispatch.example',
  BANK_NAME: 'Example Bank',
  BANK_ACCOUNT_NAME: 'Naija Dispatch (example)',
  BANK_ACCOUNT_NUMBER: '0000000000',
} as const;

const { SITE_NAME: _, SITE_URL: __, ...contacts } = siteDefaults;

/** A way to reach or pay the operator. */
export type ContactSetting = keyof typeof contacts;

/**
 * The contacts that are still those of the examples at a public address, where visitors would take them for real: they are
 * not shown. None elsewhere.
 */
export function exampleContacts(
  environment: { [name in ContactSetting | 'SITE_URL']?: string | undefined } | NodeJS.ProcessEnv,
): ContactSetting[] {
  if (!isPublicUrl(environment.SITE_URL?.trim() || siteDefaults.SITE_URL)) return [];
  return (Object.keys(contacts) as ContactSetting[]).filter((name) => {
    const value = environment[name]?.trim() || siteDefaults[name];
    return value === siteDefaults[name] || (name === 'SUPPORT_EMAIL' && isReserved(value));
  });
}

/** A phone number as its owner wrote it, as `+234 803 123 4567`: `tel:` and wa.me need the country code. */
export function supportPhone(written: string): string {
  const number = parsePhoneNumberFromString(written, 'NG');
  return number?.isPossible() ? number.formatInternational() : written;
}

const isReserved = (email: string) => isReservedDomain(email.split('@').at(-1) ?? '');
