import assert from 'node:assert/strict';
import { PgBoss } from 'pg-boss';
import { until } from '#platform/testing.ts';
import { test } from '../harness/fault-test.ts';
import { addJobTrigger, arrayOf, seedJobs } from '../harness/jobs.ts';

const DUE = 4_000;
const TASK = 'hide-ended-listings';

test('F6: a task that hides 4,000 ended listings and is killed half-way goes to the other API, and each is hidden once', async (scene) => {
  const { rig, db } = scene;
  const [victim, other] = rig.apis;
  const passive = { supervise: false, schedule: false, monitorIntervalSeconds: 1 };
  const connection = { connectionString: rig.databaseUrl, schema: 'schedule' };
  const boss = await new PgBoss({ ...connection, ...passive }).start();
  await other!.stop();
  // Slow before there is anything to hide: the task also starts by itself at each full minute.
  const slow = 'trigger slow_end before update on job';
  const undo = await addJobTrigger(db, slow, 'perform pg_sleep(0.003)');
  const jobs = await seedJobs(scene, DUE, { seconds: -60 });
  const hidden = () =>
    db.number(`select count(*) from job where status = 'hidden' and title like 'Made rider%'`);
  try {
    const isHiding = async () => {
      await boss.send(TASK);
      return (await hidden()) > 0;
    };
    // The schedule polls every two seconds.
    await until('the task to hide some', isHiding, 15_000);
    await victim!.kill();
    assert.ok((await hidden()) < DUE, 'the task was over before the kill');
  } finally {
    await undo();
    await other!.start();
    await victim!.start();
  }
  const areHidden = async () => {
    // Moves time on by a minute, so that the killed worker is noticed and the task is sent again.
    await db.rows(
      `update schedule.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'`,
    );
    await boss.supervise(TASK);
    await boss.send(TASK);
    return (await hidden()) === DUE;
  };
  await until('all to be hidden after the kill', areHidden, 30_000);
  await boss.stop({ graceful: false });
  const [counts] = await db.rows(
    `select count(*)::int as ended, count(distinct job.id)::int as jobs, count(moderation.id)::int as logged
     from job left join moderation on listing_id = job.id and action = 'ended'
     where job.id = any(?::uuid[]) and status = 'hidden'`,
    [arrayOf(jobs)],
  );
  assert.deepEqual(counts, { ended: DUE, jobs: DUE, logged: DUE }, 'not each has ended once');
});
