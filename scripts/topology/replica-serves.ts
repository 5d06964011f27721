import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { percentile, milliseconds } from '../faults/figures.ts';
import { failures, type Load, startLoad } from '../faults/load.ts';
import { openDatabase } from '../rig/database.ts';
import { caughtUp } from '../rig/replica.ts';
import { type Step, type Topology, until } from './topology.ts';

/** Lists that differ, so that nobody has the answer already. */
export const searches = (path: string) =>
  Array.from(
    { length: 97 },
    (_, number) => `${path}?q=${encodeURIComponent(`word${number} rider`)}`,
  );

const reads = ['/api/jobs?range=[0,9]', '/api/companies', '/api/stats'];

/** The public reads the replica; when it dies nobody notices, and when it is back it is read again. */
export const replicaServes: Step = {
  id: 'replica',
  title: 'Public reads on the replica, which is killed with -9 under load and started again',
  run: async (topology) => {
    const { rig } = topology;
    const replica = rig.replica!;
    const well = await served(topology, replica.url);
    assert.ok(
      well.onReplica >= well.asked * leastShare,
      `${well.asked} reads made only ${well.onReplica} transactions on the replica`,
    );
    const load = startLoad(topology, { rate: 40, reads, postEvery: 10 });
    await wait(1_000);
    await replica.kill();
    await wait(3_000);
    await replica.start();
    await wait(2_000);
    await load.stop();
    noneFailed(load);
    await caughtUp(rig.databaseUrl, replica.url);
    const isRead = async () => {
      const { asked, onReplica } = await served(topology, replica.url);
      return onReplica >= asked * leastShare;
    };
    await until('The replica that is back is read again', isRead, 30_000);
    return {
      'reads on the replica': `${well.onReplica} for ${well.asked} asked`,
      'requests while it died and came back': load.answers.length,
      failed: 0,
      'answers within (p99)': milliseconds(
        percentile(
          load.answers.map(({ took }) => took),
          0.99,
        ),
      ),
      'read again': 'yes',
    };
  },
};

/** On a busy machine a look may come late, and the replica is passed over for a second. */
const leastShare = 0.8;

/** How many transactions the replica had over so many reads. */
async function served(topology: Topology, url: string) {
  const db = await openDatabase(url);
  // A session tells of its transactions a second later.
  const transactions = async () => {
    await wait(1_500);
    return db.number('select xact_commit from pg_stat_database where datname = current_database()');
  };
  try {
    const before = await transactions();
    const load = startLoad(topology, { rate: 40, reads, postEvery: 0 });
    await wait(2_000);
    await load.stop();
    noneFailed(load);
    return { asked: load.answers.length, onReplica: (await transactions()) - before };
  } finally {
    await db.close();
  }
}

/** @throws with the first of those that failed */
export function noneFailed(load: Load): void {
  const [first] = failures(load);
  assert.equal(load.broken.length, 0, `${load.broken.length} connections broke`);
  assert.ok(
    !first,
    `${failures(load).length} of ${load.answers.length} requests failed, such as ${first?.status} ${first?.text.slice(0, 200)}`,
  );
}
