import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { megabytes, tally } from './harness/figures.ts';
import { newSubmission } from './harness/ledger.ts';
import { p95, startLoad } from './harness/load.ts';
import { openScene } from './harness/open-scene.ts';
import { sixteenMegapixels } from './harness/pictures.ts';
import { assertWithin } from './harness/time-limit.ts';

const PARALLEL = 20;

test('F14: 20 images of 16 megapixels at once are stored or refused with 503 while lists stay quick', async (t) => {
  const scene = await openScene(t);
  const { rig, ledger } = scene;
  const image = await sixteenMegapixels();
  const load = startLoad(scene, { rate: 30, reads: ['/api/jobs'], postEvery: 0 });
  await wait(500);
  const sending = Array.from({ length: PARALLEL }, () =>
    ledger.send({ ...newSubmission(false), image }, rig.apiUrl, { timeoutMs: 60_000 }),
  );
  let peak = 0;
  const sample = () => (peak = Math.max(peak, ...rig.apis.map((api) => api.usage().memory)));
  const timer = setInterval(sample, 100);
  const answers = await Promise.all(sending);
  clearInterval(timer);
  await load.stop();
  const statuses = answers.map((answer) => answer?.status ?? 0);
  const odd = statuses.filter((status) => status !== 201 && status !== 503);
  assert.deepEqual(odd, []);
  await assertWithin(t, 'lists within (p95)', p95(load), 500);
  await ledger.settle();
  await scene.verify({ images: tally(statuses), 'peak memory of an API': megabytes(peak) });
});
