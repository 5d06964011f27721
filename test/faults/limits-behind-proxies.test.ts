import assert from 'node:assert/strict';
import { tally } from '../harness/figures.ts';
import { rowsOf } from '../harness/jobs.ts';
import { formFields, newSubmission } from '../harness/ledger.ts';
import { type Scene, test } from '../harness/fault-test.ts';
import { openForm, postForm } from '../harness/form.ts';

const BUSY = '127.0.0.31';
const OTHER = '127.0.0.32';
const FORGED = { 'x-forwarded-for': '203.0.113.9', 'x-visitor-address': '203.0.113.9' };

test('Z2, T1: visitors behind balancer and site have a quota each, for logins as well, and no forged address gets another', async (scene) => {
  // Retries of the warm-up come from one address, whose quota they would exceed.
  await scene.ledger.settle();
  await Promise.all(scene.rig.apis.map((api) => api.restart({ RATE_LIMITS: 'on' })));
  const busy = await post(scene, 13, BUSY);
  const other = await post(scene, 2, OTHER);
  const pretender = await post(scene, 2, BUSY, FORGED);
  const forms = await submitForms(scene);
  assert.equal(busy.filter((status) => status === 201).length, 10, `busy: ${tally(busy)}`);
  assert.deepEqual(other, [201, 201], 'another visitor paid for it');
  assert.deepEqual(pretender, [429, 429], 'a forged address was believed');
  assert.deepEqual(forms, [429, 303], 'the forms of the site share a quota');
  assert.equal(tally(await guessPasswords(scene)), '401×25 429×5');
});

async function post({ ledger, rig }: Scene, count: number, from: string, headers = {}) {
  const statuses: number[] = [];
  for (let n = 0; n < count; n++) {
    const submission = newSubmission(false);
    const answer = await ledger.send(submission, rig.url, { from, headers });
    statuses.push(answer?.status ?? 0);
    if (answer?.status === 429) ledger.unsettled.delete(submission.key);
  }
  return statuses;
}

async function submitForms({ rig, client, db, ledger }: Scene) {
  const form = await openForm(client, rig.url, '/post-job');
  const [refused, taken] = [formFields(newSubmission(false)), formFields(newSubmission(false))];
  const busy = await postForm(client, form, refused, { from: BUSY });
  const other = await postForm(client, form, taken, { from: OTHER });
  const rows = await rowsOf({ db }, taken);
  for (const { reference } of rows) ledger.accepted.set(reference, reference);
  return [busy.status, other.status === 302 ? 303 : other.status];
}

/** Each for another account, as if forwarded for another address. */
async function guessPasswords({ rig, client }: Scene) {
  const guesses = Array.from({ length: 30 }, (_, n) =>
    client.ask(`${rig.url}/api/auth/login`, {
      method: 'POST',
      from: BUSY,
      headers: { 'x-forwarded-for': `41.7.17.${n}`, 'x-visitor-address': `41.7.18.${n}` },
      json: { email: `somebody-${n}@example.com`, password: 'a guess' },
    }),
  );
  return (await Promise.all(guesses)).map(({ status }) => status);
}
