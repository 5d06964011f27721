import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { Server } from '../rig/server.ts';
import { stretched } from './stretch.ts';
import type { Fault, Scene } from './fault.ts';
import { milliseconds, percentile } from './figures.ts';
import { newSubmission } from './ledger.ts';
import { startLoad } from './load.ts';

const pages = ['/jobs', '/home', '/api/jobs', '/api/companies?q=swift', '/companies?service=bike'];

/** Every process is replaced while visitors are served, on kept connections and new ones: nobody notices. */
export const rollingRestart: Fault = {
  id: 'F11',
  title: 'Rolling restart of both apis and both sites under load, with slow uploads under way',
  run: async (scene) => {
    const { rig, times } = scene;
    const load = startLoad(scene, { rate: 50, to: rig.url, reads: pages, postEvery: 8 });
    const started = performance.now();
    const restarts: number[] = [];
    for (let round = 0; round < times(1); round++) {
      for (const server of rig.servers) {
        const upload = startUpload(scene);
        await wait(200);
        restarts.push(await restart(scene, server));
        assert.equal(
          await upload,
          201,
          `a slow upload was answered ${await upload} while ${server.id} restarted`,
        );
      }
    }
    await load.stop();
    const failed = load.answers.filter(({ status }) => status >= 400);
    assert.deepEqual(
      load.broken.map((at) => milliseconds(at - started)),
      [],
      'connections broke',
    );
    assert.deepEqual(
      failed.map(({ status, text }) => `${status} ${text.slice(0, 150)}`),
      [],
      'requests failed',
    );
    await endTwice(rig.apis[0]!);
    await endTwice(rig.sites[0]!);
    return {
      restarts: restarts.length,
      failed: 0,
      'slow uploads under way': restarts.length,
      'longest stop': milliseconds(Math.max(...restarts)),
      'answers within (p95)': milliseconds(
        percentile(
          load.answers.map(({ took }) => took),
          0.95,
        ),
      ),
    };
  },
};

/** Takes some four seconds. */
async function startUpload({ ledger, rig }: Scene) {
  const answer = await ledger.send(newSubmission(true), rig.url, { pace: 10_000, kept: false });
  return answer?.status;
}

async function restart({ client }: Scene, server: Server): Promise<number> {
  const probe = server.kind === 'api' ? '/api/health' : '/health';
  const stopping = server.stop();
  const asked = performance.now();
  await wait(150);
  const [ready, live] = await Promise.all([
    client.ask(`${server.url}${probe}/ready`, { kept: false }),
    client.ask(`${server.url}${probe}/live`, { kept: false }),
  ]);
  assert.deepEqual(
    [ready.status, live.status],
    [503, 200],
    `${server.id} did not say first that it is leaving`,
  );
  assert.equal(await stopping, 'code 0', `${server.id} did not end in order`);
  const took = performance.now() - asked;
  await server.start();
  await server.ready();
  // The balancer asks four times a second.
  await wait(400);
  return took;
}

/** Whoever asks twice does not want to wait. */
async function endTwice(server: Server) {
  const ended = server.stop();
  await wait(200);
  const again = performance.now();
  void server.kill('SIGTERM');
  assert.equal(await ended, 'code 1', `${server.id}, asked twice to end, ended in order`);
  assert.ok(
    performance.now() - again < stretched(500),
    `${server.id}, asked twice to end, took its time`,
  );
  await server.start();
  await server.ready();
}
