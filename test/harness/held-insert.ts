import type { Database } from '../rig/database.ts';
import { addJobTrigger } from './jobs.ts';
import { newSubmission, type Submission } from './ledger.ts';
import type { Scene } from './scene.ts';
import { waitUntil } from '../rig/wait-until.ts';

const COMPANY = 'Held Riders';
const HELD = "from pg_stat_activity where wait_event = 'PgSleep' and application_name = 'api'";

/** A job with an image whose insert is held. */
export function heldSubmission(): Submission {
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

/** Resolves when a connection of an API is held. */
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
