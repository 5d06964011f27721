import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { percentile } from '../harness/figures.ts';
import { openScene, type Scene } from '../harness/open-scene.ts';
import { seededRandom } from '../harness/random.ts';

const WARM_UP_ROUNDS = 5;
const MAX_DIFFERENCE_MS = 5;
/** Noise of a busy machine: rounds are added until the confidence interval of each difference is this narrow. */
const MAX_UNCERTAINTY_MS = 2;
const MAX_MEASURING_MS = 180_000;
/** Less is not measurable from afar; to find the row of an account takes 0.2 ms. */
const NOTICEABLE_MS = 1;
/** Of the rounds in which one case may be noticeably slower than another: half of them, and chance. */
const MAX_SLOWER_SHARE = 0.56;

test('T2: a refused login looks and lasts alike for a wrong password, no account and a deactivated one', async (t) => {
  const scene = await openScene(t);
  const random = seededRandom(t);
  const url = `${scene.rig.apis[0]!.url}/api/auth/login`;
  const cases = [
    { name: 'known', json: { email: scene.rig.admin.email, password: 'a wrong password' } },
    { name: 'unknown', json: { email: 'nobody@example.com', password: 'a wrong password' } },
    { name: 'deactivated', json: await deactivatedAccount(scene) },
  ].map((one) => ({ ...one, took: [] as number[] }));
  const different = new Set<string>();
  const tryAll = async (isCounted: boolean) => {
    // Interleaved in random order, so that other load on the machine affects all cases.
    for (const { json, took } of cases.toSorted(() => random() - 0.5)) {
      const answer = await scene.client.ask(url, { method: 'POST', json });
      const { requestId: _, ...body } = JSON.parse(answer.text) as Record<string, unknown>;
      const headers = Object.keys(answer.headers).toSorted();
      different.add(`${answer.status} ${JSON.stringify(body)} ${headers}`);
      if (isCounted) took.push(answer.took);
    }
  };
  const compareAll = () =>
    cases.flatMap((a) =>
      cases.flatMap((b) => (a === b ? [] : { of: `${a.name} − ${b.name}`, ...compare(a, b) })),
    );
  for (let round = 0; round < WARM_UP_ROUNDS; round++) await tryAll(false);
  const minRounds = scene.times(500);
  const end = Date.now() + MAX_MEASURING_MS;
  do for (let round = 0; round < minRounds / 2; round++) await tryAll(true);
  while (
    cases[0]!.took.length < minRounds ||
    (compareAll().some((pair) => pair.uncertainty > MAX_UNCERTAINTY_MS) && Date.now() < end)
  );
  assert.equal(different.size, 1, `the answers differ: ${[...different].join(' | ')}`);
  const pairs = compareAll();
  for (const { of, median, uncertainty, slowerShare } of pairs) {
    const found = `${of}: ${median.toFixed(2)} ± ${uncertainty.toFixed(2)} ms, slower in ${(slowerShare * 100).toFixed(0)} %`;
    t.diagnostic(found);
    assert.ok(median < MAX_DIFFERENCE_MS, found);
    // A median does not show a difference in some of the answers.
    assert.ok(slowerShare < MAX_SLOWER_SHARE, found);
  }
  await scene.verify({ rounds: cases[0]!.took.length });
});

interface Timed {
  took: number[];
}

/**
 * The median of what `a` takes longer than `b` in the same round, half the width of its 99 % confidence interval by order
 * statistics, and the share of rounds in which `a` is noticeably slower. Within a round the machine is equally busy.
 */
function compare(a: Timed, b: Timed) {
  const differences = a.took.map((ms, round) => ms - b.took[round]!);
  const rank = 1.29 / Math.sqrt(differences.length);
  const [low, median, high] = [0.5 - rank, 0.5, 0.5 + rank].map((share) =>
    percentile(differences, share),
  ) as [number, number, number];
  const slower = differences.filter((ms) => ms > NOTICEABLE_MS);
  const slowerShare = slower.length / differences.length;
  return { median, uncertainty: (high - low) / 2, slowerShare };
}

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
