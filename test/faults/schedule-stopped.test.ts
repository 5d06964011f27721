import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { milliseconds } from '../harness/figures.ts';
import { openScene, type Scene } from '../harness/open-scene.ts';
import { addJobTrigger, seedJobs } from '../harness/jobs.ts';

test('F7: an ended listing is gone by the clock although no schedule hides it', async (t) => {
  const scene = await openScene(t);
  const { rig, db, client } = scene;
  const [job] = await seedJobs(scene, 1, { seconds: 2 });
  const event = 'trigger keep_live before update on job';
  await addJobTrigger(db, event, `if new.status = 'hidden' then return null; end if`);
  for (const { url } of rig.apis) assert.deepEqual(await visible(scene, url, job!.id), [200, true]);
  await wait(2_100);
  const ended = performance.now();
  for (const { url } of rig.apis)
    assert.deepEqual(await visible(scene, url, job!.id), [410, false]);
  const took = performance.now() - ended;
  const sitemap = await client.ask(`${rig.url}/sitemap.xml`);
  assert.ok(!sitemap.text.includes(job!.id), 'the sitemap still contains it');
  const live = `select count(*) from job where id = ? and status = 'live'`;
  assert.equal(await db.number(live, [job!.id]), 1, 'the schedule was not stopped');
  await scene.verify({ 'gone within': milliseconds(100 + took) });
});

async function visible({ client }: Scene, api: string, id: string) {
  const one = await client.ask(`${api}/api/jobs/${id}`);
  const list = await client.ask(`${api}/api/jobs?q=made&range=[0,49]`);
  return [one.status, list.text.includes(id)];
}
