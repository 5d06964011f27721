import { raw, type Sql, sql } from '../platform/database/sql.ts';
import { type Shared, together, type Fingerprints, type Way, waysOf } from './fingerprints.ts';
import { alert, quoted } from './note.ts';
import type { ScreeningNote } from '../listings/screening-note.schemas.ts';

/** An earlier submission that was refused or taken away. */
export interface Seen {
  kind: 'company' | 'job';
  id: string;
  status: 'rejected' | 'hidden';
  name: string | null;
  reason: string | null;
  day: string;
  shared: Shared[];
}

/** So many of each way are looked at, the newest. */
const newest = 10;
/** Of so many a moderator is told: who has read these knows enough. */
const told = 3;

/**
 * The listings that were rejected, or hidden by a moderator and not renewed since, with the same CAC number, phone,
 * e-mail or page; as long as the log remembers them (90 days), or as the hidden ones exist.
 */
export const seenBefore = (traces: Fingerprints): Sql => sql`
  select kind, id, status, max(name) as name, max(reason) as reason, to_char(max(decided) at time zone 'Africa/Lagos', 'FMDD FMMonth YYYY') as day,
    array_agg(distinct shared) as shared
  from (${together(waysOf(traces).flatMap((way) => [rejected(way), ...hidden(way)]))}) found
  group by kind, id, status order by max(decided) desc, id limit ${told}`;

const rejected = ({ shared, remembered, values }: Way): Sql => sql`
  (select kind, listing_id as id, 'rejected' as status, coalesce(snapshot ->> 'name', snapshot ->> 'title') as name,
     reason, created_at as decided, ${shared}::text as shared
   from moderation where snapshot is not null and action = 'rejected' and ${remembered} = any(${values}::text[])
   order by created_at desc, id desc limit ${newest})`;

const hidden = ({ shared, columns, values }: Way): Sql[] =>
  Object.entries(columns).map(
    ([table, column]) => sql`
  (select '${raw(table)}' as kind, listing.id, 'hidden' as status, listing.name, decision.reason, decision.created_at, ${shared}::text
   from (select id, ${raw(table === 'job' ? 'title' : 'name')} as name from ${raw(table)}
         where ${column} = any(${values}::text[]) and status = 'hidden' order by created_at desc limit ${newest}) listing,
     lateral (select action, reason, created_at from moderation
              where kind = '${raw(table)}' and listing_id = listing.id and action in ('hidden', 'renewed')
              order by created_at desc, moderation.id desc limit 1) decision
   where decision.action = 'hidden')`,
  );

/** What a moderator is told about each of them. */
export const seenNotes = (seen: readonly Seen[]): ScreeningNote[] =>
  seen.map(({ kind, id, status, name, reason, day, shared }) =>
    alert(
      status === 'rejected' ? 'seen_on_rejected' : 'seen_on_hidden',
      `The ${inWords(shared)} ${shared.length > 1 ? 'are' : 'is'} on ${quoted(name ?? `a ${kind}`)}, which was ${status} on ${day}${
        reason ? `: ${quoted(reason)}` : ''
      }. Check whether the reason still holds.`,
      { kind, id, status },
    ),
  );

const inWords = (shared: readonly string[]) =>
  shared
    .toSorted()
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' and the ');
