import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { megabytes } from '../harness/figures.ts';
import { startLoad } from '../harness/load.ts';
import { type Scene, test } from '../harness/fault-test.ts';

test('F16: memory and descriptors do not grow under a steady load with aborted requests', async (scene) => {
  const { rig, times } = scene;
  const usage = () => rig.servers.map((server) => server.usage());
  await loadFor(scene, times(6));
  const before = usage();
  await loadFor(scene, times(12));
  const after = usage();
  const growth = Math.max(...after.map(({ memory }, n) => memory - before[n]!.memory));
  const opened = Math.max(...after.map((now, n) => now.descriptors - before[n]!.descriptors));
  assert.ok(growth < 40 * 1024 * 1024, `a process grew by ${megabytes(growth)}`);
  assert.ok(opened < 20, `a process holds ${opened} descriptors more`);
});

/** One visitor in twenty leaves after 5 ms. */
async function loadFor(scene: Scene, seconds: number) {
  const { client, rig } = scene;
  const reads = ['/jobs', '/api/jobs', '/companies?q=swift'];
  const load = startLoad(scene, { rate: 60, to: rig.url, reads, postEvery: 20 });
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await wait(300)) {
    const signal = AbortSignal.timeout(5);
    void client.try(`${rig.url}/jobs?q=${randomUUID()}`, { kept: false, signal });
  }
  await load.stop();
  await wait(2_000);
}
