import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import type { RequestOptions } from '../harness/client.ts';
import { percentile } from '../harness/figures.ts';
import { arrayOf, seedJobs } from '../harness/jobs.ts';
import { type FaultScene, type Scene, test } from '../harness/fault-test.ts';

const WARM_UP_ROUNDS = 5;
const MAX_DIFFERENCE_MS = 5;
/** Rounds are added until the confidence interval of each difference is this narrow on either side. */
const MAX_ERROR_MS = 2;
const MAX_MEASURING_MS = 180_000;
/** Less is not measurable from afar; to find the row of an account takes 0.2 ms. */
const NOTICEABLE_MS = 1;
/** Maximum share of rounds in which one case may be slower: one half plus chance. */
const MAX_SLOWER_SHARE = 0.56;

test('T2: a refused login has the same answer and timing for a wrong password, no account and a deactivated one', async (scene) => {
  const login = (json: object) => () => ({ method: 'POST', json });
  await assertAlike(scene, '/api/auth/login', 500, {
    known: login({ email: scene.rig.admin.email, password: 'a wrong password' }),
    unknown: login({ email: 'nobody@example.com', password: 'a wrong password' }),
    deactivated: login(await deactivatedAccount(scene)),
  });
});

test('A13: a refused owner’s link has the same answer and timing whether it is malformed, forged, unknown or replaced', async (scene) => {
  const [job] = await seedJobs(scene, 1);
  const signed = await scene.ownerToken('job', job!.id);
  const unknown = await scene.ownerToken('job', crypto.randomUUID());
  const replaced = await scene.ownerToken('job', job!.id, 2);
  const open = (token: string) => () => ({ headers: { authorization: `Owner ${token}` } });
  await assertAlike(scene, '/api/ownership', 500, {
    malformed: open('x'),
    forged: open(`${signed.slice(0, -4)}AAAA`),
    unknown: open(unknown),
    replaced: open(replaced),
  });
});

test('A16: asking for the links of an address has the same answer and timing whether or not it has listings', async (scene) => {
  const made = arrayOf(await seedJobs(scene, 1_000));
  await scene.db.rows(
    `update job set email = 'known-' || n || '@swift.example'
     from (select id, row_number() over () as n from job where id = any(?::uuid[])) made where made.id = job.id`,
    [made],
  );
  const links = (who: string) => (round: number) => ({
    method: 'POST',
    json: { email: `${who}-${round + 1}@swift.example` },
  });
  await assertAlike(scene, '/api/ownership/links', 100, {
    known: links('known'),
    unknown: links('unknown'),
  });
});

test('A18: the check of a number takes the same time whether it is listed, hidden or unknown, and has the same answer unless it is listed', async (scene) => {
  await scene.db.rows(
    `insert into company (reference, status, plan, wished_plan, email, cac_number, name, phone, address, location,
       service_types, category, price_range, approved_at, expires_at)
     select 'FAULT-' || status, status, 'free', 'free', 'hello@swift.example', 'RC1234567', 'Swift Riders', number,
       '12 Allen Avenue', 'Ikeja, Lagos', '{bike}', 'bike', '₦1,500', now() - interval '1 day', now() + interval '1 hour'
     from (values ('live', '+2348031000001'), ('hidden', '+2348031000002')) made (status, number)`,
  );
  const check = (last: number) => () => ({
    method: 'POST',
    json: { number: `+234803100000${last}` },
  });
  const numbers = { listed: check(1), hidden: check(2), unknown: check(3) };
  const shape = (body: Record<string, unknown>) => Object.keys(body);
  await assertAlike(scene, '/api/numbers/check', 500, numbers, shape);
  await scene.db.rows(`delete from company where reference like 'FAULT-%'`);
});

async function assertAlike(
  scene: FaultScene,
  path: string,
  minRounds: number,
  requests: Record<string, (round: number) => RequestOptions>,
  looks = (body: Record<string, unknown>): unknown => body,
) {
  const url = scene.rig.apis[0]!.url + path;
  const cases = Object.entries(requests).map(([name, of]) => ({ name, of, took: [] as number[] }));
  const different = new Set<string>();
  let asked = 0;
  const tryAll = async (isCounted: boolean) => {
    const round = asked++;
    // Interleaved in random order, so that other load on the machine affects all cases.
    for (const { of, took } of cases.toSorted(() => Math.random() - 0.5)) {
      const answer = await scene.client.ask(url, of(round));
      const { requestId: _, ...body } = JSON.parse(answer.text) as Record<string, unknown>;
      const headers = Object.keys(answer.headers).toSorted();
      different.add(`${answer.status} ${JSON.stringify(looks(body))} ${headers.join()}`);
      if (isCounted) took.push(answer.took);
    }
  };
  const pairs = cases.flatMap((a) => cases.filter((b) => b !== a).map((b) => [a, b] as const));
  const isNoisy = () => pairs.some(([a, b]) => compare(a.took, b.took).error > MAX_ERROR_MS);
  for (let round = 0; round < WARM_UP_ROUNDS; round++) await tryAll(false);
  const rounds = scene.times(minRounds);
  const end = Date.now() + MAX_MEASURING_MS;
  for (let round = 0; round < rounds || (Date.now() < end && isNoisy()); round++)
    await tryAll(true);
  assert.equal(different.size, 1, `the answers differ: ${[...different].join(' | ')}`);
  for (const [a, b] of pairs) {
    const { median, error, slower } = compare(a.took, b.took);
    const share = `slower in ${(slower * 100).toFixed(0)} % of ${a.took.length}`;
    const figures = `${a.name} − ${b.name}: ${median.toFixed(2)} ± ${error.toFixed(2)} ms, ${share}`;
    scene.t.diagnostic(figures);
    assert.ok(median < MAX_DIFFERENCE_MS, figures);
    // A median does not show a difference in some of the answers.
    assert.ok(slower < MAX_SLOWER_SHARE, figures);
  }
}

/**
 * The median of what `a` takes longer than `b` in the same round, when the machine is equally busy, half the width of its
 * 99 % confidence interval by order statistics, and the share of rounds in which `a` is noticeably slower.
 */
function compare(a: number[], b: number[]) {
  const differences = a.map((ms, round) => ms - b[round]!);
  const at = (share: number) => percentile(differences, share);
  const rank = 1.29 / Math.sqrt(a.length);
  const slower = differences.filter((ms) => ms > NOTICEABLE_MS).length / a.length;
  return { median: at(0.5), error: (at(0.5 + rank) - at(0.5 - rank)) / 2, slower };
}

/** An account that was active once, with its correct password. */
async function deactivatedAccount({ rig }: Scene) {
  const email = `left-${randomBytes(4).toString('hex')}@example.com`;
  const password = randomBytes(16).toString('base64url');
  const command = 'api/dist/commands/admin.js';
  // `--password=` in one argument, since a password may begin with a dash.
  await rig.run([command, 'add', email, `--password=${password}`]);
  await rig.run([command, 'deactivate', email]);
  return { email, password };
}
