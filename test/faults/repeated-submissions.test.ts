import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { HttpAnswer } from '../harness/client.ts';
import { tally } from '../harness/figures.ts';
import { type JobSubmission, newSubmission } from '../harness/ledger.ts';
import { openScene, type Scene } from '../harness/open-scene.ts';

const PARALLEL = 100;

test('F5: parallel posts with one Idempotency-Key to both APIs make one row', async (t) => {
  const scene = await openScene(t);
  const { ledger, db, times } = scene;
  const keys = times(10);
  const statuses: number[] = [];
  for (let key = 0; key < keys; key++)
    statuses.push(...(await postInParallel(scene, newSubmission(key % 5 === 0))));
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
