import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault, Scene } from './fault.ts';
import { cutHeld, heldSubmission, holdInserts, untilHeld } from './held-insert.ts';

/** The image is stored, the row is not committed yet, and the connection to the database is cut. */
export const connectionCut: Fault = {
  id: 'F2',
  title: 'The connection to PostgreSQL cut between the storing of the image and COMMIT',
  run: async (scene) => {
    const cuts = scene.times(4);
    for (let cut = 0; cut < cuts; cut++) await cutOnce(scene, cut % 2 ? 'insert' : 'commit');
    return { cuts, 'rows of refused attempts': 0, 'accepted on the retry': cuts };
  },
};

async function cutOnce({ rig, db, ledger }: Scene, moment: 'insert' | 'commit') {
  const submission = heldSubmission();
  const folders = () => readdirSync(join(rig.dataDir, 'uploads')).length;
  const before = folders();
  const undo = await holdInserts(db, moment, 2);
  try {
    const sent = ledger.send(submission);
    await untilHeld(db);
    assert.equal(folders(), before + 1, 'the image was not stored before the row');
    await cutHeld(db);
    const answer = await sent;
    assert.equal(answer?.status, 503, `the cut was answered with ${answer?.status}`);
    assert.ok(answer.headers['retry-after'], 'the 503 had no Retry-After');
    assert.equal(
      await db.number('select count(*) from job where description = ?', [
        submission.fields.description,
      ]),
      0,
      'a row of the refused attempt is there',
    );
  } finally {
    await undo();
  }
  const retried = await ledger.send(submission);
  assert.equal(retried?.status, 201, `the retry was answered with ${retried?.status}`);
}
