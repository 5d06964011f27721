import { hostOf, isOwnHost } from './hosts.ts';
import { raw, type Sql, sql } from '../platform/database/sql.ts';
import type { ScreeningInput } from './screening-input.ts';
import { phonesIn } from './phones.ts';
import { shingleHashes } from './text-shingles.ts';

/** A detail that submissions can have in common, as the notes for moderators name it. */
export type Detail = 'CAC number' | 'phone number' | 'email address' | 'web address';

/** The details of a submission that earlier ones are compared with. */
export interface Fingerprints {
  readonly email: string;
  readonly cacNumber: string | null;
  /** From the form and from the texts, at most ten. */
  readonly phones: readonly string[];
  /** Null for a page on a host that anybody can use. */
  readonly host: string | null;
  readonly shingles: readonly number[];
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
  return {
    email,
    cacNumber,
    phones: [...new Set([...(phone ? [phone] : []), ...texts.flatMap(phonesIn)])].slice(0, 10),
    host: host && isOwnHost(host) ? host : null,
    shingles: shingleHashes(description),
  };
}

/** SQL expressions of one detail: in the tables of listings (a job has no phone) and in the log's snapshots. */
export interface Lookup {
  readonly detail: Detail;
  readonly columns: { readonly company: Sql; readonly job?: Sql };
  readonly snapshotValue: Sql;
  readonly values: readonly string[];
}

/** The lookups that have a value to find; each expression is indexed. */
export const lookupsOf = ({ email, cacNumber, phones, host }: Fingerprints): Lookup[] =>
  (
    [
      {
        detail: 'CAC number',
        columns: { company: raw('cac_number'), job: raw('cac_number') },
        snapshotValue: raw("snapshot ->> 'cacNumber'"),
        values: cacNumber ? [cacNumber] : [],
      },
      {
        detail: 'phone number',
        columns: { company: raw('phone') },
        snapshotValue: raw("snapshot ->> 'phone'"),
        values: phones,
      },
      {
        detail: 'email address',
        columns: { company: raw('lower(email)'), job: raw('lower(email)') },
        snapshotValue: raw("lower(snapshot ->> 'email')"),
        values: [email.toLowerCase()],
      },
      {
        detail: 'web address',
        columns: { company: raw('web_host(website)'), job: raw('web_host(apply_link)') },
        snapshotValue: raw("web_host(coalesce(snapshot ->> 'website', snapshot ->> 'applyLink'))"),
        values: host ? [host] : [],
      },
    ] satisfies Lookup[]
  ).filter(({ values }) => values.length > 0);

/** The statements, which have the same columns, as one. */
export const unionAll = (statements: readonly Sql[]): Sql =>
  statements.reduce((before, next) => sql`${before} union all ${next}`);
