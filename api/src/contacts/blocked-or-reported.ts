import { type Contact, ownPrints } from './contacts.ts';
import { reportedNumber } from './phones.ts';
import type { ReportReason } from '#contract/reports.ts';
import { type Sql, sql } from '../platform/database/sql.ts';

/** An entry of the block list that a submission has. */
export interface Blocked {
  value: string;
  reason: string;
  moderator: string | null;
  day: string;
}

/** The entries for these contacts; a domain also for the hosts and mailboxes below it. */
export const blockedAmong = (contacts: readonly Contact[]): Sql => sql`
  select value, reason, (select email from account where account.id = moderator_id) as moderator,
    to_char(created_at at time zone 'Africa/Lagos', 'FMDD FMMonth YYYY') as day
  from block where type || ' ' || value = any(${contacts.flatMap(keysOf)}::text[]) order by created_at limit 5`;

/** A reason for which visitors have confirmed reports of these contacts. */
export interface Reported {
  reason: ReportReason;
  /** A moderator found that they were right. */
  isUpheld: boolean;
}

/** The reports of 90 days, not dismissed, of a number or of a listing other than `except` with the same contacts. */
export function reportedAmong(contacts: readonly Contact[], except: string | null): Sql {
  const numbers = contacts.flatMap(({ type, value }) =>
    type === 'phone' ? [reportedNumber(value)] : [],
  );
  const prints = sql`${ownPrints(contacts)}::text[]`;
  return sql`
    select reason, bool_or(state = 'upheld') as "isUpheld" from (
      select * from report where phone_hash is not null and phone_hash = any(${numbers}::text[])
      union all select * from report where subject = any(array(
        select id from company where contact_prints && ${prints} union all
        select id from job where contact_prints && ${prints}))) report
    where state in ('confirmed', 'upheld') and created_at > now() - interval '90 days'
      and subject is distinct from ${except}::uuid group by reason order by reason`;
}

function keysOf({ type, value }: Contact): string[] {
  if (type === 'host') return domainsOf(value);
  const own = `${type} ${value}`;
  return type === 'email' ? [own, ...domainsOf(value.slice(value.indexOf('@') + 1))] : [own];
}

/** `jobs.swift.ng` gives itself and `swift.ng`. */
const domainsOf = (host: string) =>
  host.split('.').map((_, index, labels) => `domain ${labels.slice(index).join('.')}`);
