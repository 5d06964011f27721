import { statusNow } from '../listings/life.ts';
import { raw, type Sql, sql } from '../platform/database/sql.ts';
import { type Fingerprints, unionAll } from './fingerprints.ts';
import { alert, quoted } from './note.ts';
import type { ScreeningNote } from '../listings/screening-note.schemas.ts';
import { similarity } from './text-shingles.ts';

/** A listing of another sender whose description has shingles in common. */
export interface SimilarListing {
  kind: 'company' | 'job';
  id: string;
  status: 'pending' | 'live' | 'hidden' | 'rejected';
  name: string | null;
  shingles: number[];
}

/** Similarity from which a text is noted as a copy: a short one with another name and place still has more. */
export const COPY_SIMILARITY = 0.5;
/** Similarity above which the note says "the same" instead of "nearly the same". */
const SAME_SIMILARITY = 0.98;
/** The smallest hashes, of which a copy has at least one: fewer to look up in the index. */
const MAX_LOOKUP_HASHES = 12;

/** Excludes listings of the same sender: one matching detail is enough. */
const isOtherSender = (
  { email, cacNumber, phones }: Fingerprints,
  columns: Record<'email' | 'cac' | 'phone', Sql>,
) => sql`
  lower(${columns.email}) <> ${email.toLowerCase()} and ${columns.cac} is distinct from ${cacNumber}::text
  and coalesce(${columns.phone} <> all(${phones}::text[]), true)`;

/** Listings of other senders in any status with a shingle in common; rejected ones while the log keeps their snapshot. */
export function similarTexts(fingerprints: Fingerprints): Sql {
  const { shingles } = fingerprints;
  const some = sql`${`{${shingles.slice(0, MAX_LOOKUP_HASHES).join(',')}}`}::integer[]`;
  const listed = (['company', 'job'] as const).map(
    (table) => sql`
    (select '${raw(table)}' as kind, id, ${statusNow} as status, ${raw(table === 'job' ? 'title' : 'name')} as name, text_print as shingles
     from ${raw(table)} where text_print && ${some} and ${isOtherSender(fingerprints, {
       email: raw('email'),
       cac: raw('cac_number'),
       phone: raw(table === 'job' ? 'null::text' : 'phone'),
     })})`,
  );
  const rejected = sql`
    (select kind, listing_id, 'rejected', coalesce(snapshot ->> 'name', snapshot ->> 'title'), integers(snapshot -> 'textPrint')
     from moderation where action = 'rejected' and snapshot is not null
       and integers(snapshot -> 'textPrint') && ${some} and ${isOtherSender(fingerprints, {
         email: raw("(snapshot ->> 'email')"),
         cac: raw("(snapshot ->> 'cacNumber')"),
         phone: raw("(snapshot ->> 'phone')"),
       })})`;
  // Materialized: otherwise the limit makes the planner scan whole tables for the first matches.
  return sql`
    with candidate as materialized (${unionAll([...listed, rejected])})
    select kind, id, status, name, shingles from candidate
    order by (select count(*) from unnest(shingles) each where each = any(${`{${shingles.join(',')}}`}::integer[])) desc, id
    limit 5`;
}

/** A note about the most similar listing, if it is similar enough to be a copy. */
export function copyNotes(
  shingles: readonly number[],
  candidates: readonly SimilarListing[],
): ScreeningNote[] {
  const [nearest] = candidates
    .map((listing) => ({ ...listing, score: similarity(shingles, listing.shingles) }))
    .sort((a, b) => b.score - a.score);
  if (!nearest || nearest.score < COPY_SIMILARITY) return [];
  const { kind, id, status, name, score } = nearest;
  const how = score >= SAME_SIMILARITY ? 'the same as' : 'nearly the same as';
  return [
    alert(
      'repeated_text',
      `The description is ${how} that of ${quoted(name ?? `a ${kind}`)}, a ${kind} that somebody else sent (${status}). Check who copied from whom.`,
      { kind, id, status },
    ),
  ];
}
