import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { stretched } from './stretch.ts';
import type { Fault, Scene } from './fault.ts';
import { milliseconds, percentile, tally } from './figures.ts';
import { failures, startLoad, type Load } from './load.ts';

const rate = 50;
const outage = 2_500;

/** The database dies while it is busy and comes back. What was accepted stays, the rest is told to try again. */
export const postgresKilled: Fault = {
  id: 'F1',
  title: `PostgreSQL killed with -9 at ${rate} requests/s, back after ${outage / 1000} s`,
  run: async (scene) => {
    const { ledger, times } = scene;
    const before = ledger.accepted.size;
    const loads: Load[] = [];
    const recoveries: number[] = [];
    for (let round = 0; round < times(2); round++) {
      const { load, recovery } = await killOnce(scene);
      loads.push(load);
      recoveries.push(recovery);
    }
    const failed = loads.flatMap(failures);
    const inTime = percentile(
      failed.map(({ took }) => took),
      0.99,
    );
    assert.deepEqual(
      failed
        .filter(({ status, headers }) => status !== 503 || !headers['retry-after'])
        .map(({ status, text }) => `${status} ${text.slice(0, 200)}`),
      [],
      'during the outage an answer was something else than 503 with Retry-After',
    );
    assert.deepEqual(
      loads.flatMap(({ broken }) => broken),
      [],
      'a connection broke',
    );
    assert.ok(inTime < stretched(2_000), `refusals took ${milliseconds(inTime)}`);
    const slowest = Math.max(...recoveries);
    assert.ok(slowest <= stretched(2_000), `the first success came after ${milliseconds(slowest)}`);
    const unsettled = ledger.unsettled.size;
    await ledger.settle();
    return {
      answers: tally(loads.flatMap(({ answers }) => answers.map(({ status }) => status))),
      accepted: ledger.accepted.size - before,
      'of them by a retry': unsettled,
      'refused within (p99)': milliseconds(inTime),
      'back after': milliseconds(slowest),
    };
  },
};

async function killOnce(scene: Scene) {
  const { postgres } = scene.rig;
  const load = startLoad(scene, { rate, postEvery: 5 });
  await wait(1_500);
  await postgres.kill();
  await wait(outage);
  await postgres.start();
  const back = performance.now();
  await wait(2_500);
  await load.stop();
  const success = load.answers.filter(({ status, at, took }) => status < 300 && at + took > back);
  const recovery = Math.min(...success.map(({ at, took }) => at + took - back));
  return { load, recovery };
}
