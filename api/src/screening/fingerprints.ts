import { isAmong, sharedPages, shorteners, hostOf } from './hosts.ts';
import { raw, type Sql, sql } from '../platform/database/sql.ts';
import type { ScreeningInput } from './screening-input.ts';
import { phonesIn } from './phones.ts';
import { textPrint } from './text-shingles.ts';

/** What a submission shares with earlier ones, in the words of the sentences about it. */
export type Shared = 'CAC number' | 'phone number' | 'e-mail address' | 'web address';

/** What is looked for among earlier submissions. */
export interface Fingerprints {
  readonly email: string;
  readonly cacNumber: string | null;
  /** Of the form and in the texts. */
  readonly phones: readonly string[];
  /** Of a page of their own. */
  readonly host: string | null;
  readonly print: readonly number[];
}

export function fingerprintsOf({
  email,
  cacNumber,
  phone,
  website,
  texts,
  description,
}: ScreeningInput): Fingerprints {
  const host = website ? hostOf(website) : undefined;
  const isTheirs = host && !isAmong(sharedPages, host) && !isAmong(shorteners, host);
  return {
    email,
    cacNumber,
    phones: [...new Set([...(phone ? [phone] : []), ...texts.flatMap(phonesIn)])].slice(0, 10),
    host: isTheirs ? host : null,
    print: textPrint(description),
  };
}

/** A way to be the same: what it is called, and where it is in a listing (a job has no phone) and in the log. */
export interface Way {
  readonly shared: Shared;
  readonly columns: { readonly company: Sql; readonly job?: Sql };
  readonly remembered: Sql;
  /** The values to find, none where there is nothing to look for. */
  readonly values: readonly string[];
}

/** Each goes through an index of its own. */
export const waysOf = ({ email, cacNumber, phones, host }: Fingerprints): Way[] =>
  (
    [
      {
        shared: 'CAC number',
        columns: { company: raw('cac_number'), job: raw('cac_number') },
        remembered: raw("snapshot ->> 'cacNumber'"),
        values: cacNumber ? [cacNumber] : [],
      },
      {
        shared: 'phone number',
        columns: { company: raw('phone') },
        remembered: raw("snapshot ->> 'phone'"),
        values: phones,
      },
      {
        shared: 'e-mail address',
        columns: { company: raw('lower(email)'), job: raw('lower(email)') },
        remembered: raw("lower(snapshot ->> 'email')"),
        values: [email.toLowerCase()],
      },
      {
        shared: 'web address',
        columns: { company: raw('web_host(website)'), job: raw('web_host(apply_link)') },
        remembered: raw("web_host(coalesce(snapshot ->> 'website', snapshot ->> 'applyLink'))"),
        values: host ? [host] : [],
      },
    ] satisfies Way[]
  ).filter(({ values }) => values.length > 0);

/** Several statements with the same columns as one. */
export const together = (parts: readonly Sql[]): Sql =>
  parts.reduce((before, next) => sql`${before} union all ${next}`);
