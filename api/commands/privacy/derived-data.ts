import type { PoolClient } from 'pg';
import { raw, type Sql, sql } from '../../src/platform/database/sql.ts';
import { query } from './personal-records.ts';

/** Replaces the message of a screening note that quotes an erased listing. */
const REDACTED =
  'It had something in common with a listing that has been erased since at the request of its sender.';

/** The notes without what they quote of the listings; rule and severity are kept. */
const redactedNotes = (notes: Sql, ids: readonly string[]): Sql => sql`
  (select jsonb_agg(case when note -> 'related' ->> 'id' = any(${ids}::text[])
      then note || jsonb_build_object('message', ${REDACTED}::text, 'related', null) else note end order by place)
   from jsonb_array_elements(${notes}) with ordinality as each (note, place))`;

const mentionAny = (notes: Sql, ids: readonly string[]): Sql => sql`
  exists (select from jsonb_array_elements(case jsonb_typeof(${notes}) when 'array' then ${notes} else '[]' end) note
          where note -> 'related' ->> 'id' = any(${ids}::text[]))`;

/** Redacts the screening notes on other listings that quote these listings. Returns the number of changed rows. */
export async function redactNotes(connection: PoolClient, ids: readonly string[]): Promise<number> {
  const notes = raw('notes');
  const logged = raw("(snapshot -> 'notes')");
  const statements = [
    ...['company', 'job'].map(
      (table) =>
        sql`update ${raw(table)} set notes = ${redactedNotes(notes, ids)} where ${mentionAny(notes, ids)} returning id`,
    ),
    sql`update moderation set snapshot = snapshot || jsonb_build_object('notes', ${redactedNotes(logged, ids)})
        where snapshot is not null and ${mentionAny(logged, ids)} returning id`,
  ];
  let changed = 0;
  for (const statement of statements) changed += (await query(connection, statement)).length;
  return changed;
}

/** The search texts of the listings, including former ones in the moderation log. */
export const searchTextsOf = async (connection: PoolClient, ids: readonly string[]) =>
  (
    await query<{ text: string }>(
      connection,
      sql`select search_text as text from company where id = any(${ids}::uuid[])
          union select search_text from job where id = any(${ids}::uuid[])
          union select folded(concat_ws(E'\n', snapshot ->> 'name', snapshot ->> 'title', snapshot ->> 'company',
              snapshot ->> 'location', snapshot ->> 'category', snapshot ->> 'description'))
            from moderation where snapshot is not null and listing_id = any(${ids}::uuid[])`,
    )
  ).map(({ text }) => text);

/** Deletes the words of the texts that no live listing has from the vocabulary for mistyped searches. Returns their number. */
export async function deleteSearchWords(connection: PoolClient, texts: readonly string[]) {
  const isUsed = (table: string) =>
    raw(
      `exists (select from ${table} where status = 'live' and search_text like containing(word))`,
    );
  const deleted = await query<{ word: string }>(
    connection,
    sql`delete from search_word
        where word in (select unnest(tsvector_to_array(to_tsvector('simple', text))) from unnest(${texts}::text[]) text)
          and not ${isUsed('company')} and not ${isUsed('job')} returning word`,
  );
  return new Set(deleted.map(({ word }) => word)).size;
}
