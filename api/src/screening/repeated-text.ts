import { statusNow } from '../listings/life.ts';
import { raw, type Sql, sql } from '../platform/database/sql.ts';
import { type Contact, ownPrints } from '../contacts/contacts.ts';
import { alert, quoted } from './note.ts';
import { isFraud, type Seen } from './seen.ts';
import { similarity } from './text-shingles.ts';

/** A listing of another sender whose description has shingles in common. */
export interface SimilarListing extends Pick<Seen, 'kind' | 'id' | 'status' | 'name' | 'reason'> {
  shingles: number[];
  /** Whether it has the note about a repeated text itself. */
  isNoted: boolean;
}

/** Similarity from which a text is noted as a copy: a short one with another name and place still has more. */
const COPY_SIMILARITY = 0.5;
/** Similarity above which the note says "the same" instead of "nearly the same". */
const SAME_SIMILARITY = 0.98;
/** The smallest hashes, of which a copy has at least one: fewer to look up in the index. */
const MAX_LOOKUP_HASHES = 12;
const MAX_CANDIDATES = 50;

/** Listings of other senders in any status with a shingle in common; rejected ones while the log keeps their snapshot. */
export function similarTexts(
  shingles: readonly number[],
  contacts: readonly Contact[],
  except: string | null = null,
): Sql {
  const some = sql`${`{${shingles.slice(0, MAX_LOOKUP_HASHES).join(',')}}`}::integer[]`;
  const prints = sql`${ownPrints(contacts)}::text[]`;
  const listed = (table: 'company' | 'job') => sql`
    (select '${raw(table)}' as kind, id, ${statusNow} as status, ${raw(table === 'job' ? 'title' : 'name')} as name,
       text_print as shingles, notes, null as reason
     from ${raw(table)} where text_print && ${some} and not contact_prints && ${prints})`;
  const rejected = sql`
    (select kind, listing_id, 'rejected', coalesce(snapshot ->> 'name', snapshot ->> 'title'),
       integers(snapshot -> 'textPrint'), snapshot -> 'notes', reason
     from moderation where action = 'rejected' and snapshot is not null
       and integers(snapshot -> 'textPrint') && ${some} and not coalesce(snapshot -> 'contactPrints' ?| ${prints}, false))`;
  // Materialized: otherwise the limit makes the planner scan whole tables for the first matches.
  return sql`
    with candidate as materialized (
      select *, notes @> '[{"rule": "repeated_text"}]' as "isNoted",
        (select count(*) from unnest(shingles) each where each = any(${`{${shingles.join(',')}}`}::integer[])) as common
      from (${listed('company')} union all ${listed('job')} union all ${rejected}) found
      where id is distinct from ${except}::uuid)
    select kind, id, status, name, shingles, reason, "isNoted" from candidate
    order by common * 2 >= ${shingles.length}::int desc, status = 'rejected' desc, "isNoted" desc, common desc, id
    limit ${MAX_CANDIDATES}`;
}

/**
 * A note about the most similar listing, if it is similar enough to be a copy. Only on the first copy: a template that an
 * agency uses for hundreds of jobs makes one note, until one of them is rejected for fraud.
 */
export function copyNote(shingles: readonly number[], candidates: readonly SimilarListing[]) {
  const copies = candidates
    .map((listing) => ({ ...listing, score: similarity(shingles, listing.shingles) }))
    .filter(({ score }) => score >= COPY_SIMILARITY)
    .sort((a, b) => b.score - a.score);
  const fraud = copies.find(({ reason }) => isFraud(reason));
  const nearest = fraud ?? copies[0];
  if (!nearest || (!fraud && copies.some(({ isNoted }) => isNoted))) return undefined;
  const { kind, id, status, name, score } = nearest;
  const how = score >= SAME_SIMILARITY ? 'the same as' : 'nearly the same as';
  return alert(
    'repeated_text',
    `The description is ${how} that of ${quoted(name ?? `a ${kind}`)}, a ${kind} that somebody else sent (${status}). Check who copied from whom.`,
    { kind, id, status },
  );
}
