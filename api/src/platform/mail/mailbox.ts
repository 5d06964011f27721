import { emailAt, emailDot } from '#contract/contacts-in-text.ts';
import { keyedHash } from '../hash.ts';

const at = new RegExp(emailAt, 'g');
const dot = new RegExp(emailDot, 'g');

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
