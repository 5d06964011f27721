import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '#platform/testing.ts';
import { addJobTrigger, rowsOf } from '../harness/jobs.ts';
import { newSubmission } from '../harness/ledger.ts';
import { type Scene, test } from '../harness/fault-test.ts';

const HELD = "from pg_stat_activity where wait_event = 'PgSleep' and application_name = 'api'";

test('F2: a connection to PostgreSQL cut before COMMIT leaves no row, and a retry is accepted', async (scene) => {
  const cuts = scene.times(4);
  for (let cut = 0; cut < cuts; cut++) {
    const { submission, answer } = await holdSubmission(scene, cut % 2 === 1, cutHeld);
    assert.equal(answer?.status, 503);
    assert.ok(answer.headers['retry-after'], 'the 503 had no Retry-After');
    assert.deepEqual(await rowsOf(scene, submission.fields), [], 'the refused attempt left a row');
    assert.equal((await scene.ledger.send(submission))?.status, 201);
  }
});

test('F3, I: an API killed before COMMIT leaves files without a row, which the image upkeep removes and no others, and a retry is accepted once', async (scene) => {
  const { rig, ledger, db } = scene;
  const kills = scene.times(3);
  for (let n = 0; n < kills; n++) {
    const { answer } = await holdSubmission(scene, false, async () => {
      await rig.apis[0]!.kill();
      await cutHeld(scene);
    });
    assert.equal(answer, undefined, 'the killed API has answered');
    await rig.apis[0]!.start();
    await ledger.send(newSubmission(true));
  }
  await ledger.settle();
  const uploads = join(rig.dataDir, 'uploads');
  const before = readdirSync(uploads);
  // The upkeep spares files of the last hour.
  execFileSync('find', [uploads, '-exec', 'touch', '--date=62 minutes ago', '{}', '+']);
  const rows = await db.number(
    'select count(*) from (select image from job union select image from company) used where image is not null',
  );
  assert.equal(before.length - rows, kills, 'the kills left no files behind');
  await rig.run(['api/dist/commands/images.js', 'clean']);
  const after = readdirSync(uploads).length;
  assert.equal(after, rows, `${after} images are left for ${rows} listings`);
});

/**
 * Sends a job with an image to the first API and holds its transaction, when its row is written (`isInsert`) or when it is
 * committed. Runs `interrupt` meanwhile.
 */
async function holdSubmission(
  scene: Scene,
  isInsert: boolean,
  interrupt: (scene: Scene) => Promise<unknown>,
) {
  const { rig, db, ledger } = scene;
  const submission = newSubmission(true);
  const event = isInsert
    ? 'trigger hold_job before insert on job'
    : 'constraint trigger hold_job after insert on job deferrable initially deferred';
  const undo = await addJobTrigger(db, event, 'perform pg_sleep(2)');
  const folders = () => readdirSync(join(rig.dataDir, 'uploads')).length;
  const before = folders();
  try {
    const sent = ledger.send(submission, rig.apis[0]!.url);
    const isHeld = async () => (await db.number(`select count(*) ${HELD}`)) > 0;
    await until('an insert to be held', isHeld, 5_000);
    assert.equal(folders(), before + 1, 'the image was not stored before the row');
    await interrupt(scene);
    return { submission, answer: await sent };
  } finally {
    await undo();
  }
}

/** Terminates the held connections, as an operator or a failover does. */
const cutHeld = ({ db }: Scene) => db.rows(`select pg_terminate_backend(pid) ${HELD}`);
