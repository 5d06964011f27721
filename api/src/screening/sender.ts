import { isLive } from '../listings/life.ts';
import { raw, type Sql, sql } from '../platform/database/sql.ts';
import { hostOf, isAmong, isOwnHost, ownDomainOf, sharedPages } from './hosts.ts';
import { type Fingerprints, type Lookup, lookupsOf, unionAll } from './fingerprints.ts';
import type { ScreeningInput } from './screening-input.ts';
import { notice, quoted } from './note.ts';
import type { ScreeningNote } from '../listings/screening-note.schemas.ts';

/** Submissions with one contact detail in 24 hours that get no note: a business may register several branches. */
const MAX_SUBMISSIONS_PER_DAY = 5;

/** Submissions with the same contact detail in the last 24 hours, rejected ones included. */
export interface ContactCount {
  detail: string;
  count: number;
}

/** The highest count comes first. */
export const contactCounts = (fingerprints: Fingerprints): Sql => sql`
  select detail, sum(count)::int as count from (${unionAll(
    lookupsOf(fingerprints)
      .filter(({ detail }) => detail !== 'web address')
      .flatMap((lookup) => [rejected(lookup), ...listed(lookup)]),
  )}) counted group by detail order by count desc, detail`;

const dayAgo = raw("now() - interval '1 day'");

const rejected = ({ detail, snapshotValue, values }: Lookup): Sql => sql`
  (select ${detail}::text as detail, count(*) from moderation
   where snapshot is not null and action = 'rejected' and ${snapshotValue} = any(${values}::text[])
     and (snapshot ->> 'createdAt')::timestamptz > ${dayAgo})`;

const listed = ({ detail, columns, values }: Lookup): Sql[] =>
  Object.entries(columns).map(
    ([table, column]) => sql`
  (select ${detail}::text, count(*) from ${raw(table)} where ${column} = any(${values}::text[]) and created_at > ${dayAgo})`,
  );

/** `counts` do not include the submission that is screened. */
export function countNotes([highest]: readonly ContactCount[]): ScreeningNote[] {
  if (!highest || highest.count < MAX_SUBMISSIONS_PER_DAY) return [];
  return [
    notice(
      'repeated_contact',
      `This is submission ${highest.count + 1} with the same ${highest.detail} in 24 hours. Check whether they are all different listings.`,
    ),
  ];
}

export interface RegisteredCompany {
  id: string;
  name: string;
  website: string;
}

/** The newest public company with the same CAC number and a website. */
export const registeredCompany = ({ cacNumber }: Fingerprints): Sql => sql`
  select id, name, website from company where cac_number = ${cacNumber} and website is not null and ${isLive}
  order by created_at desc limit 1`;

/** A note on a job whose apply link is at another domain than the website of the company with its CAC number. */
export function linkNotes(
  { kind, website }: ScreeningInput,
  company: RegisteredCompany | null,
): ScreeningNote[] {
  const host = website ? hostOf(website) : undefined;
  const companyHost = company && hostOf(company.website);
  if (kind !== 'job' || !host || !companyHost || !isOwnHost(host)) return [];
  if (isAmong(sharedPages, companyHost) || ownDomainOf(host) === ownDomainOf(companyHost))
    return [];
  return [
    notice(
      'link_domain',
      `Applicants are sent to ${quoted(host)}, but ${quoted(company.name)}, registered with the same CAC number, is at ${quoted(companyHost)}. Check that the job is theirs.`,
      { kind: 'company', id: company.id, status: 'live' },
    ),
  ];
}
