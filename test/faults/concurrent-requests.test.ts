import assert from 'node:assert/strict';
import { type SeededJob, seedJobs } from '../harness/jobs.ts';
import { newSubmission } from '../harness/ledger.ts';
import { type Scene, test } from '../harness/fault-test.ts';

const PARALLEL = 100;

test('F5: parallel posts with one Idempotency-Key to both APIs make one row', async (scene) => {
  const { ledger, times } = scene;
  const keys = times(10);
  const statuses: number[] = [];
  for (let key = 0; key < keys; key++) {
    const submission = newSubmission(key % 5 === 0);
    const posts = Array.from({ length: PARALLEL }, () => ledger.send(submission));
    const answers = (await Promise.all(posts)).filter((answer) => answer !== undefined);
    statuses.push(...answers.map(({ status }) => status));
    const accepted = answers.filter(({ status }) => status === 201);
    const firsts = accepted.filter(({ headers }) => !headers['idempotent-replayed']);
    assert.equal(firsts.length, 1, `${firsts.length} of the answers claim to be the first`);
    const bodies = new Set(accepted.map(({ text }) => text));
    assert.equal(bodies.size, 1, 'the same key was answered differently');
    const replay = await ledger.send(submission);
    assert.equal(replay?.headers['idempotent-replayed'], 'true', 'a later post is no replay');
  }
  assert.equal(statuses.length, keys * PARALLEL, 'connections broke');
  const odd = statuses.filter((status) => ![201, 409, 503].includes(status));
  assert.deepEqual(odd, []);
});

test('A7: one of several decisions on a job made at once over both APIs stands, and is logged once', async (scene) => {
  const { ledger, rig, client } = scene;
  const headers = { authorization: `Bearer ${await scene.logIn()}` };
  const jobs = await seedJobs(scene, scene.times(200), { status: 'pending' });
  for (let n = 0; n < 10; n++) {
    const withImage = await ledger.send(newSubmission(true));
    jobs.push(JSON.parse(withImage!.text) as SeededJob);
  }
  for (const { id, reference } of jobs) {
    const calls = [
      { method: 'PATCH', path: `/api/jobs/${id}/approve`, json: {} },
      { method: 'DELETE', path: `/api/jobs/${id}/reject`, json: {} },
      { method: 'PATCH', path: `/api/jobs/${id}/approve`, json: { plan: 'premium' } },
      { method: 'PUT', path: `/api/jobs/${id}`, json: newSubmission(false).fields },
    ].toSorted(() => Math.random() - 0.5);
    const ask = ({ path, ...call }: (typeof calls)[0], n: number) =>
      client.ask(rig.apis[n % 2]!.url + path, { ...call, headers });
    const answers = await Promise.all(calls.map(ask));
    const odd = answers.find(({ status }) => ![200, 404, 409].includes(status));
    assert.equal(odd, undefined, `a decision was answered ${odd?.status} ${odd?.text}`);
    if (await wasRejected(scene, id)) ledger.forget(reference);
  }
});

/** Whether the rejection won; fails when row and log contradict each other. */
async function wasRejected({ db }: Scene, id: string): Promise<boolean> {
  const [row] = await db.rows<{ status: string }>('select status from job where id = ?', [id]);
  const log = 'select action from moderation where listing_id = ? order by id';
  const actions = (await db.rows<{ action: string }>(log, [id])).map(({ action }) => action);
  const count = (action: string) => actions.filter((entry) => entry === action).length;
  const decisions = [row?.status, count('approved'), count('rejected')];
  const expected = row ? ['live', 1, 0] : [undefined, 0, 1];
  assert.deepEqual(decisions, expected, `the log says ${actions.join()}`);
  assert.ok(count('edited') <= 1, `the log says ${actions.join()}`);
  return !row;
}
