import type { Database } from '../rig/database.ts';
import { waitUntil } from '../rig/wait-until.ts';
import { type JobSubmission, newSubmission } from './ledger.ts';
import type { Scene } from './scene.ts';

type Books = Pick<Scene, 'db' | 'ledger'>;

export interface SeededJob {
  id: string;
  reference: string;
}

/** Inserts jobs by SQL: live ones that expire in `seconds` (negative: have expired), or pending ones. */
export async function seedJobs(
  { db, ledger }: Books,
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

export async function deleteJobs({ db, ledger }: Books, jobs: SeededJob[]): Promise<void> {
  const ids = arrayOf(jobs);
  await db.rows('delete from moderation where listing_id = any(?::uuid[])', [ids]);
  await db.rows('delete from job where id = any(?::uuid[])', [ids]);
  ledger.forget(jobs.map(({ reference }) => reference));
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

const COMPANY = 'Held Riders';
const HELD = "from pg_stat_activity where wait_event = 'PgSleep' and application_name = 'api'";

export function heldSubmission(): JobSubmission {
  const submission = newSubmission(true);
  return { ...submission, fields: { ...submission.fields, company: COMPANY } };
}

/**
 * Holds the transaction of such a job for `seconds`, when its row is written (`insert`) or when it is committed (`commit`).
 * Returns what undoes it.
 */
export function holdInserts(db: Database, moment: 'insert' | 'commit', seconds: number) {
  const event =
    moment === 'insert'
      ? 'trigger hold_job before insert on job'
      : 'constraint trigger hold_job after insert on job deferrable initially deferred';
  const body = `if new.company = '${COMPANY}' then perform pg_sleep(${seconds}); end if`;
  return addJobTrigger(db, event, body);
}

export function untilHeld(db: Database) {
  const isHeld = async () => (await db.number(`select count(*) ${HELD}`)) > 0;
  return waitUntil(isHeld, 5_000, 'No insert was held.');
}

/** Terminates the held connections, as an operator or a failover does. */
export const cutHeld = (db: Database) => db.rows(`select pg_terminate_backend(pid) ${HELD}`);

/** Kills the first API between the insert of a job with an image and its COMMIT. */
export async function killBeforeCommit({ rig, db, ledger }: Scene) {
  const victim = rig.apis[0]!;
  const undo = await holdInserts(db, 'commit', 1.5);
  const sending = ledger.send(heldSubmission(), victim.url);
  await untilHeld(db);
  await victim.kill();
  await sending;
  await cutHeld(db);
  await undo();
}
