import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { stretched, stretchedSince } from './stretch.ts';
import type { Fault } from './fault.ts';
import { milliseconds, percentile, tally } from './figures.ts';
import { failures, startLoad } from './load.ts';

const [rate, seconds] = [200, 5];

/** Everything waits for a table that somebody holds: nothing may wait for long, and all goes on once it is let go. */
export const tableLocked: Fault = {
  id: 'F9',
  title: `The table of jobs locked for ${seconds} s at ${rate} requests/s`,
  run: async (scene) => {
    const { db, rig, client } = scene;
    const reads = [
      '/api/jobs?range=[0,9]',
      '/api/jobs?q=rider',
      '/api/jobs?filter={"type":"contract"}',
    ];
    const probes: number[] = [];
    const load = startLoad(scene, { rate, reads, postEvery: 10 });
    await wait(500);
    await db.transaction(async (execute) => {
      await execute('lock table job in access exclusive mode');
      for (const end = Date.now() + seconds * 1000; Date.now() < end; await wait(200)) {
        for (const api of rig.apis) {
          const live = await client.ask(`${api.url}/api/health/live`);
          assert.equal(live.status, 200, 'liveness failed');
          probes.push(live.took);
        }
      }
    });
    const unlocked = performance.now();
    await wait(1_500);
    await load.stop();
    const failed = failures(load);
    const odd = failed.find(({ status, headers }) => status !== 503 || !headers['retry-after']);
    assert.equal(odd, undefined, `one was answered ${odd?.status} ${odd?.text}`);
    assert.deepEqual(load.broken, [], 'connections broke');
    const slowest = percentile(
      failed.map(({ took }) => took),
      1,
    );
    assert.ok(failed.length > 0, 'nothing waited for the table');
    const bound = await stretchedSince(2_500);
    assert.ok(
      slowest <= bound,
      `a refusal took ${milliseconds(slowest)}, bound ${milliseconds(bound)}`,
    );
    const success = load.answers.filter(({ status, at }) => status < 300 && at > unlocked);
    const back = Math.min(...success.map(({ at, took }) => at + took - unlocked));
    assert.ok(
      back <= stretched(500),
      `the first success came ${milliseconds(back)} after the lock was gone`,
    );
    return {
      answers: tally(load.answers.map(({ status }) => status)),
      'slowest refusal': `${milliseconds(slowest)}, bound ${milliseconds(bound)}`,
      'slowest liveness': milliseconds(Math.max(...probes)),
      'back after': milliseconds(back),
    };
  },
};
