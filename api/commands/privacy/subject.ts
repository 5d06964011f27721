import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { email, phone } from '../../src/platform/validation/contact.ts';
import { raw, type Sql, sql } from '../../src/platform/database/sql.ts';

/** What an operator asked for cannot be done; `message` says why. */
export class PersonRefusal extends Error {}

/** By what a person is known here: there are no accounts but those of moderators. */
export interface Subject {
  /** An e-mail in lower case, or a phone number as E.164. */
  readonly name: string;
  /** How each table is asked for what is kept under it. */
  readonly owns: {
    readonly company: Sql;
    readonly job: Sql;
    readonly inquiry: Sql;
    /** Of `moderation`: what the log remembers. */
    readonly snapshot: Sql;
    readonly mail: Sql;
    readonly account: Sql;
  };
  /** Finds it in any text, without regard to case; the phone number however it is spread out. */
  readonly pattern: string;
}

/** An e-mail address, or a phone number in any way that a form takes. @throws PersonRefusal */
export function subjectOf(text: string): Subject {
  const { success, data, error } = text.includes('@')
    ? email.safeParse(text)
    : phone.safeParse(text);
  if (!success) throw new PersonRefusal(`'${text}': ${error.issues[0]?.message}.`);
  return text.includes('@') ? byEmail(data.toLowerCase()) : byPhone(data);
}

function byEmail(address: string): Subject {
  const same = sql`lower(email) = ${address}`;
  const literal = address.replaceAll(/[^a-z\d]/g, String.raw`\$&`);
  return {
    name: address,
    owns: {
      company: same,
      job: same,
      inquiry: same,
      snapshot: sql`lower(snapshot ->> 'email') = ${address}`,
      mail: sql`lower(letter ->> 'to') = ${address}`,
      account: sql`email = ${address}`,
    },
    pattern: String.raw`(?<![a-z\d._%+-])${literal}(?![a-z\d-])`,
  };
}

/** A job has no phone, and neither has an account or a mail. */
function byPhone(number: string): Subject {
  const same = sql`phone = ${number}`;
  const none = raw('false');
  const national = parsePhoneNumberFromString(number)?.nationalNumber ?? number.slice(1);
  return {
    name: number,
    owns: {
      company: same,
      job: none,
      inquiry: same,
      snapshot: sql`snapshot ->> 'phone' = ${number}`,
      mail: none,
      account: none,
    },
    pattern: String.raw`${[...national].join(String.raw`[\s().-]*`)}(?!\d)`,
  };
}
