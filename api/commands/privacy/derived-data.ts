import type { PoolClient } from 'pg';
import { raw, sql } from '../../src/platform/database/sql.ts';
import { query } from './personal-records.ts';

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
