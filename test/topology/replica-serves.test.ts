import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { inWords, milliseconds, percentile } from '../harness/figures.ts';
import { assertNoneFailed, loadFor, startLoad, timesOf } from '../harness/load.ts';
import { waitUntil } from '../rig/wait-until.ts';
import { openDatabase } from '../rig/database.ts';
import { caughtUp } from '../rig/replica.ts';
import { startTopology } from './topology.ts';

/** On a busy machine a health check may be late, and then the replica is skipped for a second. */
const MIN_REPLICA_SHARE = 0.8;

const reads = ['/api/jobs?range=[0,9]', '/api/companies', '/api/stats'];
// Kept answers would not be read from a replica.
const topology = await startTopology({ API_CACHE_MB: '0' });
const { rig } = topology;
const replica = rig.replica!;

test('public reads are transactions on the replica', async () => {
  const { requests, onReplica } = await measureReads();
  const figures = `${requests} reads made ${onReplica} transactions on the replica`;
  assert.ok(onReplica >= requests * MIN_REPLICA_SHARE, figures);
});

test('no request fails when the replica is killed and restarted under load', async (t) => {
  const load = startLoad(topology, { rate: 40, reads, postEvery: 10 });
  await wait(1_000);
  await replica.kill();
  await wait(3_000);
  await replica.start();
  await wait(2_000);
  await load.stop();
  assertNoneFailed(load);
  const times = timesOf(load);
  const p99 = milliseconds(percentile(times, 0.99));
  t.diagnostic(inWords({ requests: times.length, failed: 0, 'answered within (p99)': p99 }));
});

test('the replica is read again after its restart', async () => {
  await caughtUp(rig.databaseUrl, replica.url);
  const isRead = async () => {
    const { requests, onReplica } = await measureReads();
    return onReplica >= requests * MIN_REPLICA_SHARE;
  };
  await waitUntil(isRead, 30_000, 'The restarted replica is not read again.');
});

/** Reads for two seconds and counts the transactions that the replica ran meanwhile. */
async function measureReads() {
  const db = await openDatabase(replica.url);
  // A session reports its transactions to pg_stat_database up to a second later.
  const transactions = async () => {
    await wait(1_500);
    return db.number('select xact_commit from pg_stat_database where datname = current_database()');
  };
  try {
    const before = await transactions();
    const load = await loadFor(topology, 2_000, { rate: 40, reads, postEvery: 0 });
    assertNoneFailed(load);
    return { requests: load.answers.length, onReplica: (await transactions()) - before };
  } finally {
    await db.close();
  }
}
