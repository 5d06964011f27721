import type { Contact } from './contacts.ts';
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

function keysOf({ type, value }: Contact): string[] {
  if (type === 'host') return domainsOf(value);
  const own = `${type} ${value}`;
  return type === 'email' ? [own, ...domainsOf(value.slice(value.indexOf('@') + 1))] : [own];
}

/** `jobs.swift.ng` gives itself and `swift.ng`. */
const domainsOf = (host: string) =>
  host.split('.').map((_, index, labels) => `domain ${labels.slice(index).join('.')}`);
