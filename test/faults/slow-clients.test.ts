import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { milliseconds, scaledLimit } from '../harness/figures.ts';
import { newSubmission } from '../harness/ledger.ts';
import { assertNoneFailed, p95, startLoad } from '../harness/load.ts';
import { type Scene, test } from '../harness/fault-test.ts';
import { noise } from '../harness/form.ts';

const CONNECTIONS = 500;
const SECONDS = 15;
const HEAD = 'POST /api/jobs HTTP/1.1\r\nHost: localhost\r\n';
const BODY = `${HEAD}Content-Type: application/json\r\nContent-Length: 200000\r\n\r\n{"title":"`;
const READS = { api: ['/api/jobs'], site: ['/jobs', '/api/jobs'] };

test('F12: 2,000 connections that drip bytes slow nobody down, and an honest slow upload is accepted', async (scene) => {
  const { apis, sites } = scene.rig;
  const attacked = [apis[0]!, sites[0]!];
  const spared = [apis[1]!, sites[1]!];
  const headers = attacked.map(({ port }) => drip(port, `${HEAD}X-Slow: `));
  const bodies = attacked.map(({ port }) => drip(port, BODY));
  // Opening all of them at once keeps this process busy, too.
  await Promise.all([...headers, ...bodies].map(({ connected }) => connected));
  const honest = uploadSlowly(scene);
  const loads = [...attacked, ...spared].map(({ url, kind }) =>
    startLoad(scene, { rate: 10, to: url, reads: READS[kind], postEvery: 0 }),
  );
  await wait(SECONDS * 1000);
  for (const load of loads) await load.stop();
  const [onAttacked, onSpared] = [p95(...loads.slice(0, 2)), p95(...loads.slice(2))];
  // The other servers show what the machine itself costs.
  const limit = Math.max(await scaledLimit(300), 3 * onSpared);
  const left = headers.map(({ sockets }) => sockets.size);
  const uploaded = await honest;
  for (const { sockets } of [...headers, ...bodies]) sockets.forEach((socket) => socket.destroy());
  const others = `the others waited ${milliseconds(onAttacked)} (p95), limit ${milliseconds(limit)}`;
  scene.t.diagnostic(others);
  assert.ok(onAttacked < limit, others);
  assertNoneFailed(...loads);
  assert.deepEqual(left, [0, 0], `${SECONDS} s without a whole header, and still connected`);
  assert.equal(uploaded, 201, 'the honest slow upload failed');
});

/** Some 700 kB at 50 kB (400 kbit) a second. */
async function uploadSlowly({ ledger, rig }: Scene) {
  const submission = { ...newSubmission(false), image: await noise(1600, 1200, 55) };
  const options = { pace: 50_000, kept: false, timeoutMs: 120_000 };
  const answer = await ledger.send(submission, rig.url, options);
  return answer?.status;
}

/**
 * Opens connections that send `start`, then a byte per second without end. Returns those that are open.
 */
function drip(port: number, start: string) {
  const sockets = new Set<Socket>();
  const connecting = Array.from({ length: CONNECTIONS }, () => {
    const socket = connect(port, '127.0.0.1', () => socket.write(start));
    sockets.add(socket);
    socket.on('error', () => {}).resume();
    socket.once('close', () => sockets.delete(socket));
    return once(socket, 'connect').catch(() => {});
  });
  let tick = 0;
  // A tenth of them every 100 ms: all at once would keep this process busy instead of the server.
  setInterval(() => {
    tick = (tick + 1) % 10;
    [...sockets].forEach((socket, n) => n % 10 === tick && socket.writable && socket.write('a'));
  }, 100).unref();
  return { sockets, connected: Promise.all(connecting) };
}
