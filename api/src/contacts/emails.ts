import { emailAt, emailDot } from '#contract/contacts-in-text.ts';
import { keyedHash } from '../platform/hash.ts';

const address = new RegExp(
  String.raw`[\w.+-]{1,64}${emailAt}[\w-]{1,63}(?:${emailDot}[\w-]{1,63}){0,5}${emailDot}[\w-]{2,63}`,
  'gi',
);
const at = new RegExp(emailAt, 'g');
const dot = new RegExp(emailDot, 'g');

/** The email addresses in a text as written there, also as `ada [at] swift [dot] ng`. */
export const emailsIn = (text: string): string[] => text.match(address) ?? [];

/** Whether two addresses are the same in other letters' case. */
export const isSameEmail = (one: string, other: string) =>
  one.toLowerCase() === other.toLowerCase();

/** One form for all spellings of a mailbox: `A.da+jobs@gmail.com` and `ada(at)gmail.com` give `ada@gmail.com`. */
export function mailboxOf(email: string): string {
  const plain = email
    .toLowerCase()
    .replaceAll(at, '@')
    .replaceAll(dot, '.')
    .replace(/[.-]+$/, '');
  const [local = '', host = ''] = plain.split('@');
  const [name = ''] = local.split('+');
  return /^(?:gmail|googlemail)\.com$/.test(host)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${host}`;
}

/** A mailbox as limits count it and keys of mails name it: a keyed hash. */
export const mailboxKey = (email: string) => keyedHash(`mailbox ${mailboxOf(email)}`);
