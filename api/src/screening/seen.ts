import { type Contact, type ContactType, printOf } from '../contacts/contacts.ts';
import { statusNow } from '../listings/life.ts';
import { raw, type Sql, sql } from '../platform/database/sql.ts';

/** An earlier listing with contacts in common; a rejected one while the log keeps its snapshot. */
export interface Seen {
  kind: 'company' | 'job';
  id: string;
  status: 'pending' | 'live' | 'hidden' | 'rejected';
  name: string | null;
  cacNumber: string;
  location: string | null;
  /** The contacts in common, as in `contacts/contacts.ts`. */
  prints: string[];
  isOfToday: boolean;
  /** The day on which it was rejected, or hidden by a moderator and not renewed since. */
  day: string | null;
  reason: string | null;
}

/** Bounds the work for a contact that occurs very often; of listings per kind. */
export const MAX_SEEN = 200;

/** How notes name the contacts. */
export const contactNames: Readonly<Record<ContactType, string>> = {
  cacNumber: 'CAC number',
  phone: 'phone number',
  email: 'email address',
  host: 'web address',
  page: 'link',
  bankAccount: 'bank account',
};

export const typeOf = (print: string) => print.slice(0, print.indexOf(':')) as ContactType;

/** Whether a moderator's reason speaks of fraud, as the panel's presets for it do. */
export const isFraud = (reason: string | null) =>
  /fraud|scam|fake|impersonat|stolen|money/i.test(reason ?? '');

/** The listings with one of these contacts other than `except`: the decided ones first, then the newest. */
export function seenWith(contacts: readonly Contact[], except: string | null = null): Sql {
  const prints = sql`${contacts.map(printOf)}::text[]`;
  return sql`
    select kind, id, status, name, location, cac as "cacNumber", sent > now() - interval '1 day' as "isOfToday", reason,
      to_char(decided at time zone 'Africa/Lagos', 'FMDD FMMonth YYYY') as day,
      array(select unnest(prints) intersect select unnest(${prints})) as prints
    from (${rejected(prints)} union all ${listed('company', prints)} union all ${listed('job', prints)}) seen
    where id is distinct from ${except}::uuid order by decided desc nulls last, sent desc, id`;
}

const rejected = (prints: Sql): Sql => sql`
  (select kind, listing_id as id, 'rejected' as status, coalesce(snapshot ->> 'name', snapshot ->> 'title') as name,
     snapshot ->> 'location' as location, snapshot ->> 'cacNumber' as cac, (snapshot ->> 'createdAt')::timestamptz as sent, created_at as decided, reason,
     array(select jsonb_array_elements_text(snapshot -> 'contactPrints')) as prints
   from moderation where action = 'rejected' and snapshot is not null and snapshot -> 'contactPrints' ?| ${prints}
   order by created_at desc limit ${MAX_SEEN})`;

const listed = (table: 'company' | 'job', prints: Sql): Sql => sql`
  (select '${raw(table)}', found.id, found.status_now, found.label, location, cac_number, found.created_at, decision.created_at,
     decision.reason, contact_prints
   from (select *, ${statusNow} as status_now, ${raw(table === 'job' ? 'title' : 'name')} as label from ${raw(table)}
         where contact_prints && ${prints} order by status = 'hidden' desc, created_at desc limit ${MAX_SEEN}) found
     left join lateral (select action, reason, created_at from moderation
       where found.status = 'hidden' and kind = '${raw(table)}' and listing_id = found.id and action in ('hidden', 'renewed')
       order by created_at desc, moderation.id desc limit 1) decision on decision.action = 'hidden')`;
