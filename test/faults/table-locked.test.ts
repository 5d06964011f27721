import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { assertWithin } from '../harness/figures.ts';
import { assertOnlyRefused, failures, startLoad } from '../harness/load.ts';
import { test } from '../harness/fault-test.ts';

const RATE = 200;
const LOCKED_MS = 5_000;
const READS = ['range=[0,9]', 'q=rider', 'filter={"type":"contract"}'].map((q) => `/api/jobs?${q}`);

test('F9: a locked table delays nothing beyond 2.5 s, keeps liveness and recovers within 500 ms', async (scene) => {
  const { db, rig, client, t } = scene;
  const load = startLoad(scene, { rate: RATE, reads: READS, postEvery: 10 });
  await wait(500);
  await db.transaction(async (execute) => {
    await execute('lock table job in access exclusive mode');
    for (const end = Date.now() + LOCKED_MS; Date.now() < end; await wait(200)) {
      for (const api of rig.apis) {
        const live = await client.ask(`${api.url}/api/health/live`);
        assert.equal(live.status, 200, 'liveness failed');
      }
    }
  });
  const unlocked = performance.now();
  await wait(1_500);
  await load.stop();
  assertOnlyRefused(load);
  const refused = failures(load).map(({ took }) => took);
  assert.ok(refused.length > 0, 'nothing waited for the table');
  await assertWithin(t, 'slowest refusal', Math.max(...refused), 2_500);
  const success = load.answers.filter(({ status, at }) => status < 300 && at > unlocked);
  const recovery = Math.min(...success.map(({ at, took }) => at + took - unlocked));
  await assertWithin(t, 'first success after', recovery, 500);
});
