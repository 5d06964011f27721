import type { MikroORM } from '@mikro-orm/postgresql';
import { type Connection, inTransaction } from '../backup/connection.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { ask, type Holdings, holdingsOf } from './personal-records.ts';
import { type Mention, mentionsOf } from './free-text-mentions.ts';
import type { Subject } from './subject.ts';
import { fadeNotes, forgetWords, searchedTexts } from './derived-data.ts';

/** What an erasure took, or would take. */
export interface Erased {
  holdings: Holdings;
  /** Answers that repeated submissions would have been given. */
  answers: number;
  /** Notes on listings of others that quoted one of these. */
  notes: number;
  words: number;
  /** Mails that were sent and name one of the listings, to the person or to moderators: files of them may be left. */
  mails: string[];
  /** Texts of others that still hold the e-mail or the phone. */
  mentions: Mention[];
  isModerator: boolean;
}

/** Undoes a transaction that was only to find out what it would do. */
class Rehearsed extends Error {
  constructor(readonly erased: Erased) {
    super('Nothing was erased.');
  }
}

/** Erases all that is kept under an e-mail or a phone, in one transaction. The images' files are left to the caller. */
export const erasePerson = (orm: MikroORM, subject: Subject): Promise<Erased> =>
  inTransaction(orm, 'begin', (on) => eraseIn(on, subject));

/** What {@link erasePerson} would take: it is done, counted and undone. */
export async function rehearseErasure(orm: MikroORM, subject: Subject): Promise<Erased> {
  try {
    return await inTransaction<never>(orm, 'begin', async (on) => {
      throw new Rehearsed(await eraseIn(on, subject));
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.erased;
    throw error;
  }
}

async function eraseIn(on: Connection, subject: Subject): Promise<Erased> {
  const holdings = await holdingsOf(on, subject, true);
  const { ids, decisions, inquiries } = holdings;
  const texts = await searchedTexts(on, ids);
  const digests = await eraseDigests(on, ids);
  const mails = [...holdings.mails, ...digests];
  await ask(on, sql`delete from mail where id = any(${holdings.mails}::uuid[])`);
  await ask(on, sql`delete from unannounced where listing_id = any(${ids}::uuid[])`);
  // What counts stays: of which kind, what was decided, when and by whom.
  await ask(
    on,
    sql`update moderation set snapshot = null, reason = null where id = any(${decisions}::bigint[])`,
  );
  const answers = await ask(
    on,
    sql`delete from idempotency_key where answer ->> 'id' = any(${ids}::text[]) returning key`,
  );
  await ask(on, sql`delete from inquiry where id = any(${inquiries}::uuid[])`);
  // With what was counted of their phone numbers; what is public is another one then (migrations: dataset).
  await ask(on, sql`delete from company where id = any(${ids}::uuid[])`);
  await ask(on, sql`delete from job where id = any(${ids}::uuid[])`);
  const accounts = await ask(on, sql`select id from account where ${subject.owns.account}`);
  return {
    holdings,
    answers: answers.length,
    notes: await fadeNotes(on, ids),
    words: await forgetWords(on, texts),
    mails,
    mentions: await mentionsOf(on, subject),
    isModerator: accounts.length > 0,
  };
}

/**
 * Digests tell moderators the names of what is new. One that waits goes, since the queue shows the rest of it; one that was
 * sent has forgotten what it said.
 */
async function eraseDigests(on: Connection, ids: readonly string[]): Promise<string[]> {
  const digests = await ask<{ id: string; letter: object | null }>(
    on,
    sql`select id, letter from mail where key like 'digest %' and created_at >= (
          select min(created_at) from (
            select created_at from company where id = any(${ids}::uuid[])
            union all select created_at from job where id = any(${ids}::uuid[])
            union all select (snapshot ->> 'createdAt')::timestamptz from moderation
              where snapshot is not null and listing_id = any(${ids}::uuid[])) sent)`,
  );
  const found = digests.map(({ id }) => id);
  await ask(
    on,
    sql`delete from mail where id = any(${found}::uuid[]) and letter is not null and sent_at is null`,
  );
  return found;
}
