import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { assertWithin } from '../harness/figures.ts';
import { newSubmission } from '../harness/ledger.ts';
import { p95, startLoad } from '../harness/load.ts';
import { test } from '../harness/fault-test.ts';
import { noise } from '../harness/form.ts';

const PARALLEL = 20;

test('F14: 20 images of 16 megapixels at once are stored or refused with 503 while lists stay quick', async (scene) => {
  const { rig, ledger, t } = scene;
  // The most pixels that are accepted, in less than 5 MB.
  const image = await noise(4096, 4096, 20);
  const load = startLoad(scene, { rate: 30, reads: ['/api/jobs'], postEvery: 0 });
  await wait(500);
  const sending = Array.from({ length: PARALLEL }, () =>
    ledger.send({ ...newSubmission(false), image }, rig.apiUrl, { timeoutMs: 60_000 }),
  );
  const answers = await Promise.all(sending);
  await load.stop();
  const statuses = answers.map((answer) => answer?.status ?? 0);
  const odd = statuses.filter((status) => status !== 201 && status !== 503);
  assert.deepEqual(odd, []);
  await assertWithin(t, 'lists within (p95)', p95(load), 500);
  await ledger.settle();
});
