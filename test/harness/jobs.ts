import type { Database } from '../rig/database.ts';
import type { Scene } from './scene.ts';

export interface SeededJob {
  id: string;
  reference: string;
}

/** Inserts jobs by SQL: live ones that expire in `seconds` (negative: have expired), or pending ones. */
export async function seedJobs(
  { db, ledger }: Pick<Scene, 'db' | 'ledger'>,
  count: number,
  { seconds = 3600, status = 'live' }: { seconds?: number; status?: 'live' | 'pending' } = {},
): Promise<SeededJob[]> {
  const rows = await db.rows<SeededJob>(
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

export const arrayOf = (jobs: SeededJob[]) => `{${jobs.map(({ id }) => id).join(',')}}`;

export const rowsOf = ({ db }: Pick<Scene, 'db'>, { description }: { description: string }) =>
  db.rows<{ reference: string; image: string | null }>(
    'select reference, image from job where description = ?',
    [description],
  );

/** Adds a trigger on the table of jobs that runs PL/pgSQL before it returns the row. Returns what drops it. */
export async function addJobTrigger(db: Database, event: string, body: string) {
  await db.rows(`create or replace function job_fault() returns trigger language plpgsql as
    $$ begin ${body}; return new; end $$`);
  await db.rows(`create ${event} for each row execute function job_fault()`);
  return () => db.rows('drop function job_fault cascade');
}
