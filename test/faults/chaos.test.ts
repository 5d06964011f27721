import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { Postgres } from '../rig/postgres.ts';
import type { Server } from '../rig/server.ts';
import { tally } from '../harness/figures.ts';
import { startLoad, statusesOf } from '../harness/load.ts';
import { openScene } from '../harness/open-scene.ts';

test('Z13: random kills of PostgreSQL, APIs and sites under load lose nothing and cause no 500', async (t) => {
  const scene = await openScene(t);
  const { rig, times, ledger, random } = scene;
  const before = ledger.accepted.size;
  const reads = ['/jobs', '/api/jobs'];
  const load = startLoad(scene, { rate: 40, to: rig.url, reads, postEvery: 3 });
  const targets = [
    ...rig.servers.map((server) => ({ name: server.kind, target: server })),
    { name: 'postgres', target: rig.postgres },
  ];
  const alive = new Set(targets);
  const killed: string[] = [];
  const restarts: Promise<void>[] = [];
  const end = Date.now() + times(25) * 1000;
  while (Date.now() < end) {
    const victim = [...alive][Math.floor(random() * alive.size)];
    if (victim) {
      killed.push(victim.name);
      alive.delete(victim);
      const downMs = random() * 1_500;
      restarts.push(killFor(victim.target, downMs).then(() => void alive.add(victim)));
    }
    await wait(700 + random() * 900);
  }
  await Promise.all(restarts);
  await Promise.all(rig.servers.map((server) => server.ready()));
  await wait(600);
  await load.stop();
  const odd = load.answers.find(({ status }) => status === 500);
  assert.equal(odd, undefined, `one was answered 500: ${odd?.text.slice(0, 300)}`);
  await ledger.settle();
  const accepted = ledger.accepted.size - before;
  await scene.verify({ kills: tally(killed), answers: tally(statusesOf(load)), accepted });
});

async function killFor(target: Server | Postgres, downMs: number) {
  await target.kill();
  await wait(downMs);
  await target.start();
}
