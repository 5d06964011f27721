import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tally } from '../harness/figures.ts';
import { rowsOf } from '../harness/jobs.ts';
import { formFields, newSubmission } from '../harness/ledger.ts';
import { openScene, type Scene, withRateLimits } from '../harness/open-scene.ts';
import { openForm, postForm } from '../harness/form.ts';

const BUSY = '127.0.0.31';
const OTHER = '127.0.0.32';
const FORGED = { 'x-forwarded-for': '203.0.113.9', 'x-visitor-address': '203.0.113.9' };

test('Z2: visitors behind balancer and site have a quota each, and no forged address gets another', async (t) => {
  const scene = await openScene(t);
  await withRateLimits(scene, async () => {
    const busy = await post(scene, 13, BUSY);
    const other = await post(scene, 2, OTHER);
    const pretender = await post(scene, 2, BUSY, FORGED);
    const forms = await submitForms(scene);
    assert.equal(busy.filter((status) => status === 201).length, 10, `busy: ${tally(busy)}`);
    assert.deepEqual(other, [201, 201], 'another visitor paid for it');
    assert.deepEqual(pretender, [429, 429], 'a forged address was believed');
    assert.deepEqual(forms, [429, 303], 'the forms of the site share a quota');
  });
  await scene.verify({});
});

test('T1: password guessing over both APIs is limited per email and address, and no forged address gets another quota', async (t) => {
  const scene = await openScene(t);
  const { rig } = scene;
  await withRateLimits(scene, async () => {
    assert.equal(await guess(scene, () => rig.admin.email, '127.0.0.11'), '401×10 429×90');
    const many = await guess(scene, (n) => `somebody-${n}@example.com`, '127.0.0.12');
    assert.equal(many, '401×25 429×75');
  });
  await scene.verify({});
});

/** Answers to 100 logins, ten at a time, each as if forwarded for another address. */
async function guess({ rig, client }: Scene, emailOf: (n: number) => string, from: string) {
  const url = `${rig.url}/api/auth/login`;
  const statuses: number[] = [];
  for (let n = 0; n < 100; n += 10) {
    const ten = Array.from({ length: 10 }, (_, i) => {
      const headers = {
        'x-forwarded-for': `41.7.17.${n + i}`,
        'x-visitor-address': `41.7.18.${n}`,
      };
      const json = { email: emailOf(n + i), password: `guess ${n + i}` };
      return client.ask(url, { method: 'POST', from, json, headers });
    });
    statuses.push(...(await Promise.all(ten)).map(({ status }) => status));
  }
  return tally(statuses);
}

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
