import assert from 'node:assert/strict';
import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { killBeforeCommit } from '../harness/jobs.ts';
import { newSubmission } from '../harness/ledger.ts';
import { openScene } from '../harness/open-scene.ts';

const KILLS = 3;

test('I: the image upkeep removes files that killed APIs left without a row, and no others', async (t) => {
  const scene = await openScene(t);
  const { rig, ledger, db } = scene;
  for (let n = 0; n < KILLS; n++) {
    await killBeforeCommit(scene);
    await rig.apis[0]!.start();
  }
  for (let n = 0; n < 3; n++) await ledger.send(newSubmission(true));
  await ledger.settle();
  const uploads = join(rig.dataDir, 'uploads');
  const before = readdirSync(uploads);
  // The upkeep spares files of the last hour.
  const anHourAgo = Date.now() / 1000 - 3700;
  for (const id of before) {
    for (const file of readdirSync(join(uploads, id)))
      utimesSync(join(uploads, id, file), anHourAgo, anHourAgo);
    utimesSync(join(uploads, id), anHourAgo, anHourAgo);
  }
  const rows = await db.number(
    'select count(*) from (select image from job union select image from company) used where image is not null',
  );
  assert.equal(before.length - rows, KILLS, 'the kills left no files behind');
  await rig.run(['api/dist/commands/images.js', 'clean']);
  const after = readdirSync(uploads).length;
  assert.equal(after, rows, `${after} images are left for ${rows} listings`);
  await scene.verify({ images: before.length, 'of listings': rows });
});
