import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { tally } from '../harness/figures.ts';
import { openScene } from '../harness/open-scene.ts';

test('F18: an API and a site go on serving when their standard output is closed', async (t) => {
  const scene = await openScene(t);
  const { rig, client } = scene;
  const [api, site] = [rig.apis[0]!, rig.sites[0]!];
  await Promise.all([api, site].map((server) => server.restart({ LOG_LEVEL: 'debug' })));
  for (const server of [api, site]) server.closeOutput();
  const statuses: number[] = [];
  for (let n = 0; n < 30; n++) {
    statuses.push((await client.ask(`${api.url}/api/jobs`)).status);
    statuses.push((await client.ask(`${site.url}/home`)).status);
  }
  await wait(300);
  assert.ok(api.pid() && site.pid(), 'a process died of it');
  await Promise.all([api, site].map((server) => server.restart()));
  assert.equal(tally(statuses), '200×60');
  await scene.verify({ answers: tally(statuses) });
});
