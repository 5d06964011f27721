import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { Server } from '../rig/server.ts';
import { assertWithin } from '../harness/figures.ts';
import { newSubmission } from '../harness/ledger.ts';
import { assertNoneFailed, startLoad } from '../harness/load.ts';
import { type Scene, test } from '../harness/fault-test.ts';

const PAGES = ['/jobs', '/home', '/api/jobs', '/api/companies?q=swift', '/companies?service=bike'];

test('F11: a rolling restart of all servers under load fails no request and no slow upload', async (scene) => {
  const { rig, times, t } = scene;
  const load = startLoad(scene, { rate: 50, to: rig.url, reads: PAGES, postEvery: 8 });
  for (let round = 0; round < times(1); round++) {
    for (const server of rig.servers) {
      const upload = startUpload(scene);
      await wait(200);
      await restart(scene, server);
      assert.equal(await upload, 201, `a slow upload failed while ${server.id} restarted`);
    }
  }
  await load.stop();
  assertNoneFailed(load);
  await stopTwice(t, rig.apis[0]!);
  await stopTwice(t, rig.sites[0]!);
});

async function startUpload({ ledger, rig }: Scene) {
  const answer = await ledger.send(newSubmission(true), rig.url, { pace: 10_000, kept: false });
  return answer?.status;
}

async function restart({ client }: Scene, server: Server) {
  const probe = server.kind === 'api' ? '/api/health' : '/health';
  const stopping = server.stop();
  await wait(150);
  const [ready, live] = await Promise.all([
    client.ask(`${server.url}${probe}/ready`, { kept: false }),
    client.ask(`${server.url}${probe}/live`, { kept: false }),
  ]);
  assert.deepEqual([ready.status, live.status], [503, 200], `${server.id} did not drain first`);
  assert.equal(await stopping, 'code 0', `${server.id} did not stop gracefully`);
  await server.startReady();
  // The balancer probes four times a second.
  await wait(400);
}

async function stopTwice(t: TestContext, server: Server) {
  const stopped = server.stop();
  await wait(200);
  const again = performance.now();
  void server.kill('SIGTERM');
  assert.equal(await stopped, 'code 1', `${server.id} did not exit with code 1`);
  await assertWithin(t, `${server.id} stopped twice ended after`, performance.now() - again, 500);
  await server.startReady();
}
