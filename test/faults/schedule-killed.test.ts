import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { openScene } from '../harness/open-scene.ts';
import { addJobTrigger, arrayOf, deleteJobs, seedJobs } from '../harness/jobs.ts';

const DUE = 4_000;
const TASK = 'hide-ended-listings';

test('F6: a task that hides 4,000 ended listings and is killed half-way goes to the other API, and each is hidden once', async (t) => {
  const scene = await openScene(t);
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
    // The schedule polls every two seconds.
    for (const end = Date.now() + 15_000; (await hidden()) === 0; await wait(50)) {
      assert.ok(Date.now() < end, 'the task was not started');
      await boss.send(TASK);
    }
    await victim!.kill();
    assert.ok((await hidden()) < DUE, 'the task was over before the kill');
  } finally {
    await undo();
    await other!.start();
    await victim!.start();
  }
  const started = performance.now();
  for (const end = Date.now() + 30_000; (await hidden()) < DUE; await wait(250)) {
    assert.ok(Date.now() < end, `after the kill only ${await hidden()} have ended`);
    // Moves time on by a minute, so that the killed worker is noticed and the task is sent again.
    await db.rows(
      `update schedule.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'`,
    );
    await boss.supervise(TASK);
    await boss.send(TASK);
  }
  await boss.stop({ graceful: false });
  const [counts] = await db.rows(
    `select count(*)::int as ended, count(distinct job.id)::int as jobs, count(moderation.id)::int as logged
     from job left join moderation on listing_id = job.id and action = 'ended'
     where job.id = any(?::uuid[]) and status = 'hidden'`,
    [arrayOf(jobs)],
  );
  assert.deepEqual(counts, { ended: DUE, jobs: DUE, logged: DUE }, 'not each has ended once');
  await deleteJobs(scene, jobs);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  await scene.verify({ 'seconds after the kill': seconds });
});
