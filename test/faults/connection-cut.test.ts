import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { cutHeld, heldSubmission, holdInserts, rowsOf, untilHeld } from '../harness/jobs.ts';
import { openScene, type Scene } from '../harness/open-scene.ts';

test('F2: a connection to PostgreSQL cut before COMMIT leaves no row, and a retry is accepted', async (t) => {
  const scene = await openScene(t);
  const cuts = scene.times(4);
  for (let cut = 0; cut < cuts; cut++) await cutOnce(scene, cut % 2 ? 'insert' : 'commit');
  await scene.verify({ cuts });
});

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
    assert.equal(answer?.status, 503);
    assert.ok(answer.headers['retry-after'], 'the 503 had no Retry-After');
    const rows = await rowsOf({ db }, submission.fields);
    assert.deepEqual(rows, [], 'the refused attempt left a row');
  } finally {
    await undo();
  }
  const retried = await ledger.send(submission);
  assert.equal(retried?.status, 201);
}
