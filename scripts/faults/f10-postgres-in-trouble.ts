import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault, Scene } from './fault.ts';
import { milliseconds, tally } from './figures.ts';
import { failures, startLoad } from './load.ts';

/** PostgreSQL takes no more connections, or no more changes: told as 503, never as a fault, and over when it is over. */
export const postgresInTrouble: Fault = {
  id: 'F10',
  title: 'PostgreSQL out of connections, and read-only',
  run: async (scene) => {
    const { rig } = scene;
    await rig.postgres.restart(['max_connections=14', 'superuser_reserved_connections=0']);
    const taken = await takeConnections(scene, 12);
    const few = await hold(scene, async () => {});
    assert.ok(
      few.some(({ status }) => status === 503),
      'there were connections enough',
    );
    await taken.letGo();
    await rig.postgres.restart();
    await back(scene);
    const readOnly = await hold(scene, () => setReadOnly(scene, true));
    const reads = readOnly.filter(({ status }) => status === 200).length;
    assert.ok(reads > 0, 'reads failed although the database could be read');
    assert.ok(
      !readOnly.some(({ status }) => status === 201),
      'a read-only database accepted something',
    );
    await setReadOnly(scene, false);
    const recovery = await back(scene);
    return {
      'all connections taken': tally(few.map(({ status }) => status)),
      'read-only': tally(readOnly.map(({ status }) => status)),
      'back after': milliseconds(recovery),
    };
  },
};

async function hold(scene: Scene, hurt: () => Promise<unknown>) {
  await hurt();
  const load = startLoad(scene, { rate: 80, postEvery: 4 });
  await wait(3_000);
  await load.stop();
  const odd = failures(load).find(({ status }) => status !== 503);
  assert.equal(odd, undefined, `one was answered ${odd?.status} ${odd?.text}`);
  return load.answers;
}

/** Takes as many connections as there are, up to a number. */
async function takeConnections({ rig }: Scene, count: number) {
  const takers = await Promise.all(Array.from({ length: count }, () => rig.openDatabase()));
  // One query opens one connection, which its pool keeps.
  const asleep = takers.map((taker) => taker.rows('select pg_sleep(3.5)').catch(() => []));
  await wait(300);
  return {
    letGo: async () => {
      await Promise.all(asleep);
      await Promise.all(takers.map((taker) => taker.close()));
    },
  };
}

async function setReadOnly({ db }: Scene, on: boolean) {
  await db
    .rows(`alter system set default_transaction_read_only = ${on ? 'on' : 'off'}`)
    .catch(async () => {
      // Only a transaction that says so itself may write now.
      await db.rows(
        'set default_transaction_read_only = off; alter system set default_transaction_read_only = off',
      );
    });
  await db.rows('select pg_reload_conf()');
  await wait(200);
}

/** Until all that was refused is accepted, in milliseconds. */
async function back({ ledger }: Scene) {
  const started = performance.now();
  await ledger.settle();
  return performance.now() - started;
}
