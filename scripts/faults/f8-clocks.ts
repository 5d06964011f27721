import assert from 'node:assert/strict';
import type { Fault, Scene } from './fault.ts';
import { makeJobs, removeJobs } from './made-listings.ts';

const day = 24 * 3600;

/** Loaded before the api: its clock is `seconds` off. */
const clockOff = (seconds: number) =>
  `--import=data:text/javascript,${encodeURIComponent(`
    const Real = Date;
    const now = () => Real.now() + ${seconds * 1000};
    globalThis.Date = class Date extends Real {
      constructor(...given) { if (given.length) super(...given); else super(now()); }
      static now() { return now(); }
    };`)}`;

const clocks = [
  { TZ: 'Asia/Kolkata', seconds: 365 * day },
  { TZ: 'America/St_Johns', seconds: -3600 },
  { TZ: 'Africa/Lagos', seconds: 3600 },
  { TZ: 'Pacific/Kiritimati', seconds: -40 * day },
];

/** Apis whose clocks and time zones are wrong: only the database's clock decides what is public and for how long. */
export const wrongClocks: Fault = {
  id: 'F8',
  title: 'Clocks of the apis a year ahead, 40 days behind, an hour off, in four time zones',
  run: async (scene) => {
    const { rig, db } = scene;
    const [api] = rig.apis;
    const ends: string[] = [];
    let worst = 0;
    for (const { TZ, seconds } of clocks) {
      await api!.restart({ TZ, NODE_OPTIONS: clockOff(seconds) });
      const [ended] = await makeJobs(scene, 1, { seconds: -5 });
      const [open] = await makeJobs(scene, 1, { seconds: 30 });
      const [pending] = await makeJobs(scene, 1, { status: 'pending' });
      const at = `with the clock of ${TZ} and ${seconds} s off`;
      assert.equal(await statusOf(scene, ended!.id), 410, `${at} an ended job is shown`);
      assert.equal(await statusOf(scene, open!.id), 200, `${at} an open job is not shown`);
      await approve(scene, pending!.id);
      const [row] = await db.rows<{ late: string; days: string }>(
        `select abs(extract(epoch from now() - approved_at)) as late,
           extract(day from expires_at - approved_at) as days from job where id = ?`,
        [pending!.id],
      );
      worst = Math.max(worst, Number(row!.late));
      assert.ok(Number(row!.late) < 5, `${at} an approval is ${row!.late} s off`);
      ends.push(row!.days);
      await removeJobs(
        scene,
        [ended!, open!, pending!].map(({ reference }) => reference),
      );
    }
    await api!.restart();
    assert.equal(
      new Set(ends.map(Number)).size,
      1,
      `a term is ${[...new Set(ends)].join(' or ')} days long`,
    );
    return {
      clocks: clocks.length,
      'approvals off by at most': `${worst.toFixed(1)} s`,
      'days of a term': Number(ends[0]),
    };
  },
};

const statusOf = async ({ rig, client }: Scene, id: string) =>
  (await client.ask(`${rig.apis[0]!.url}/api/jobs/${id}`)).status;

/** With a token of the same clock, since a token carries the time of its making. */
async function approve({ rig, client }: Scene, id: string) {
  const { url } = rig.apis[0]!;
  const headers = { 'content-type': 'application/json' };
  const login = await client.ask(`${url}/api/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(rig.admin),
  });
  const { token } = JSON.parse(login.text) as { token: string };
  const approved = await client.ask(`${url}/api/jobs/${id}/approve`, {
    ...{ method: 'PATCH', body: '{}' },
    headers: { ...headers, authorization: `Bearer ${token}` },
  });
  assert.equal(
    approved.status,
    200,
    `the approval was answered ${approved.status} ${approved.text}`,
  );
}
