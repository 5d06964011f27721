import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { mailboxOf } from '../../src/platform/mail/mailbox.ts';
import { email, phone } from '../../src/platform/validation/contact.ts';
import { raw, sql } from '../../src/platform/database/sql.ts';

/** The data subject of a privacy request, identified by email or phone: senders have no accounts. */
export type Subject = ReturnType<typeof byEmail>;

/** Parses an email address, or a phone number in any form that the site accepts. @throws Error that tells the operator the reason */
export function subjectOf(text: string): Subject {
  const { success, data, error } = text.includes('@')
    ? email.safeParse(text)
    : phone.safeParse(text);
  if (!success) throw new Error(`'${text}': ${error.issues[0]?.message}.`);
  return text.includes('@') ? byEmail(data.toLowerCase()) : byPhone(data);
}

function byEmail(address: string) {
  const same = sql`lower(email) = ${address}`;
  const literal = address.replaceAll(/[^a-z\d]/g, String.raw`\$&`);
  return {
    /** An email address in lower case, or a phone number as E.164. */
    identifier: address,
    /** SQL conditions for the rows of the person: by table, and `snapshot` for the moderation log. */
    owns: {
      company: same,
      job: same,
      inquiry: same,
      report: same,
      claim: same,
      snapshot: sql`lower(snapshot ->> 'email') = ${address}`,
      mail: sql`lower(letter ->> 'to') = ${address}`,
      account: sql`email = ${address}`,
      block: sql`(type, value) = ('email', ${mailboxOf(address)})`,
    },
    /** Regular expression for the identifier in free text: case-insensitive, a phone number in any spacing. */
    pattern: String.raw`(?<![a-z\d._%+-])${literal}(?![a-z\d-])`,
  };
}

/** Jobs, accounts and mails have no phone. */
function byPhone(number: string): Subject {
  const same = sql`phone = ${number}`;
  const none = raw('false');
  const national = parsePhoneNumberFromString(number)?.nationalNumber ?? number.slice(1);
  return {
    identifier: number,
    owns: {
      company: sql`(phone = ${number} or whatsapp = ${number})`,
      job: none,
      inquiry: same,
      report: none,
      claim: same,
      snapshot: sql`(snapshot ->> 'phone' = ${number} or snapshot ->> 'whatsapp' = ${number})`,
      mail: none,
      account: none,
      block: sql`(type, value) = ('phone', ${number})`,
    },
    pattern: String.raw`${[...national].join(String.raw`[\s().-]*`)}(?!\d)`,
  };
}
