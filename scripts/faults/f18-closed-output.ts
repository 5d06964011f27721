import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import { tally } from './figures.ts';

/** Whoever read the log is gone: its next line meets a closed pipe. */
export const closedOutput: Fault = {
  id: 'F18',
  title: 'Standard output of an api and of a site closed under their feet',
  run: async ({ rig, client }) => {
    const [api, site] = [rig.apis[0]!, rig.sites[0]!];
    await Promise.all([api, site].map((server) => server.restart({ LOG_LEVEL: 'debug' })));
    for (const server of [api, site]) server.closeOutput();
    const statuses: number[] = [];
    for (let n = 0; n < 30; n++) {
      statuses.push((await client.ask(`${api.url}/api/jobs`)).status);
      statuses.push((await client.ask(`${site.url}/home`)).status);
    }
    await wait(300);
    const alive = [api, site].every((server) => server.isRunning);
    await Promise.all([api, site].map((server) => server.restart()));
    assert.ok(alive, 'a process died of it');
    assert.ok(
      statuses.every((status) => status === 200),
      `requests were answered ${tally(statuses)}`,
    );
    return { answers: tally(statuses), died: 0 };
  },
};
