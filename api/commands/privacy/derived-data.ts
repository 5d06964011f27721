import type { Connection } from '../backup/connection.ts';
import { raw, type Sql, sql } from '../../src/platform/database/sql.ts';
import { ask } from './personal-records.ts';

/** What a note on somebody else's listing says once the listing that it was about is gone. */
const faded =
  'It had something in common with a listing that has been erased since, at the wish of who sent it.';

/** The notes without the words of other listings: rule and severity stay. */
const fadedNotes = (notes: Sql, ids: readonly string[]): Sql => sql`
  (select jsonb_agg(case when note -> 'related' ->> 'id' = any(${ids}::text[])
      then note || jsonb_build_object('message', ${faded}::text, 'related', null) else note end order by place)
   from jsonb_array_elements(${notes}) with ordinality as each (note, place))`;

const areAbout = (notes: Sql, ids: readonly string[]): Sql => sql`
  exists (select from jsonb_array_elements(case jsonb_typeof(${notes}) when 'array' then ${notes} else '[]' end) note
          where note -> 'related' ->> 'id' = any(${ids}::text[]))`;

/** Takes the words of erased listings out of what screening noted on others (screening/). Answers on how many. */
export async function fadeNotes(on: Connection, ids: readonly string[]): Promise<number> {
  const own = raw('notes');
  const then = raw("(snapshot -> 'notes')");
  const changed = [
    ...(await ask(
      on,
      sql`update company set notes = ${fadedNotes(own, ids)} where ${areAbout(own, ids)} returning id`,
    )),
    ...(await ask(
      on,
      sql`update job set notes = ${fadedNotes(own, ids)} where ${areAbout(own, ids)} returning id`,
    )),
    ...(await ask(
      on,
      sql`update moderation set snapshot = snapshot || jsonb_build_object('notes', ${fadedNotes(then, ids)})
          where snapshot is not null and ${areAbout(then, ids)} returning id`,
    )),
  ];
  return changed.length;
}

/** Everything that was ever searched of these listings, as the log remembers it, too. */
export const searchedTexts = async (on: Connection, ids: readonly string[]): Promise<string[]> =>
  (
    await ask<{ text: string }>(
      on,
      sql`select search_text as text from company where id = any(${ids}::uuid[])
          union select search_text from job where id = any(${ids}::uuid[])
          union select folded(concat_ws(E'\n', snapshot ->> 'name', snapshot ->> 'title', snapshot ->> 'company',
              snapshot ->> 'location', snapshot ->> 'category', snapshot ->> 'description'))
            from moderation where snapshot is not null and listing_id = any(${ids}::uuid[])`,
    )
  ).map(({ text }) => text);

/** Forgets the words that mistyped searches are compared with, as far as no public listing has them any more. */
export async function forgetWords(on: Connection, texts: readonly string[]): Promise<number> {
  const isElsewhere = (table: string) =>
    raw(
      `exists (select from ${table} where status = 'live' and search_text like containing(word))`,
    );
  const forgotten = await ask(
    on,
    sql`delete from search_word
        where word in (select unnest(tsvector_to_array(to_tsvector('simple', text))) from unnest(${texts}::text[]) text)
          and not ${isElsewhere('company')} and not ${isElsewhere('job')} returning word`,
  );
  return new Set(forgotten.map((row) => (row as { word: string }).word)).size;
}
