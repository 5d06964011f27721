import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { stretched } from './stretch.ts';
import type { Fault, Scene } from './fault.ts';
import { milliseconds } from './figures.ts';

/** Liveness knows nothing of the database; readiness knows, says so within two seconds, and takes it back. */
export const health: Fault = {
  id: 'F15',
  title: 'Health while PostgreSQL is stopped in order',
  run: async (scene) => {
    const { rig } = scene;
    assert.deepEqual(await probes(scene), { live: [200, 200], ready: [200, 200] });
    await rig.postgres.stop();
    const stopped = performance.now();
    const during = await probes(scene);
    const took = performance.now() - stopped;
    assert.deepEqual(during, { live: [200, 200], ready: [503, 503] });
    assert.ok(took < stretched(2_000), `the answers took ${milliseconds(took)}`);
    await rig.postgres.start();
    const started = performance.now();
    for (const end = Date.now() + 5_000; (await probes(scene)).ready.includes(503); await wait(50))
      assert.ok(Date.now() < end, 'five seconds after the database is back somebody is not ready');
    return {
      'live meanwhile': '200',
      'ready meanwhile': '503',
      'told within': milliseconds(took),
      'ready again after': milliseconds(performance.now() - started),
    };
  },
};

async function probes({ rig, client }: Scene) {
  const ask = async (what: string) => {
    const answers = await Promise.all(
      rig.apis.map((api) => client.ask(`${api.url}/api/health/${what}`, { kept: false })),
    );
    for (const { headers, text } of answers) {
      assert.equal(headers['cache-control'], 'no-store');
      assert.doesNotMatch(text, /\d+\.\d+\.\d+|postgres:|127\.0\.0\.1|@/, 'health tells too much');
    }
    return answers.map(({ status }) => status);
  };
  return { live: await ask('live'), ready: await ask('ready') };
}
