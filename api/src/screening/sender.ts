import { isLive } from '../listings/life.ts';
import { raw, type Sql, sql } from '../platform/database/sql.ts';
import { hostOf, isAmong, ownDomainOf, sharedPages, shorteners } from './hosts.ts';
import { together, type Fingerprints, type Way, waysOf } from './fingerprints.ts';
import type { ScreeningInput } from './screening-input.ts';
import { notice, quoted } from './note.ts';
import type { ScreeningNote } from '../listings/screening-note.schemas.ts';

/** More submissions of one contact in 24 hours than a business has branches to register. */
const usual = 5;

/** How often a contact came within 24 hours, rejected submissions included. */
export interface Count {
  shared: string;
  count: number;
}

export const dayCounts = (traces: Fingerprints): Sql => sql`
  select shared, sum(count)::int as count from (${together(
    waysOf(traces)
      .filter(({ shared }) => shared !== 'web address')
      .flatMap((way) => [remembered(way), ...listed(way)]),
  )}) counted group by shared order by count desc, shared`;

const aDay = raw("now() - interval '1 day'");

const remembered = ({ shared, remembered, values }: Way): Sql => sql`
  (select ${shared}::text as shared, count(*) from moderation
   where snapshot is not null and action = 'rejected' and ${remembered} = any(${values}::text[])
     and (snapshot ->> 'createdAt')::timestamptz > ${aDay})`;

const listed = ({ shared, columns, values }: Way): Sql[] =>
  Object.entries(columns).map(
    ([table, column]) => sql`
  (select ${shared}::text, count(*) from ${raw(table)} where ${column} = any(${values}::text[]) and created_at > ${aDay})`,
  );

/** `counts` are of those before this one. */
export function countNotes(counts: readonly Count[]): ScreeningNote[] {
  const [most] = counts;
  if (!most || most.count < usual) return [];
  return [
    notice(
      'repeated_contact',
      `This is submission ${most.count + 1} with the same ${most.shared} in 24 hours. Check whether they are all different listings.`,
    ),
  ];
}

/** The company that is public with the same CAC number, by its newest. */
export interface Registered {
  id: string;
  name: string;
  website: string;
}

export const registeredCompany = ({ cacNumber }: Fingerprints): Sql => sql`
  select id, name, website from company where cac_number = ${cacNumber} and website is not null and ${isLive}
  order by created_at desc limit 1`;

/** A job whose applicants are sent to another site than that of the company whose CAC number it gives. */
export function linkNotes(
  { kind, website }: ScreeningInput,
  company: Registered | null,
): ScreeningNote[] {
  const host = website ? hostOf(website) : undefined;
  const theirs = company && hostOf(company.website);
  if (kind !== 'job' || !host || !theirs || isAmong(sharedPages, host) || isAmong(shorteners, host))
    return [];
  if (isAmong(sharedPages, theirs) || ownDomainOf(host) === ownDomainOf(theirs)) return [];
  return [
    notice(
      'link_domain',
      `Applicants are sent to ${quoted(host)}, but ${quoted(company.name)}, registered with the same CAC number, is at ${quoted(theirs)}. Check that the job is theirs.`,
      { kind: 'company', id: company.id, status: 'live' },
    ),
  ];
}
