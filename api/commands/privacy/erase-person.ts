import type { MikroORM } from '@mikro-orm/postgresql';
import { inLongTransaction } from '../../src/platform/database/long-transaction.ts';
import type { PoolClient } from 'pg';
import { raw, type Sql, sql } from '../../src/platform/database/sql.ts';
import { idsOf, query, recordsOf } from './personal-records.ts';
import { mentionsOf } from './free-text-mentions.ts';
import type { Subject } from './subject.ts';
import { claimItem } from '../../src/ownership-claims/claim-letters.ts';
import { OBJECTION_MS } from '../../src/ownership-claims/ownership-claims.service.ts';
import { redactNotes } from '../../src/moderation/redact-notes.ts';

export type Erasure = Awaited<ReturnType<typeof erase>>;

/** Erases all records of a person in one transaction. The caller removes the files of images and mails. */
export const erasePerson = (orm: MikroORM, subject: Subject): Promise<Erasure> =>
  inLongTransaction(orm, 'begin', async (connection) => {
    const erasure = await erase(connection, subject);
    await forgetSamples(connection);
    return erasure;
  });

const sampled =
  'company job change inquiry moderation ownership_claim proof report mail search_word'.split(' ');

/**
 * The planner's statistics of tables and of their indexes have samples of erased rows. ANALYZE alone would keep those of
 * what is empty now; before PostgreSQL 18 nothing else can remove them.
 */
async function forgetSamples(connection: PoolClient): Promise<void> {
  const [server] = await query<{ version: number }>(
    connection,
    sql`select current_setting('server_version_num')::int as version`,
  );
  if (server && server.version >= 180_000)
    await query(
      connection,
      sql`select pg_clear_attribute_stats(schemaname, tablename, attname, inherited) from pg_stats
        where schemaname = 'public' and (tablename = any(${sampled}::text[]) or exists (select from pg_index
          where indexrelid = to_regclass(quote_ident(tablename)) and indrelid = any(${sampled}::text[]::regclass[])))`,
    );
  await connection.query(`analyze ${sampled.join()}`);
}

/** Runs the erasure and rolls it back: the commit that follows has no transaction any more. */
export const dryRunErasure = (orm: MikroORM, subject: Subject): Promise<Erasure> =>
  inLongTransaction(orm, 'begin', async (connection) => {
    const erasure = await erase(connection, subject);
    await connection.query('rollback');
    return erasure;
  });

async function erase(connection: PoolClient, subject: Subject) {
  const run = (statement: Sql) => query(connection, statement);
  const records = await recordsOf(connection, subject, true);
  const { ids, decisions, inquiries, reports } = records;
  const texts = await searchTextsOf(connection, ids);
  const claims = await query<Record<'id' | 'company' | 'name' | 'role' | 'created', string>>(
    connection,
    sql`delete from ownership_claim where ${subject.owns.claim} returning id, company_id as company, name, role,
      wire_time(created_at) as created`,
  );
  const claimed = claims.map(({ company }) => company);
  // Not its object_until, which “That is me” moves.
  const items = claims.map(({ created, ...claim }) =>
    claimItem({ ...claim, objectUntil: new Date(Date.parse(created) + OBJECTION_MS) }),
  );
  // Other claimants stay in the owner's summary of the day.
  await run(sql`update mail set letter = jsonb_set(letter, '{blocks,0,list}', (letter #> '{blocks,0,list}') - ${items}::text[])
    where key like 'more-claims %' and listing_id = any(${claimed}::uuid[]) and letter is not null`);
  const about = await idsOf(
    connection,
    sql`select id from report where listing_id = any(${ids}::uuid[])`,
  );
  const named = [...ids, ...claims.map(({ id }) => id), ...about];
  const mails = [...records.mails, ...(await eraseMailsToOthers(connection, ids, named, claimed))];
  await run(sql`delete from mail where id = any(${records.mails}::uuid[])`);
  await run(sql`delete from unannounced where listing_id = any(${ids}::uuid[])`);
  // Keeps kind, decision, time and moderator.
  await run(
    sql`update moderation set snapshot = null, reason = null, changes = null where id = any(${decisions}::bigint[])`,
  );
  const answers = await run(
    sql`delete from idempotency_key where answer ->> 'id' = any(${ids}::text[]) returning key`,
  );
  await run(sql`delete from inquiry where id = any(${inquiries}::uuid[])`);
  // Keeps what was reported, why, when and how it was decided.
  await run(sql`update report set words = null, police_number = null, email = null, mailbox = null, mark = null
    where id = any(${reports}::uuid[])`);
  // Triggers delete changes and figures, and move the public version.
  await run(sql`delete from company where id = any(${ids}::uuid[])`);
  await run(sql`delete from job where id = any(${ids}::uuid[])`);
  const accounts = await run(sql`select id from account where ${subject.owns.account}`);
  return {
    records,
    /** Stored answers to submissions. */
    answers: answers.length,
    claims: claims.length,
    /** Rows of others with a screening note that quoted one of the listings. */
    notes: await redactNotes(connection, ids),
    words: await deleteSearchWords(connection, texts),
    /** Ids of all mails that named a listing or the claimant, also to others: there may be files of them. */
    mails,
    /** Texts of others that still contain the email or phone. */
    mentions: await mentionsOf(connection, subject),
    isModerator: accounts.length > 0,
  };
}

/**
 * Mails to moderators, reporters and owners of claimed companies have names of listings and claimants. Unsent ones are
 * deleted: the panel shows moderators what else waits; sent ones have no text any more. Returns the ids of all with one of
 * `named` in their keys, of the digests that may have named one of the listings, and of the summaries of claims of the
 * `claimed` companies in which nobody else waits.
 */
async function eraseMailsToOthers(
  connection: PoolClient,
  ids: readonly string[],
  named: readonly string[],
  claimed: readonly string[],
): Promise<string[]> {
  const mails = await idsOf(
    connection,
    sql`select id from mail where string_to_array(key, ' ') && ${named}::text[]
        or key like 'more-claims %' and listing_id = any(${claimed}::uuid[])
          and coalesce(letter #> '{blocks,0,list}', '[]') = '[]'
        or key like 'digest %' and created_at >= (
          select min(created_at) from (
            select created_at from company where id = any(${ids}::uuid[])
            union all select created_at from job where id = any(${ids}::uuid[])
            union all select (snapshot ->> 'createdAt')::timestamptz from moderation
              where snapshot is not null and listing_id = any(${ids}::uuid[])) sent)`,
  );
  await query(
    connection,
    sql`delete from mail where id = any(${mails}::uuid[]) and letter is not null and sent_at is null`,
  );
  return mails;
}

/** The search texts of the listings, including former ones in the moderation log. */
const searchTextsOf = async (connection: PoolClient, ids: readonly string[]) =>
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
async function deleteSearchWords(connection: PoolClient, texts: readonly string[]) {
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
