import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { drip } from './drip.ts';
import type { Fault, Scene } from './fault.ts';
import { milliseconds, percentile } from './figures.ts';
import { newSubmission } from './ledger.ts';
import { noise } from './pictures.ts';
import { failures, startLoad, type Load } from './load.ts';
import { stretchedSince } from './stretch.ts';

const each = 500;
const seconds = 15;
const head = 'POST /api/jobs HTTP/1.1\r\nHost: localhost\r\n';
const body = `${head}Content-Type: application/json\r\nContent-Length: 200000\r\n\r\n{"title":"`;

/** Two thousand connections that send a byte a second: the others notice nothing, and who is only slow gets through. */
export const slowSenders: Fault = {
  id: 'F12',
  title: `${4 * each} connections drip headers and bodies to an api and a site; honest senders beside them`,
  run: async (scene) => {
    const { rig } = scene;
    const [api, site] = [rig.apis[0]!, rig.sites[0]!];
    const headers = [api, site].map(({ port }) => drip(port, each, `${head}X-Slow: `));
    const bodies = [api, site].map(({ port }) => drip(port, each, body));
    const honest = sendSlowly(scene);
    const loads = [api, site, ...besides(scene)].map(({ url, kind }) =>
      startLoad(scene, { rate: 10, to: url, reads: reads[kind], postEvery: 0 }),
    );
    await wait(seconds * 1000);
    for (const load of loads) await load.stop();
    const [dripped, spared] = [loads.slice(0, 2), loads.slice(2)].map(p95);
    const bound = Math.max(await stretchedSince(300), 3 * spared!);
    const left = headers.map(({ open }) => open());
    const cut = Math.max(...headers.flatMap((one) => one.cut));
    const waiting = bodies.map(({ open }) => open()).reduce((a, b) => a + b, 0);
    const uploaded = await honest;
    for (const one of [...headers, ...bodies]) one.stop();
    assert.ok(
      dripped! < bound,
      `the others waited ${milliseconds(dripped!)} (p95), bound ${milliseconds(bound)}`,
    );
    assert.deepEqual(loads.flatMap(failures), []);
    assert.deepEqual(
      loads.flatMap(({ broken }) => broken),
      [],
      'connections of others broke',
    );
    assert.deepEqual(
      left,
      [0, 0],
      `after ${seconds} s connections without a whole header are still open`,
    );
    assert.equal(uploaded, 201, `an honest slow upload was answered ${uploaded}`);
    return {
      'slow headers cut within': milliseconds(cut),
      'slow bodies still waited for (120 s)': waiting,
      'others within (p95)': `${milliseconds(dripped!)}, bound ${milliseconds(bound)}`,
      'at the servers without drips': milliseconds(spared!),
      'honest upload at 400 kbit/s': '201',
    };
  },
};

const reads = { api: ['/api/jobs'], site: ['/jobs', '/api/jobs'] };

/** The api and the site to which nobody drips: how long the same takes there says what is the machine's fault. */
const besides = ({ rig }: Scene) => [rig.apis[1]!, rig.sites[1]!];

const p95 = (loads: Load[]) =>
  percentile(
    loads.flatMap(({ answers }) => answers.map(({ took }) => took)),
    0.95,
  );

/** Some 700 kB at 50 kB a second. */
async function sendSlowly({ ledger, rig }: Scene) {
  const submission = { ...newSubmission(false), image: await noise(1600, 1200, 55) };
  const answer = await ledger.send(submission, rig.url, {
    pace: 50_000,
    kept: false,
    patience: 120_000,
  });
  return answer?.status;
}
