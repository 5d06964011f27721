import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault, Scene } from './fault.ts';
import { tally } from './figures.ts';
import { startLoad } from './load.ts';

/** Anything dies at any time, also two things at once, while visitors go on sending. In the end the books are right. */
export const chaos: Fault = {
  id: 'Z13',
  title: 'Random kills of PostgreSQL, apis and sites under load',
  run: async (scene) => {
    const { rig, times, ledger } = scene;
    const before = ledger.accepted.size;
    const seconds = times(25);
    const load = startLoad(scene, {
      rate: 40,
      to: rig.url,
      reads: ['/jobs', '/api/jobs'],
      postEvery: 3,
    });
    const done: string[] = [];
    const mending = new Set<Promise<void>>();
    for (
      const end = Date.now() + seconds * 1000;
      Date.now() < end;
      await wait(700 + Math.random() * 900)
    ) {
      const all = acts(scene);
      const act = all[Math.floor(Math.random() * all.length)];
      if (!act) continue;
      const [name, hurt] = act;
      done.push(name);
      const mended = hurt().finally(() => mending.delete(mended));
      mending.add(mended);
    }
    await Promise.all(mending);
    await Promise.all(rig.servers.map((server) => server.ready()));
    await wait(600);
    await load.stop();
    const odd = load.answers.find(({ status }) => status === 500);
    assert.equal(odd, undefined, `one was answered 500: ${odd?.text.slice(0, 300)}`);
    await ledger.settle();
    return {
      kills: tally(done),
      answers: tally(load.answers.map(({ status }) => status)),
      'connections broken': load.broken.length,
      accepted: ledger.accepted.size - before,
    };
  },
};

type Act = [name: string, hurt: () => Promise<void>];
const dead = new Set<string>();

/** What can die now: not what is dead already. */
function acts({ rig }: Scene): Act[] {
  const parts = [
    ...rig.servers.map(({ id, kind }) => ({ id, name: kind, part: rig.server(id) })),
    { id: 'postgres', name: 'postgres', part: rig.postgres },
  ];
  return parts
    .filter(({ id }) => !dead.has(id))
    .map(({ id, name, part }): Act => [
      name,
      async () => {
        dead.add(id);
        await part.kill();
        await wait(Math.random() * 1_500);
        await part.start();
        dead.delete(id);
      },
    ]);
}
