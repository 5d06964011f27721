import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import type { Database } from '../rig/database.ts';
import type { Fault, Scene } from './fault.ts';
import { makeJobs, removeJobs } from './made-listings.ts';

const due = 4_000;

/** The upkeep of an api, run by hand as its schedule runs it. */
const upkeep = `
  import { NestFactory } from '@nestjs/core';
  const { AppModule } = await import(process.cwd() + '/api/dist/app.module.js');
  const { UpkeepService } = await import(process.cwd() + '/api/dist/src/schedule/upkeep.service.js');
  const app = await NestFactory.createApplicationContext(AppModule, { logger: false });
  await new Promise((resolve) => setTimeout(resolve, process.env.AT - Date.now()));
  const hidden = await app.get(UpkeepService).hideEnded();
  console.log(hidden);
  process.exit(0);`;
const program = ['--input-type=module', '-e', upkeep];

/** Two instances end the same listings at once; one of them dies in the middle. */
export const schedules: Fault = {
  id: 'F6',
  title: `Two instances end ${due.toLocaleString('en')} listings at once; one is killed in the middle`,
  run: async (scene) => {
    const { rig, times } = scene;
    const rounds = times(2);
    let [fewest, most] = [due, 0];
    for (let round = 0; round < rounds; round++) {
      const jobs = await makeJobs(scene, due, { seconds: -60 });
      const at = { AT: String(Date.now() + 2_500) };
      const shares = await Promise.all([1, 2].map(async () => Number(await rig.run(program, at))));
      await exactlyOnce(scene, jobs);
      fewest = Math.min(fewest, ...shares);
      most = Math.max(most, ...shares);
    }
    const seconds = await killInTheMiddle(scene);
    return {
      rounds,
      'listings ended': due * (rounds + 1),
      'log entries': due * (rounds + 1),
      'share of one instance': `${fewest} to ${most}`,
      'after a kill complete in': `${seconds.toFixed(1)} s`,
    };
  },
};

async function exactlyOnce(scene: Scene, jobs: Awaited<ReturnType<typeof makeJobs>>) {
  const ids = `{${jobs.map(({ id }) => id).join(',')}}`;
  const count = (sql: string) => scene.db.number(sql, [ids]);
  assert.equal(
    await count(`select count(*) from job where id = any(?::uuid[]) and status = 'hidden'`),
    due,
    'not all have ended',
  );
  const logged = `from moderation where action = 'ended' and listing_id = any(?::uuid[])`;
  assert.equal(
    await count(`select count(*) ${logged}`),
    due,
    'a log entry is missing or there twice',
  );
  assert.equal(await count(`select count(distinct listing_id) ${logged}`), due, 'one ended twice');
  await removeJobs(
    scene,
    jobs.map(({ reference }) => reference),
  );
}

/** The api that has taken the task dies over it. The task is given to the other one and completes. */
async function killInTheMiddle(scene: Scene): Promise<number> {
  const { rig, db } = scene;
  const [victim, other] = rig.apis;
  const boss = await new PgBoss({
    connectionString: rig.databaseUrl,
    schema: 'schedule',
    supervise: false,
    schedule: false,
    monitorIntervalSeconds: 1,
  }).start();
  await other!.stop();
  const jobs = await makeJobs(scene, due, { seconds: -60 });
  const undo = await slowDown(db);
  const hidden = () =>
    db.number(`select count(*) from job where status = 'hidden' and title like 'Made rider%'`);
  try {
    await untilSent(boss, hidden);
    await victim!.kill();
    const done = await hidden();
    assert.ok(done < due, 'the task was over before the kill');
  } finally {
    await undo();
    await other!.start();
    await victim!.start();
  }
  const started = performance.now();
  for (const end = Date.now() + 30_000; (await hidden()) < due; await wait(250)) {
    assert.ok(Date.now() < end, `after the kill only ${await hidden()} have ended`);
    // As if a minute had passed: the dead one is noticed, and the schedule asks once more.
    await db.rows(
      `update schedule.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'`,
    );
    await boss.supervise('hide-ended-listings');
    await boss.send('hide-ended-listings');
  }
  await boss.stop({ graceful: false });
  await exactlyOnce(scene, jobs);
  return (performance.now() - started) / 1000;
}

/** The schedule looks for work every two seconds. */
async function untilSent(boss: PgBoss, hidden: () => Promise<number>) {
  for (const end = Date.now() + 15_000; (await hidden()) === 0; await wait(50)) {
    assert.ok(Date.now() < end, 'nobody took the task');
    await boss.send('hide-ended-listings');
  }
}

async function slowDown(db: Database) {
  await db.rows(`create or replace function slow_end() returns trigger language plpgsql as
    $$ begin perform pg_sleep(0.003); return new; end $$`);
  await db.rows(
    'create trigger slow_end before update on job for each row execute function slow_end()',
  );
  return () => db.rows('drop function slow_end cascade');
}
