import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { assertWithin, percentile, tally } from '../harness/figures.ts';
import { assertOnlyRefused, failures, startLoad, statusesOf, type Load } from '../harness/load.ts';
import { openScene, type Scene } from '../harness/open-scene.ts';

const OUTAGE_MS = 2_500;

test('F1: PostgreSQL killed under load loses nothing accepted, the rest gets 503 with Retry-After', async (t) => {
  const scene = await openScene(t);
  const { ledger, times } = scene;
  const before = ledger.accepted.size;
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
  const retried = ledger.unsettled.size;
  await ledger.settle();
  const accepted = ledger.accepted.size - before;
  await scene.verify({ answers: tally(statusesOf(...loads)), accepted, retried });
});

async function killOnce(scene: Scene) {
  const { postgres } = scene.rig;
  const load = startLoad(scene, { rate: 50, postEvery: 5 });
  await wait(1_500);
  await postgres.kill();
  await wait(OUTAGE_MS);
  await postgres.start();
  const back = performance.now();
  await wait(2_500);
  await load.stop();
  const success = load.answers.filter(({ status, at, took }) => status < 300 && at + took > back);
  const recovery = Math.min(...success.map(({ at, took }) => at + took - back));
  return { load, recovery };
}
