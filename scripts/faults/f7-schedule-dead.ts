import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault, Scene } from './fault.ts';
import { milliseconds } from './figures.ts';
import { makeJobs, removeJobs } from './made-listings.ts';

/** Nobody ends a listing whose time is over, and it is gone nevertheless. */
export const scheduleDead: Fault = {
  id: 'F7',
  title: 'No schedule at all: a listing ends by the clock',
  run: async (scene) => {
    const { rig, db } = scene;
    const [job] = await makeJobs(scene, 1, { seconds: 2 });
    await db.rows(`create or replace function keep_live() returns trigger language plpgsql as
      $$ begin if new.status = 'hidden' then return null; end if; return new; end $$`);
    await db.rows(
      'create trigger keep_live before update on job for each row execute function keep_live()',
    );
    try {
      for (const api of rig.apis)
        assert.deepEqual(await seen(scene, api.url, job!.id), [200, true]);
      await wait(2_100);
      const ended = performance.now();
      for (const api of rig.apis)
        assert.deepEqual(await seen(scene, api.url, job!.id), [410, false]);
      const took = performance.now() - ended;
      const sitemap = await scene.client.ask(`${rig.url}/sitemap.xml`);
      assert.ok(!sitemap.text.includes(job!.id), 'the sitemap names it still');
      assert.equal(
        await db.number(`select count(*) from job where id = ? and status = 'live'`, [job!.id]),
        1,
      );
      return {
        'in the list': 'no',
        'its page': '410',
        'in the sitemap': 'no',
        'asked after': milliseconds(100 + took),
      };
    } finally {
      await db.rows('drop function keep_live cascade');
      await removeJobs(scene, [job!.reference]);
    }
  },
};

async function seen({ client }: Scene, api: string, id: string) {
  const one = await client.ask(`${api}/api/jobs/${id}`);
  const list = await client.ask(`${api}/api/jobs?q=made&range=[0,49]`);
  return [one.status, list.text.includes(id)];
}
