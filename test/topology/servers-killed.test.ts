import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { until } from '#platform/testing.ts';
import { newSubmission } from '../harness/ledger.ts';
import { failures, type Load, startLoad } from '../harness/load.ts';
import type { Server } from '../rig/server.ts';
import * as topologies from './topology.ts';

const topology = await topologies.startTopology();
const { rig, ledger, mail } = topology;
// Different searches, so that no cache has the answer.
const searches = Array.from({ length: 97 }, (_, n) => `?q=word${n}%20rider`);
const searched = ['/jobs', '/api/jobs'].flatMap((path) => searches.map((query) => path + query));
const reads = ['/home', '/jobs', '/api/companies', ...searched];

test('no mail is waiting before the mail server stops', async () => {
  await topologies.allMailsSent(topology, 30_000);
  await mail.stop();
});

for (const server of rig.servers) {
  test(`only in-flight requests fail when ${server.id} is killed without a mail server`, () =>
    killUnderLoad(server));
}

test('interrupted submissions are accepted on the retry and none is lost', async () => {
  await ledger.settle();
  await topologies.assertNothingLost(topology);
});

test('every mail and a digest arrive exactly once when the mail server is back', async () => {
  const unsent = await topologies.countUnsentMails(topology);
  assert.ok(unsent > 0, 'no mail was waiting for the mail server');
  const digests = mail.to(topologies.MODERATOR_EMAIL).length;
  await mail.listen();
  const isDigested = () => mail.to(topologies.MODERATOR_EMAIL).length > digests;
  await until('a digest, which is due every minute', isDigested, 90_000);
  await topologies.assertMailsArrivedOnce(topology);
});

async function killUnderLoad(server: Server) {
  const load = startLoad(topology, { rate: 20, to: rig.url, reads, postEvery: 5 });
  await wait(1_000);
  // An upload takes about a second, and the balancers give every other one to the server that is killed.
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
  await server.startReady();
  // The balancers probe every 250 ms.
  await wait(500);
  await load.stop();
  assertOnlyInflightFailed(load, from, to);
}

/** Fails when a request failed that was not in flight between `from` and `to`. */
function assertOnlyInflightFailed(load: Load, from: number, to: number) {
  const other = failures(load).find(({ at, took }) => at > to || at + took < from);
  assert.ok(!other, `another request failed: ${other?.status} ${other?.text.slice(0, 200)}`);
  const brokenLater = load.broken.filter((at) => at > to);
  assert.equal(brokenLater.length, 0, `${brokenLater.length} connections broke afterwards`);
}
