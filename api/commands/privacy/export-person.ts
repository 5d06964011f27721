import type { MikroORM } from '@mikro-orm/postgresql';
import { filesOf } from '../backup/archive.ts';
import type { ImagesService } from '../../src/platform/images/images.service.ts';
import { inLongTransaction } from '../../src/platform/database/long-transaction.ts';
import type { PoolClient } from 'pg';
import { raw, type Sql, sql } from '../../src/platform/database/sql.ts';
import { type PersonalRecords, query, recordsOf } from './personal-records.ts';
import type { Subject } from './subject.ts';

/** A person's copy of their data from one database snapshot, and the bytes of its images by file name. */
export async function exportPerson(
  orm: MikroORM,
  source: Pick<ImagesService, 'read'>,
  subject: Subject,
) {
  const { rows, listings } = await inLongTransaction(
    orm,
    'begin isolation level repeatable read, read only',
    async (connection) => {
      const records = await recordsOf(connection, subject, false);
      return { rows: await rowsOf(connection, subject, records), listings: records.listings };
    },
  );
  const files = new Map<string, Uint8Array>();
  // `file` is null where the storage does not have it.
  const images: { listing: string; path: string; file: string | null }[] = [];
  const paths = listings.flatMap(({ id, images }) => images.map((path) => ({ listing: id, path })));
  for (const { listing, path } of paths) {
    const [[id, name] = []] = filesOf(path);
    if (!id || !name) continue;
    const bytes = await source.read(id, name);
    if (bytes) files.set(`${id}.webp`, bytes);
    images.push({ listing, path, file: bytes ? `${id}.webp` : null });
  }
  return { data: { of: subject.identifier, ...rows, images }, files };
}

/** The rows by table, with the names of their columns, and the time of the copy. Moderators are left out. */
async function rowsOf(
  connection: PoolClient,
  { owns }: Subject,
  { listings, ids, decisions, inquiries, reports, mails }: PersonalRecords,
) {
  const own = listings.map(({ id }) => id);
  const rows = async (table: string, condition: Sql, fields = 'to_jsonb(held)') => {
    const from = sql`${raw(table)} as held where ${condition}`;
    const found = await query<{ row: object }>(
      connection,
      sql`select ${raw(fields)} as row from ${from}`,
    );
    return found.map(({ row }) => row);
  };
  const isOwn = sql`id = any(${own}::uuid[])`;
  const ofOwnListing = sql`listing_id = any(${own}::uuid[])`;
  const ofOwnCompany = sql`company_id = any(${own}::uuid[])`;
  const [clock] = await query<{ now: Date }>(connection, sql`select now()`);
  return {
    takenAt: new Date(clock?.now ?? Number.NaN).toISOString(),
    company: await rows('company', isOwn, listing),
    job: await rows('job', isOwn, listing),
    inquiry: await rows('inquiry', sql`id = any(${inquiries}::uuid[])`),
    report: await rows(
      'report',
      sql`id = any(${reports}::uuid[])`,
      `to_jsonb(held) - array['mailbox', 'mark', 'decided_by']`,
    ),
    moderation: await rows(
      'moderation',
      sql`id = any(${decisions}::bigint[]) order by id`,
      decision,
    ),
    // Without letters about a listing to others, such as who claims it.
    mail: await rows(
      'mail',
      sql`id = any(${mails}::uuid[]) and (letter is null or ${owns.mail} or lower(letter ->> 'to') in (
        select lower(email) from company where id = listing_id union select lower(email) from job where id = listing_id))`,
    ),
    /** Stored answers to submissions. */
    submission: await rows('idempotency_key', sql`answer ->> 'id' = any(${ids}::text[])`),
    activity: await rows('activity', sql`${ofOwnListing} order by listing_id, day`),
    proof: await rows('proof', sql`${ofOwnCompany} order by id`, `to_jsonb(held) - 'checked_by'`),
    answer_day: await rows('answer_day', sql`${ofOwnCompany} order by day, hour`),
    change: await rows('change', ofOwnListing, change),
    ownership_claim: await rows('ownership_claim', owns.claim),
    block: await rows('block', owns.block, `to_jsonb(held) - 'moderator_id'`),
    account: await rows('account', owns.account, account),
  };
}

/** Screening notes without what they say about listings of others. */
const notesIn = (notes: string) => `(select coalesce(jsonb_agg(case jsonb_typeof(note -> 'related')
    when 'object' then note - 'message' - 'related' else note end order by place), '[]')
  from jsonb_array_elements(case jsonb_typeof(${notes}) when 'array' then ${notes} else '[]' end)
    with ordinality as each (note, place))`;

const change = `to_jsonb(held) || jsonb_build_object('notes', ${notesIn('held.notes')})`;

/** Omits columns derived from others for search and comparison. */
const listing = `to_jsonb(held) - array['search_text', 'plan_rank', 'text_print', 'contact_prints']
  || jsonb_build_object('notes', ${notesIn('held.notes')})`;

const decision = `to_jsonb(held) - 'moderator_id' || jsonb_build_object('snapshot', held.snapshot - array['textPrint', 'contactPrints']
  || case when held.snapshot ? 'notes' then jsonb_build_object('notes', ${notesIn("(held.snapshot -> 'notes')")}) else '{}' end)`;

const account = `to_jsonb(held) - array['password_hash', 'token_version', 'totp_secret', 'totp_counter', 'recovery_codes',
    'reset_token_hash'] || jsonb_build_object('sessions',
  (select coalesce(jsonb_agg(jsonb_build_object('created_at', created_at, 'used_at', used_at)), '[]')
   from session where account_id = held.id))`;
