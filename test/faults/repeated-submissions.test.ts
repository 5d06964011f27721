import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { HttpAnswer } from '../harness/client.ts';
import { tally } from '../harness/figures.ts';
import { rowsOf } from '../harness/jobs.ts';
import { formFields, newSubmission, type JobSubmission } from '../harness/ledger.ts';
import { openScene, type Scene } from '../harness/open-scene.ts';
import { openForm, postForm } from '../harness/form.ts';

const PARALLEL = 100;

test('F5: parallel posts with one Idempotency-Key to both APIs make one row', async (t) => {
  const scene = await openScene(t);
  const { ledger, db, times } = scene;
  const keys = times(10);
  const statuses: number[] = [];
  for (let key = 0; key < keys; key++)
    statuses.push(...(await postInParallel(scene, newSubmission(key % 5 === 0))));
  await refuseOtherBody(scene);
  await acceptWithoutKey(scene);
  await submitFormInParallel(scene);
  const rows = await db.number('select count(*) from job');
  assert.equal(rows, ledger.accepted.size, 'there are more rows than accepted submissions');
  await scene.verify({ keys, answers: tally(statuses) });
});

async function postInParallel({ ledger }: Scene, submission: JobSubmission): Promise<number[]> {
  const posts = Array.from({ length: PARALLEL }, () => ledger.send(submission));
  const answers = (await Promise.all(posts)).filter((answer): answer is HttpAnswer =>
    Boolean(answer),
  );
  assert.equal(answers.length, PARALLEL, 'connections broke');
  const odd = answers.find(({ status }) => ![201, 409, 503].includes(status));
  assert.equal(odd, undefined, `one of them was answered ${odd?.status} ${odd?.text}`);
  const accepted = answers.filter(({ status }) => status === 201);
  const firsts = accepted.filter(({ headers }) => !headers['idempotent-replayed']);
  assert.equal(firsts.length, 1, `${firsts.length} of the answers claim to be the first`);
  const bodies = new Set(accepted.map(({ text }) => text));
  assert.equal(bodies.size, 1, 'the same key was answered differently');
  const replay = await ledger.send(submission);
  assert.equal(replay?.headers['idempotent-replayed'], 'true', 'a later post is no replay');
  return answers.map(({ status }) => status);
}

async function refuseOtherBody({ ledger }: Scene) {
  const first = newSubmission(false);
  await ledger.send(first);
  const other = { key: first.key, fields: { ...first.fields, title: 'Another job' } };
  const answer = await ledger.send(other);
  assert.equal(answer?.status, 422, 'another body with the same key was accepted');
}

/** Posts without a key are known by content and address: equal ones are one listing, others are not. */
async function acceptWithoutKey({ ledger, rig, client }: Scene) {
  const submissions = [newSubmission(false), newSubmission(false)];
  for (const submission of [...submissions, ...submissions]) {
    const json = submission.fields;
    const answer = await client.ask(`${rig.apiUrl}/api/jobs`, { method: 'POST', json });
    ledger.note(submission, answer);
    assert.equal(answer.status, 201);
  }
}

/** Posts the form without script five times at once, as a double click does. */
async function submitFormInParallel({ rig, client, db, ledger }: Scene) {
  const form = await openForm(client, rig.url, '/post-job');
  const fields = formFields(newSubmission(false));
  const posts = await Promise.all([1, 2, 3, 4, 5].map(() => postForm(client, form, fields)));
  const odd = posts.find(({ status }) => status !== 302 && status !== 303);
  assert.equal(odd, undefined, `a post of the form was answered ${odd?.status}`);
  const rows = await rowsOf({ db }, fields);
  assert.equal(rows.length, 1, `five posts of one form made ${rows.length} rows`);
  for (const { reference } of rows) ledger.accepted.set(reference, reference);
}
