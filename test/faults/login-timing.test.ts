import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { percentile } from './harness/figures.ts';
import { openScene, type Scene } from './harness/open-scene.ts';
import { seededRandom } from './harness/random.ts';

const WARM_UP_ROUNDS = 5;
const MAX_MEDIAN_DIFFERENCE_MS = 5;
/** Less is not measurable from afar; to find the row of an account takes 0.2 ms. */
const NOTICEABLE_MS = 1;
/** Of the rounds in which one case may be noticeably slower than another: half of them, and chance. */
const MAX_SLOWER_SHARE = 0.56;

test('T2: a refused login looks and lasts alike for a wrong password, no account and a deactivated one', async (t) => {
  const scene = await openScene(t);
  const random = seededRandom(t);
  const url = `${scene.rig.apis[0]!.url}/api/auth/login`;
  const rounds = scene.times(500);
  const cases = [
    { name: 'known', json: { email: scene.rig.admin.email, password: 'a wrong password' } },
    { name: 'unknown', json: { email: 'nobody@example.com', password: 'a wrong password' } },
    { name: 'deactivated', json: await deactivatedAccount(scene) },
  ].map((one) => ({ ...one, took: [] as number[] }));
  const different = new Set<string>();
  for (let round = -WARM_UP_ROUNDS; round < rounds; round++) {
    // Interleaved in random order, so that other load on the machine affects all cases.
    for (const { json, took } of cases.toSorted(() => random() - 0.5)) {
      const answer = await scene.client.ask(url, { method: 'POST', json });
      const { requestId: _, ...body } = JSON.parse(answer.text) as Record<string, unknown>;
      const headers = Object.keys(answer.headers).toSorted();
      different.add(`${answer.status} ${JSON.stringify(body)} ${headers}`);
      if (round >= 0) took.push(answer.took);
    }
  }
  assert.equal(different.size, 1, `the answers differ: ${[...different].join(' | ')}`);

  const medians = cases.map(({ took }) => percentile(took, 0.5));
  const difference = Math.max(...medians) - Math.min(...medians);
  // A median does not show a difference in some of the answers; comparing the cases round by round does.
  const slower = Math.max(
    ...cases.flatMap(({ took }) =>
      cases.map((other) => shareOf(took, (ms, n) => ms - other.took[n]! > NOTICEABLE_MS)),
    ),
  );
  t.diagnostic(cases.map(({ name }, n) => `${name} ${medians[n]!.toFixed(1)} ms`).join(', '));
  assert.ok(difference < MAX_MEDIAN_DIFFERENCE_MS, `the medians differ by ${difference} ms`);
  const share = `${(slower * 100).toFixed(0)} % of the rounds`;
  assert.ok(slower < MAX_SLOWER_SHARE, `one case is ${NOTICEABLE_MS} ms slower in ${share}`);
  await scene.verify({ 'medians differ (ms)': difference.toFixed(2), 'slower in': share });
});

const shareOf = (values: number[], counts: (value: number, index: number) => boolean) =>
  values.filter(counts).length / values.length;

/** An account that was active once, with its correct password. */
async function deactivatedAccount({ rig }: Scene) {
  const email = `left-${randomBytes(4).toString('hex')}@example.com`;
  const password = randomBytes(16).toString('base64url');
  const command = 'api/dist/commands/admin.js';
  // With = since a password may begin with a dash.
  await rig.run([command, 'add', email, `--password=${password}`]);
  await rig.run([command, 'deactivate', email]);
  return { email, password };
}
