import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertWithin, milliseconds } from '../harness/figures.ts';
import { openScene, type Scene } from '../harness/open-scene.ts';
import { waitUntil } from '../rig/wait-until.ts';

test('F15: without PostgreSQL liveness stays 200 and readiness is 503 until it is back', async (t) => {
  const scene = await openScene(t);
  const { rig } = scene;
  assert.deepEqual(await probes(scene), { live: [200, 200], ready: [200, 200] });
  await rig.postgres.stop();
  const stopped = performance.now();
  const during = await probes(scene);
  const took = performance.now() - stopped;
  assert.deepEqual(during, { live: [200, 200], ready: [503, 503] });
  await assertWithin(t, 'probes answered within', took, 2_000);
  await rig.postgres.start();
  const started = performance.now();
  const areReady = async () => !(await probes(scene)).ready.includes(503);
  await waitUntil(areReady, 5_000, 'An API is not ready 5 s after PostgreSQL is back.');
  await scene.verify({ 'ready again after': milliseconds(performance.now() - started) });
});

async function probes({ rig, client }: Scene) {
  const probe = async (kind: string) => {
    const answers = await Promise.all(
      rig.apis.map((api) => client.ask(`${api.url}/api/health/${kind}`, { kept: false })),
    );
    for (const { headers, text } of answers) {
      assert.equal(headers['cache-control'], 'no-store');
      const rest = text.replace(/"version":"[^"]+"/, '');
      assert.doesNotMatch(rest, /\d+\.\d+\.\d+|postgres:|127\.0\.0\.1|@/, 'health shows internals');
    }
    return answers.map(({ status }) => status);
  };
  return { live: await probe('live'), ready: await probe('ready') };
}
