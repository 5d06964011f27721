import assert from 'node:assert/strict';
import type { Fault, Scene } from './fault.ts';
import { tally } from './figures.ts';
import { newSubmission } from './ledger.ts';
import { restartWithLimits, restartWithoutLimits } from './limits.ts';
import { formFields, openForm, postForm } from './site-form.ts';

/** Behind balancer, site and balancer everybody comes from the same machine: each visitor still has a quota of their own. */
export const twoVisitors: Fault = {
  id: 'Z2',
  title: 'Two visitors through balancer, site, balancer and both apis have a quota each',
  run: async (scene) => {
    await restartWithLimits(scene);
    try {
      const busy = await post(scene, 13, '127.0.0.31');
      const other = await post(scene, 2, '127.0.0.32');
      const pretender = await post(scene, 2, '127.0.0.31', '203.0.113.9');
      const { form, address } = await postByForm(scene);
      assert.equal(
        busy.filter((status) => status === 201).length,
        10,
        `the busy one: ${tally(busy)}`,
      );
      assert.deepEqual(other, [201, 201], 'another visitor paid for it');
      assert.deepEqual(pretender, [429, 429], 'a made-up address was believed');
      assert.deepEqual(
        [form, address],
        [429, 303],
        'the forms of the site do not tell visitors apart',
      );
      return {
        'busy visitor': tally(busy),
        'another one': tally(other),
        'the busy one with a made-up address': tally(pretender),
        'their forms': `${form}, ${address}`,
      };
    } finally {
      await restartWithoutLimits(scene);
    }
  },
};

async function post({ ledger, rig }: Scene, count: number, from: string, told?: string) {
  const statuses: number[] = [];
  for (let n = 0; n < count; n++) {
    const submission = newSubmission(false);
    const headers = told ? { 'x-forwarded-for': told, 'x-visitor-address': told } : undefined;
    const answer = await ledger.send(submission, rig.url, { from, ...(headers && { headers }) });
    statuses.push(answer?.status ?? 0);
    if (answer?.status === 429) ledger.unsettled.delete(submission.key);
  }
  return statuses;
}

async function postByForm({ rig, client, db, ledger }: Scene) {
  const form = await openForm(client, rig.url, '/post-job');
  const [refused, taken] = [formFields(newSubmission(false)), formFields(newSubmission(false))];
  const busy = await postForm(client, form, refused, { from: '127.0.0.31' });
  const other = await postForm(client, form, taken, { from: '127.0.0.32' });
  const rows = await db.rows<{ reference: string }>(
    'select reference from job where description = ?',
    [taken.description],
  );
  for (const { reference } of rows) ledger.accepted.set(reference, reference);
  return { form: busy.status, address: other.status === 302 ? 303 : other.status };
}
