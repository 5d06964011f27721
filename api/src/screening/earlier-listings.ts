import { raw, type Sql, sql } from '../platform/database/sql.ts';
import {
  type Detail,
  type Fingerprints,
  type Lookup,
  lookupsOf,
  unionAll,
} from './fingerprints.ts';
import { alert, quoted } from './note.ts';
import type { ScreeningNote } from '../listings/screening-note.schemas.ts';

/** An earlier listing that was rejected, or hidden by a moderator. */
export interface EarlierListing {
  kind: 'company' | 'job';
  id: string;
  status: 'rejected' | 'hidden';
  name: string | null;
  reason: string | null;
  day: string;
  details: Detail[];
}

/** The newest per lookup; bounds the work for a detail that occurs very often. */
const MAX_PER_LOOKUP = 10;
const MAX_NOTES = 3;

/**
 * Listings that were rejected, or hidden by a moderator and not renewed since, with the same CAC number, phone, email or
 * host. Rejected ones are found for the 90 days that the log keeps their snapshot.
 */
export const earlierListings = (fingerprints: Fingerprints): Sql => sql`
  select kind, id, status, max(name) as name, max(reason) as reason, to_char(max(decided) at time zone 'Africa/Lagos', 'FMDD FMMonth YYYY') as day,
    array_agg(distinct detail) as details
  from (${unionAll(lookupsOf(fingerprints).flatMap((lookup) => [rejected(lookup), ...hidden(lookup)]))}) found
  group by kind, id, status order by max(decided) desc, id limit ${MAX_NOTES}`;

const rejected = ({ detail, snapshotValue, values }: Lookup): Sql => sql`
  (select kind, listing_id as id, 'rejected' as status, coalesce(snapshot ->> 'name', snapshot ->> 'title') as name,
     reason, created_at as decided, ${detail}::text as detail
   from moderation where snapshot is not null and action = 'rejected' and ${snapshotValue} = any(${values}::text[])
   order by created_at desc, id desc limit ${MAX_PER_LOOKUP})`;

const hidden = ({ detail, columns, values }: Lookup): Sql[] =>
  Object.entries(columns).map(
    ([table, column]) => sql`
  (select '${raw(table)}' as kind, listing.id, 'hidden' as status, listing.name, decision.reason, decision.created_at, ${detail}::text
   from (select id, ${raw(table === 'job' ? 'title' : 'name')} as name from ${raw(table)}
         where ${column} = any(${values}::text[]) and status = 'hidden' order by created_at desc limit ${MAX_PER_LOOKUP}) listing,
     lateral (select action, reason, created_at from moderation
              where kind = '${raw(table)}' and listing_id = listing.id and action in ('hidden', 'renewed')
              order by created_at desc, moderation.id desc limit 1) decision
   where decision.action = 'hidden')`,
  );

export const earlierListingNotes = (listings: readonly EarlierListing[]): ScreeningNote[] =>
  listings.map(({ kind, id, status, name, reason, day, details }) =>
    alert(
      status === 'rejected' ? 'seen_on_rejected' : 'seen_on_hidden',
      `The ${enumerated(details)} ${details.length > 1 ? 'are' : 'is'} on ${quoted(name ?? `a ${kind}`)}, which was ${status} on ${day}${
        reason ? `: ${quoted(reason)}` : ''
      }. Check whether the reason still holds.`,
      { kind, id, status },
    ),
  );

const enumerated = (details: readonly string[]) =>
  details
    .toSorted()
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' and the ');
