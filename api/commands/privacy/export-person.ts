import type { MikroORM } from '@mikro-orm/postgresql';
import { filesOf } from '../backup/archive.ts';
import type { ImageSource } from '../backup/write-backup.ts';
import { type Connection, inTransaction } from '../backup/connection.ts';
import { raw, type Sql, sql } from '../../src/platform/database/sql.ts';
import { ask, type Holdings, holdingsOf } from './personal-records.ts';
import type { Subject } from './subject.ts';

/** What a person is given: rows as they are kept, by their table, in the names of their columns. */
export interface Copy {
  /** The e-mail or the phone that was asked for. */
  of: string;
  /** ISO 8601 */
  takenAt: string;
  company: object[];
  job: object[];
  inquiry: object[];
  /** What was decided about those listings, with what they said before. By whom is not the person's data. */
  moderation: object[];
  mail: object[];
  /** Answers that a repeated submission is given for a day. */
  submission: object[];
  /** How often a phone number was asked for, by day. */
  reveal: object[];
  account: object[];
  images: Image[];
}

/** A picture of a listing: its largest file. */
export interface Image {
  listing: string;
  /** `/uploads/<uuid>/640.webp` */
  path: string;
  /** Of the file beside the copy; null when the storage does not have it. */
  file: string | null;
}

/** Everything of one moment that is kept under an e-mail or a phone, and the bytes of its images by the name of their file. */
export async function exportPerson(
  orm: MikroORM,
  source: ImageSource,
  subject: Subject,
): Promise<{ copy: Copy; files: Map<string, Uint8Array> }> {
  const { rows, listings } = await inTransaction(
    orm,
    'begin isolation level repeatable read, read only',
    async (on) => {
      const holdings = await holdingsOf(on, subject, false);
      return { rows: await rowsOf(on, subject, holdings), listings: holdings.listings };
    },
  );
  const files = new Map<string, Uint8Array>();
  const images: Image[] = [];
  for (const { id: listing, image: path } of listings) {
    const [[id, name] = []] = path ? filesOf(path) : [];
    if (!path || !id || !name) continue;
    const bytes = await source.read(id, name);
    if (bytes) files.set(`${id}.webp`, bytes);
    images.push({ listing, path, file: bytes ? `${id}.webp` : null });
  }
  return { copy: { of: subject.name, ...rows, images }, files };
}

async function rowsOf(
  on: Connection,
  { owns }: Subject,
  { listings, ids, decisions, inquiries, mails }: Holdings,
): Promise<Omit<Copy, 'of' | 'images'>> {
  const own = listings.map(({ id }) => id);
  const rows = async (from: Sql, fields: Sql = whole) =>
    (await ask<{ row: object }>(on, sql`select ${fields} as row from ${from}`)).map(
      ({ row }) => row,
    );
  const [moment] = await ask<{ now: Date }>(on, sql`select now()`);
  return {
    takenAt: new Date(moment?.now ?? Number.NaN).toISOString(),
    company: await rows(sql`company as held where id = any(${own}::uuid[])`, listing),
    job: await rows(sql`job as held where id = any(${own}::uuid[])`, listing),
    inquiry: await rows(sql`inquiry as held where id = any(${inquiries}::uuid[])`),
    moderation: await rows(
      sql`moderation as held where id = any(${decisions}::bigint[]) order by id`,
      decision,
    ),
    mail: await rows(sql`mail as held where id = any(${mails}::uuid[])`),
    submission: await rows(sql`submission as held where answer ->> 'id' = any(${ids}::text[])`),
    reveal: await rows(sql`reveal as held where company_id = any(${own}::uuid[]) order by day`),
    account: await rows(sql`account as held where ${owns.account}`, account),
  };
}

const whole = raw('to_jsonb(held)');

/** What a note says about a listing of somebody else is not for this person. */
const notesIn = (notes: string) => `(select coalesce(jsonb_agg(case jsonb_typeof(note -> 'related')
    when 'object' then note - 'message' - 'related' else note end order by place), '[]')
  from jsonb_array_elements(case jsonb_typeof(${notes}) when 'array' then ${notes} else '[]' end)
    with ordinality as each (note, place))`;

/** Without what is only made from the other columns, to search by. */
const listing = raw(`to_jsonb(held) - array['search_text', 'plan_rank', 'text_print']
  || jsonb_build_object('notes', ${notesIn('held.notes')})`);

const decision =
  raw(`to_jsonb(held) - 'moderator_id' || jsonb_build_object('snapshot', held.snapshot - 'textPrint'
  || case when held.snapshot ? 'notes' then jsonb_build_object('notes', ${notesIn("(held.snapshot -> 'notes')")}) else '{}' end)`);

const account =
  raw(`to_jsonb(held) - array['password_hash', 'token_version'] || jsonb_build_object('sessions',
  (select coalesce(jsonb_agg(jsonb_build_object('created_at', created_at, 'used_at', used_at)), '[]')
   from session where account_id = held.id))`);
