import assert from 'node:assert/strict';
import type { Answer } from './client.ts';
import type { Fault, Scene } from './fault.ts';
import { tally } from './figures.ts';
import { newSubmission, type Submission } from './ledger.ts';
import { formFields, openForm, postForm } from './site-form.ts';

const parallel = 100;

/** Double clicks, retries and the back button, over both instances. */
export const repeated: Fault = {
  id: 'F5',
  title: `${parallel} parallel posts of each Idempotency-Key over both apis`,
  run: async (scene) => {
    const { ledger, db, times } = scene;
    const keys = times(10);
    const statuses: number[] = [];
    for (let key = 0; key < keys; key++)
      statuses.push(...(await storm(scene, newSubmission(key % 5 === 0))));
    await refuseOtherBody(scene);
    const withoutKey = await makeWithoutKey(scene);
    const byForm = await doubleClick(scene);
    const rows = await db.number('select count(*) from job');
    assert.equal(rows, ledger.accepted.size, 'there are more rows than accepted submissions');
    return {
      keys,
      answers: tally(statuses),
      'rows of these keys': keys,
      'same key, other body': '422',
      'rows without a key (3 posts)': withoutKey,
      'rows of a form posted 5 times at once': byForm,
    };
  },
};

async function storm({ ledger }: Scene, submission: Submission): Promise<number[]> {
  const posts = Array.from({ length: parallel }, () => ledger.send(submission));
  const answers = (await Promise.all(posts)).filter((answer): answer is Answer => Boolean(answer));
  assert.equal(answers.length, parallel, 'connections broke');
  const odd = answers.find(({ status }) => ![201, 409, 503].includes(status));
  assert.equal(odd, undefined, `one of them was answered ${odd?.status} ${odd?.text}`);
  const firsts = answers.filter(
    ({ status, headers }) => status === 201 && !headers['idempotent-replayed'],
  );
  assert.equal(firsts.length, 1, `${firsts.length} of the answers claim to be the first`);
  const bodies = new Set(answers.filter(({ status }) => status === 201).map(({ text }) => text));
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
  assert.equal(
    answer?.status,
    422,
    `another body with the same key was answered ${answer?.status}`,
  );
}

/** Without a key the api cannot know better: each post is one listing. */
async function makeWithoutKey({ ledger, rig, client }: Scene): Promise<number> {
  const posts = [1, 2, 3].map(() => {
    const submission = newSubmission(false);
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(submission.fields);
    return client
      .ask(`${rig.apiUrl}/api/jobs`, { method: 'POST', body, headers })
      .then((answer) => (ledger.note(submission, answer), answer.status));
  });
  assert.deepEqual(await Promise.all(posts), [201, 201, 201]);
  return 3;
}

/** The site's form without script, posted five times in the same moment. */
async function doubleClick({ rig, client, db, ledger }: Scene): Promise<number> {
  const form = await openForm(client, rig.url, '/post-job');
  const fields = formFields(newSubmission(false));
  const posts = await Promise.all([1, 2, 3, 4, 5].map(() => postForm(client, form, fields)));
  const odd = posts.find(({ status }) => status !== 302 && status !== 303);
  assert.equal(odd, undefined, `a post of the form was answered ${odd?.status}`);
  const rows = await db.rows<{ reference: string }>(
    'select reference from job where description = ?',
    [fields.description],
  );
  assert.equal(rows.length, 1, `five posts of one form made ${rows.length} rows`);
  ledger.accepted.set(`form ${rows[0]!.reference}`, rows[0]!.reference);
  return rows.length;
}
