import type { MikroORM } from '@mikro-orm/postgresql';
import { filesOf } from '../backup/archive.ts';
import type { ImageSource } from '../backup/write-backup.ts';
import { inLongTransaction } from '../../src/platform/database/long-transaction.ts';
import type { PoolClient } from 'pg';
import { raw, type Sql, sql } from '../../src/platform/database/sql.ts';
import { type PersonalRecords, query, recordsOf } from './personal-records.ts';
import type { Subject } from './subject.ts';

/** A person's copy of their data: database rows by table, with the names of their columns. */
export interface PersonalData {
  /** The email or phone of the request. */
  of: string;
  /** ISO 8601 */
  takenAt: string;
  company: object[];
  job: object[];
  inquiry: object[];
  /** Reports by the person, without the moderator. */
  report: object[];
  /** Decisions on the listings with their snapshots, without the moderator. */
  moderation: object[];
  mail: object[];
  /** Stored answers to submissions, table idempotency_key. */
  submission: object[];
  /** Figures of the listings per day. */
  activity: object[];
  /** Checks of the companies, without the moderators. */
  proof: object[];
  /** Hourly counts of the answers of visitors about the companies. */
  answer_day: object[];
  /** Changes that wait for a moderator. */
  change: object[];
  /** Companies that the person says are theirs. */
  ownership_claim: object[];
  account: object[];
  /** Entries of the block list, without their authors. */
  block: object[];
  images: Image[];
}

export interface Image {
  listing: string;
  /** `/uploads/<uuid>/640.webp` */
  path: string;
  /** The name of the exported file; null when the storage does not have it. */
  file: string | null;
}

/** The personal data in one database snapshot, and the bytes of its images by file name. */
export async function exportPerson(
  orm: MikroORM,
  source: ImageSource,
  subject: Subject,
): Promise<{ data: PersonalData; files: Map<string, Uint8Array> }> {
  const { rows, listings } = await inLongTransaction(
    orm,
    'begin isolation level repeatable read, read only',
    async (connection) => {
      const records = await recordsOf(connection, subject, false);
      return { rows: await rowsOf(connection, subject, records), listings: records.listings };
    },
  );
  const files = new Map<string, Uint8Array>();
  const images: Image[] = [];
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

async function rowsOf(
  connection: PoolClient,
  { owns }: Subject,
  { listings, ids, decisions, inquiries, reports, mails }: PersonalRecords,
): Promise<Omit<PersonalData, 'of' | 'images'>> {
  const own = listings.map(({ id }) => id);
  const rows = async (from: Sql, fields: Sql = allColumns) =>
    (await query<{ row: object }>(connection, sql`select ${fields} as row from ${from}`)).map(
      ({ row }) => row,
    );
  const [clock] = await query<{ now: Date }>(connection, sql`select now()`);
  return {
    takenAt: new Date(clock?.now ?? Number.NaN).toISOString(),
    company: await rows(sql`company as held where id = any(${own}::uuid[])`, listing),
    job: await rows(sql`job as held where id = any(${own}::uuid[])`, listing),
    inquiry: await rows(sql`inquiry as held where id = any(${inquiries}::uuid[])`),
    report: await rows(
      sql`report as held where id = any(${reports}::uuid[])`,
      raw(`to_jsonb(held) - array['mailbox', 'mark', 'decided_by']`),
    ),
    moderation: await rows(
      sql`moderation as held where id = any(${decisions}::bigint[]) order by id`,
      decision,
    ),
    mail: await rows(sql`mail as held where id = any(${mails}::uuid[])`),
    submission: await rows(
      sql`idempotency_key as held where answer ->> 'id' = any(${ids}::text[])`,
    ),
    activity: await rows(
      sql`activity as held where listing_id = any(${own}::uuid[]) order by listing_id, day`,
    ),
    proof: await rows(
      sql`proof as held where company_id = any(${own}::uuid[]) order by id`,
      raw(`to_jsonb(held) - 'checked_by'`),
    ),
    answer_day: await rows(
      sql`answer_day as held where company_id = any(${own}::uuid[]) order by day, hour`,
    ),
    change: await rows(sql`change as held where listing_id = any(${own}::uuid[])`, change),
    ownership_claim: await rows(sql`ownership_claim as held where ${owns.claim}`),
    block: await rows(
      sql`block as held where ${owns.block}`,
      raw(`to_jsonb(held) - 'moderator_id'`),
    ),
    account: await rows(sql`account as held where ${owns.account}`, account),
  };
}

const allColumns = raw('to_jsonb(held)');

/** Screening notes without what they say about listings of others. */
const notesIn = (notes: string) => `(select coalesce(jsonb_agg(case jsonb_typeof(note -> 'related')
    when 'object' then note - 'message' - 'related' else note end order by place), '[]')
  from jsonb_array_elements(case jsonb_typeof(${notes}) when 'array' then ${notes} else '[]' end)
    with ordinality as each (note, place))`;

const change = raw(`to_jsonb(held) || jsonb_build_object('notes', ${notesIn('held.notes')})`);

/** Omits columns derived from others for search and comparison. */
const listing =
  raw(`to_jsonb(held) - array['search_text', 'plan_rank', 'text_print', 'contact_prints']
  || jsonb_build_object('notes', ${notesIn('held.notes')})`);

const decision =
  raw(`to_jsonb(held) - 'moderator_id' || jsonb_build_object('snapshot', held.snapshot - array['textPrint', 'contactPrints']
  || case when held.snapshot ? 'notes' then jsonb_build_object('notes', ${notesIn("(held.snapshot -> 'notes')")}) else '{}' end)`);

const account =
  raw(`to_jsonb(held) - array['password_hash', 'token_version', 'totp_secret', 'totp_counter', 'recovery_codes',
    'reset_token_hash'] || jsonb_build_object('sessions',
  (select coalesce(jsonb_agg(jsonb_build_object('created_at', created_at, 'used_at', used_at)), '[]')
   from session where account_id = held.id))`);
