import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { newSubmission } from '../faults/ledger.ts';
import { type Load, startLoad } from '../faults/load.ts';
import type { Server } from '../rig/server.ts';
import { nothingLost } from './nothing-lost.ts';
import { searches } from './replica-serves.ts';
import type { Step, Topology } from './topology.ts';

const reads = ['/home', '/jobs', '/api/companies', ...searches('/jobs'), ...searches('/api/jobs')];

/** Each api and each site dies in turn: what it was working on fails, and nothing else does. */
export const eachKilled: Step = {
  id: 'killed',
  title: 'Each api and each site killed with -9 under load, with uploads under way',
  run: async (topology) => {
    const { rig, ledger } = topology;
    const totals = { requests: 0, 'in flight': 0, failed: 0 };
    for (const server of rig.servers) {
      const { requests, underWay, failed } = await killed(topology, server);
      totals.requests += requests;
      totals['in flight'] += underWay;
      totals.failed += failed;
    }
    const interrupted = ledger.unsettled.size;
    await ledger.settle();
    const { accepted } = await nothingLost(topology);
    return {
      killed: rig.servers.length,
      ...totals,
      'accepted on the retry': interrupted,
      accepted,
      lost: 0,
    };
  },
};

async function killed(topology: Topology, server: Server) {
  const { rig, ledger } = topology;
  const load = startLoad(topology, { rate: 20, to: rig.url, reads, postEvery: 5 });
  await wait(1_000);
  // Each takes about a second, and the balancers give every other one to the process that dies.
  const uploads = Array.from({ length: 6 }, async () => {
    const at = performance.now();
    const answer = await ledger.send(newSubmission(true), rig.url, { pace: 25_000, kept: false });
    if (answer) load.answers.push(answer);
    else load.broken.push(at);
  });
  await wait(400);
  const from = performance.now();
  await server.kill();
  const to = performance.now();
  await Promise.all(uploads);
  await wait(1_000);
  await server.start();
  await server.ready();
  // The balancer asks four times a second.
  await wait(500);
  await load.stop();
  return { ...judge(server, load, from, to), requests: load.answers.length };
}

/** Whatever failed was under way when the process died. */
function judge({ id }: Server, { answers, broken }: Load, from: number, to: number) {
  const underWay = answers.filter(({ at, took }) => at <= to && at + took >= from);
  const failed = answers.filter(({ status }) => status >= 400);
  const [late] = failed.filter((answer) => !underWay.includes(answer));
  assert.ok(
    !late,
    `a request that was not under way when ${id} died was answered ${late?.status} ${late?.text.slice(0, 200)}`,
  );
  const stray = broken.filter((at) => at > to);
  assert.equal(stray.length, 0, `${stray.length} connections broke after ${id} had died`);
  return { underWay: underWay.length + broken.length, failed: failed.length + broken.length };
}
