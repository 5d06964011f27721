import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { until } from '#platform/testing.ts';
import { assertWithin, percentile } from '../harness/figures.ts';
import { assertOnlyRefused, failures, type Load, startLoad } from '../harness/load.ts';
import { type FaultScene, type Scene, test } from '../harness/fault-test.ts';

const OUTAGE_MS = 2_500;

test('F1, F15: PostgreSQL killed under load loses nothing accepted, the rest gets 503 with Retry-After, APIs stay live and are not ready', async (scene) => {
  const { times, t } = scene;
  const loads: Load[] = [];
  const recoveries: number[] = [];
  for (let round = 0; round < times(2); round++) {
    const { load, recovery } = await killOnce(scene);
    loads.push(load);
    recoveries.push(recovery);
  }
  assertOnlyRefused(...loads);
  const refused = loads.flatMap(failures).map(({ took }) => took);
  await assertWithin(t, 'refused within (p99)', percentile(refused, 0.99), 2_000);
  await assertWithin(t, 'first success after', Math.max(...recoveries), 2_000);
});

async function killOnce(scene: FaultScene) {
  const { postgres } = scene.rig;
  const load = startLoad(scene, { rate: 50, postEvery: 5 });
  await wait(1_500);
  await postgres.kill();
  const probed = performance.now();
  assert.deepEqual(await probes(scene), { live: [200, 200], ready: [503, 503] });
  await assertWithin(scene.t, 'probes answered within', performance.now() - probed, 2_000);
  await wait(OUTAGE_MS);
  await postgres.start();
  const back = performance.now();
  const areReady = async () => !(await probes(scene)).ready.includes(503);
  await until('both APIs to be ready after PostgreSQL is back', areReady, 5_000);
  await wait(2_500);
  await load.stop();
  const success = load.answers.filter(({ status, at, took }) => status < 300 && at + took > back);
  const recovery = Math.min(...success.map(({ at, took }) => at + took - back));
  return { load, recovery };
}

async function probes({ rig, client }: Scene) {
  const probe = async (kind: string) => {
    const ask = ({ url }: { url: string }) =>
      client.ask(`${url}/api/health/${kind}`, { kept: false });
    const answers = await Promise.all(rig.apis.map(ask));
    for (const { headers, text } of answers) {
      assert.equal(headers['cache-control'], 'no-store');
      const rest = text.replace(/"version":"[^"]+"/, '');
      assert.doesNotMatch(rest, /\d+\.\d+\.\d+|postgres:|127\.0\.0\.1|@/, 'health shows internals');
    }
    return answers.map(({ status }) => status);
  };
  return { live: await probe('live'), ready: await probe('ready') };
}
