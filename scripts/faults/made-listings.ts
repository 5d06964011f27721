import type { Database } from '../rig/database.ts';
import type { Scene } from './fault.ts';

/** Public jobs made by SQL, which end in `seconds` (or ended so long ago); answers their ids and references. */
export async function makeJobs(
  { db, ledger }: Pick<Scene, 'db' | 'ledger'>,
  count: number,
  { seconds = 3600, status = 'live' }: { seconds?: number; status?: 'live' | 'pending' } = {},
) {
  const rows = await db.rows<{ id: string; reference: string }>(
    `insert into job (reference, status, plan, wished_plan, email, cac_number, title, company, location, type, description,
       apply_link, approved_at, expires_at)
     select 'FAULT-' || gen_random_uuid(), ?, 'basic', 'basic', 'jobs@swift.example', 'RC1234567', 'Made rider ' || n,
       'Swift Riders', 'Ikeja, Lagos', 'full-time', 'Made for a fault.', 'https://swift.example/apply',
       ${status === 'live' ? `now() - interval '1 day', now() + ? * interval '1 second'` : 'null, null'}
     from generate_series(1, ?) n returning id, reference`,
    status === 'live' ? [status, seconds, count] : [status, count],
  );
  for (const { reference } of rows) ledger.accepted.set(reference, reference);
  return rows;
}

/** Takes them, and what was said about them, away again. */
export async function removeJobs(
  { db, ledger }: Pick<Scene, 'db' | 'ledger'>,
  references: string[],
) {
  await removeRows(db, references);
  ledger.forget(references);
}

async function removeRows(db: Database, references: string[]) {
  await db.rows(
    `delete from moderation where listing_id in (select id from job where reference = any(?::text[]))`,
    [`{${references.join(',')}}`],
  );
  await db.rows('delete from job where reference = any(?::text[])', [`{${references.join(',')}}`]);
}
