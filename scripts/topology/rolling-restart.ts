import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { milliseconds } from '../faults/figures.ts';
import { newSubmission } from '../faults/ledger.ts';
import { startLoad } from '../faults/load.ts';
import type { Server } from '../rig/server.ts';
import { nothingLost } from './nothing-lost.ts';
import { noneFailed, searches } from './replica-serves.ts';
import type { Step } from './topology.ts';

const reads = ['/home', '/jobs', '/api/companies', ...searches('/jobs')];

/** The release of a new version: everything is replaced, one after the other, and nobody notices. */
export const rollingRestart: Step = {
  id: 'rolling',
  title: 'Rolling restart of all four under load, with a slow upload under way each time',
  run: async (topology) => {
    const { rig, ledger } = topology;
    const load = startLoad(topology, { rate: 20, to: rig.url, reads, postEvery: 6 });
    const stops: number[] = [];
    for (const server of rig.servers) {
      const upload = ledger.send(newSubmission(true), rig.url, { pace: 20_000, kept: false });
      await wait(200);
      stops.push(await replace(server));
      const answer = await upload;
      assert.equal(answer?.status, 201, `a slow upload was answered ${answer?.status}`);
    }
    await load.stop();
    noneFailed(load);
    const { accepted } = await nothingLost(topology);
    return {
      restarts: stops.length,
      requests: load.answers.length,
      failed: 0,
      'slow uploads under way': stops.length,
      'longest stop': milliseconds(Math.max(...stops)),
      accepted,
      lost: 0,
    };
  },
};

/** Answers how long it took to end. */
async function replace(server: Server): Promise<number> {
  const asked = performance.now();
  assert.equal(await server.stop(), 'code 0', `${server.id} did not end in order`);
  const took = performance.now() - asked;
  await server.start();
  await server.ready();
  // The balancer asks four times a second.
  await wait(500);
  return took;
}
