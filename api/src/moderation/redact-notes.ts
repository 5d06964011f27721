import type { PoolClient } from 'pg';
import { raw, type Sql, sql } from '../platform/database/sql.ts';

const REDACTED = 'It had something in common with a listing that has been erased since.';

/** The notes without what they quote of the listings; rule and severity are kept. */
const redactedNotes = (notes: Sql, ids: readonly string[]): Sql => sql`
  (select jsonb_agg(case when note -> 'related' ->> 'id' = any(${ids}::text[])
      then note || jsonb_build_object('message', ${REDACTED}::text, 'related', null) else note end order by place)
   from jsonb_array_elements(${notes}) with ordinality as each (note, place))`;

const mentionAny = (notes: Sql, ids: readonly string[]): Sql => sql`
  exists (select from jsonb_array_elements(case jsonb_typeof(${notes}) when 'array' then ${notes} else '[]' end) note
          where note -> 'related' ->> 'id' = any(${ids}::text[]))`;

/** Redacts the screening notes on other listings, and on changes of them, that quote these listings. Returns the number of changed rows. */
export async function redactNotes(connection: PoolClient, ids: readonly string[]): Promise<number> {
  const [notes, logged] = [raw('notes'), raw("(snapshot -> 'notes')")];
  const statements = [
    ...['company', 'job', 'change'].map(
      (table) =>
        sql`update ${raw(table)} set notes = ${redactedNotes(notes, ids)} where ${mentionAny(notes, ids)} returning id`,
    ),
    sql`update moderation set snapshot = snapshot || jsonb_build_object('notes', ${redactedNotes(logged, ids)})
        where snapshot is not null and ${mentionAny(logged, ids)} returning id`,
  ];
  let changed = 0;
  for (const { text, values } of statements)
    changed += (await connection.query(text, [...values])).rows.length;
  return changed;
}
