import type { Database } from '../rig/database.ts';
import { newSubmission, type Submission } from './ledger.ts';
import { until } from './until.ts';

const company = 'Held Riders';

/** A job with an image whose insert is held. */
export function heldSubmission(): Submission {
  const submission = newSubmission(true);
  return { ...submission, fields: { ...submission.fields, company } };
}

/**
 * Makes PostgreSQL hold the insert of such a job for `seconds` when its row is written (`insert`) or when its transaction is
 * committed (`commit`). Answers what undoes it.
 */
export async function holdInserts(db: Database, moment: 'insert' | 'commit', seconds: number) {
  await db.rows(`create or replace function hold_job() returns trigger language plpgsql as
    $$ begin perform pg_sleep(${seconds}); return new; end $$`);
  await db.rows(
    moment === 'insert'
      ? `create trigger hold_job before insert on job for each row ${when} execute function hold_job()`
      : `create constraint trigger hold_job after insert on job deferrable initially deferred for each row ${when} execute function hold_job()`,
  );
  return () => db.rows('drop function hold_job cascade');
}

const when = `when (new.company = '${company}')`;
const asleep = "from pg_stat_activity where wait_event = 'PgSleep' and application_name = 'api'";

/** Resolves when so many connections of the apis are held. */
export function untilHeld(db: Database, count = 1) {
  const areHeld = async () => (await db.number(`select count(*) ${asleep}`)) >= count;
  return until(areHeld, 5_000, 'No insert was held.');
}

/** Ends the held connections, as an operator or a failover does. */
export const cutHeld = (db: Database) => db.rows(`select pg_terminate_backend(pid) ${asleep}`);
