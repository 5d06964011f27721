import { keyedHash } from '../platform/hash.ts';
import { bankAccountsIn } from './bank-accounts.ts';
import { emailsIn } from './emails.ts';
import { mailboxOf } from '../platform/mail/mailbox.ts';
import { isOwnHost } from './hosts.ts';
import { hostIn, linksIn, pageOf } from './links.ts';
import { phonesIn } from './phones.ts';

/** Details that submissions of one sender can have in common. */
export const contactTypes = ['cacNumber', 'phone', 'email', 'host', 'page', 'bankAccount'] as const;
export type ContactType = (typeof contactTypes)[number];

/** A contact in one spelling: `+2348031234567`, `ada@gmail.com`, `swift.ng`, `forms.gle/Ab12`, `0123456789`, `RC1234567`. */
export interface Contact {
  readonly type: ContactType;
  readonly value: string;
}

/** The fields and texts in which contacts are found. */
export interface ContactSource {
  readonly email: string;
  readonly phone: string | null;
  readonly otherPhones?: readonly string[];
  readonly cacNumber: string | null;
  readonly website: string | null;
  readonly texts: readonly string[];
}

/** A text of ten thousand characters has room for a thousand, which must not leave out the other types. */
const MAX_OF_TYPE = 20;

/** The contacts of a submission, those of its fields first in each type, each once. */
export function contactsOf(source: ContactSource): Contact[] {
  const { email, phone, otherPhones = [], cacNumber, website, texts } = source;
  const links = [...(website ? [website] : []), ...texts.flatMap(linksIn)];
  const found: readonly (readonly [ContactType, readonly (string | null)[]])[] = [
    ['cacNumber', [cacNumber]],
    ['phone', [phone, ...otherPhones, ...phonesIn(website ?? ''), ...texts.flatMap(phonesIn)]],
    ['email', [email, ...texts.flatMap(emailsIn)].map(mailboxOf).filter((each) => each !== '@')],
    ['host', links.map(hostIn).filter((host) => host && isOwnHost(host))],
    ['page', links.filter((link) => !isOwnHost(hostIn(link))).map((link) => pageOf(link) ?? null)],
    ['bankAccount', texts.flatMap(bankAccountsIn).map((each) => each.replaceAll(/\D/g, ''))],
  ];
  return found.flatMap(([type, values]) =>
    [...new Set(values)].flatMap((value) => (value ? [{ type, value }] : [])).slice(0, MAX_OF_TYPE),
  );
}

/** A contact as it is stored for comparison, `phone:5Xg…`: a keyed hash, since numbers can be guessed. */
export const printOf = ({ type, value }: Contact): string =>
  `${type}:${keyedHash(`contact ${type} ${value}`).slice(0, 22)}`;

/** The prints of what is a sender's own, unlike a website or an account that several can name. */
export const ownPrints = (contacts: readonly Contact[]): string[] =>
  contacts.filter(({ type }) => ['cacNumber', 'phone', 'email'].includes(type)).map(printOf);

export const printsOf = (source: ContactSource): string[] => contactsOf(source).map(printOf);
