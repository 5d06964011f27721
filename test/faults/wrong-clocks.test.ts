import assert from 'node:assert/strict';
import { type Scene, test } from '../harness/fault-test.ts';
import { seedJobs } from '../harness/jobs.ts';

const DAY = 24 * 3600;

/** An option for Node that moves the clock of the process by `seconds`. */
const clockOff = (seconds: number) =>
  `--import=data:text/javascript,${encodeURIComponent(`
    const Real = Date;
    const now = () => Real.now() + ${seconds * 1000};
    globalThis.Date = class Date extends Real {
      constructor(...given) { if (given.length) super(...given); else super(now()); }
      static now() { return now(); }
    };`)}`;

const clocks = [
  { TZ: 'Asia/Kolkata', seconds: 365 * DAY },
  { TZ: 'America/St_Johns', seconds: -3600 },
  { TZ: 'Africa/Lagos', seconds: 3600 },
  { TZ: 'Pacific/Kiritimati', seconds: -40 * DAY },
];

test('F8: only the clock of the database decides what is public, whatever that of an API says', async (scene) => {
  const { rig, db } = scene;
  const [api] = rig.apis;
  const terms = new Set<number>();
  for (const { TZ, seconds } of clocks) {
    await api!.restart({ TZ, NODE_OPTIONS: clockOff(seconds) });
    const [ended] = await seedJobs(scene, 1, { seconds: -5 });
    const [open] = await seedJobs(scene, 1, { seconds: 30 });
    const [pending] = await seedJobs(scene, 1, { status: 'pending' });
    const at = `with the clock of ${TZ} and ${seconds} s off`;
    assert.equal(await statusOf(scene, ended!.id), 410, `${at} an ended job is shown`);
    assert.equal(await statusOf(scene, open!.id), 200, `${at} an open job is not shown`);
    // The token is issued by the same clock, which checks its age.
    const moderate = await scene.moderate(api!.url);
    await moderate('PATCH', `jobs/${pending!.id}/approve`, {});
    const [row] = await db.rows<{ late: string; days: string }>(
      `select abs(extract(epoch from now() - approved_at)) as late,
         extract(day from expires_at - approved_at) as days from job where id = ?`,
      [pending!.id],
    );
    assert.ok(Number(row!.late) < 5, `${at} an approval is ${row!.late} s off`);
    terms.add(Number(row!.days));
  }
  await api!.restart();
  assert.equal(terms.size, 1, `a term is ${[...terms].join(' or ')} days long`);
});

const statusOf = async ({ rig, client }: Scene, id: string) =>
  (await client.ask(`${rig.apis[0]!.url}/api/jobs/${id}`)).status;
