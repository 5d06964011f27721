import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { inWords } from '../harness/figures.ts';
import { newSubmission } from '../harness/ledger.ts';
import { assertNoneFailed, startLoad } from '../harness/load.ts';
import { assertMailsArrivedOnce, assertNothingLost } from './assertions.ts';
import { BALANCER_DELAY_MS, startTopology } from './topology.ts';

const topology = await startTopology();
const { rig, ledger } = topology;
// Different searches, so that no cache has the answer.
const searches = Array.from({ length: 97 }, (_, n) => `/jobs?q=word${n}%20rider`);
const reads = ['/home', '/jobs', '/api/companies', ...searches];

test('no request fails while all four servers are replaced one after the other', async (t) => {
  const load = startLoad(topology, { rate: 20, to: rig.url, reads, postEvery: 6 });
  for (const server of rig.servers) {
    const upload = ledger.send(newSubmission(true), rig.url, { pace: 20_000, kept: false });
    await wait(200);
    assert.equal(await server.stop(), 'code 0', `${server.id} did not exit cleanly`);
    await server.start();
    await server.ready();
    await wait(BALANCER_DELAY_MS);
    const answer = await upload;
    assert.equal(answer?.status, 201, `a slow upload got ${answer?.status}`);
  }
  await load.stop();
  assertNoneFailed(load);
  t.diagnostic(inWords({ requests: load.answers.length, failed: 0 }));
});

test('a rolling restart loses no submission and no mail', async (t) => {
  const accepted = await assertNothingLost(topology);
  t.diagnostic(inWords({ accepted, mails: await assertMailsArrivedOnce(topology) }));
});
