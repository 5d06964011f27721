import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { assertOnlyRefused, loadFor, statusesOf } from '../harness/load.ts';
import { type Scene, test } from '../harness/fault-test.ts';

test('F10: PostgreSQL out of connections or read-only fails requests with 503 only, and recovers', async (scene) => {
  const { rig, ledger } = scene;
  await rig.postgres.restart(['max_connections=14', 'superuser_reserved_connections=0']);
  const release = await takeConnections(scene, 12);
  const exhausted = await statusesUnderLoad(scene);
  assert.ok(exhausted.includes(503), 'connections were left');
  await release();
  await rig.postgres.restart();
  await ledger.settle();
  await setReadOnly(scene, true);
  const readOnly = await statusesUnderLoad(scene);
  assert.ok(readOnly.includes(200), 'reads failed although the database could be read');
  assert.ok(!readOnly.includes(201), 'a read-only database accepted something');
  await setReadOnly(scene, false);
  await ledger.settle();
});

async function statusesUnderLoad(scene: Scene) {
  const load = await loadFor(scene, 3_000, { rate: 80, postEvery: 4 });
  assertOnlyRefused(load);
  return statusesOf(load);
}

/** Takes as many connections as there are, up to `count`. Returns what releases them. */
async function takeConnections({ rig }: Scene, count: number) {
  const takers = await Promise.all(Array.from({ length: count }, () => rig.openDatabase()));
  // One query opens one connection, which its pool keeps.
  const asleep = takers.map((taker) => taker.rows('select pg_sleep(3.5)').catch(() => []));
  await wait(300);
  return async () => {
    await Promise.all(asleep);
    await Promise.all(takers.map((taker) => taker.close()));
  };
}

async function setReadOnly({ db }: Scene, on: boolean) {
  const setting = `alter system set default_transaction_read_only = ${on ? 'on' : 'off'}`;
  // Undone in a read-only database, which only this session may write to.
  await db
    .rows(setting)
    .catch(() => db.rows(`set default_transaction_read_only = off; ${setting}`));
  await db.rows('select pg_reload_conf()');
  await wait(200);
}
