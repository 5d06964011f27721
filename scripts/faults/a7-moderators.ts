import assert from 'node:assert/strict';
import type { Fault, Scene } from './fault.ts';
import { tally } from './figures.ts';
import { newSubmission } from './ledger.ts';
import { makeJobs } from './made-listings.ts';

/** Moderators decide the same job in the same moment, over both instances: one decision stands, and is logged once. */
export const moderators: Fault = {
  id: 'A7',
  title: 'Approve, reject, approve and edit the same job at once, over both apis',
  run: async (scene) => {
    const { ledger, rig, times } = scene;
    const rounds = times(200);
    const token = await scene.logIn();
    const made = await makeJobs(scene, rounds, { status: 'pending' });
    const withImage = [];
    for (let n = 0; n < 10; n++)
      withImage.push(JSON.parse((await ledger.send(newSubmission(true)))!.text));
    const statuses: string[] = [];
    let rejected = 0;
    for (const { id, reference } of [...made, ...withImage] as {
      id: string;
      reference: string;
    }[]) {
      const calls: [string, string, unknown][] = [
        ['PATCH', `/api/jobs/${id}/approve`, {}],
        ['DELETE', `/api/jobs/${id}/reject`, {}],
        ['PATCH', `/api/jobs/${id}/approve`, { plan: 'premium' }],
        ['PUT', `/api/jobs/${id}`, newSubmission(false).fields],
      ];
      const order = calls.toSorted(() => Math.random() - 0.5);
      const answers = await Promise.all(
        order.map(([method, path, body], n) =>
          scene.client.ask(rig.apis[n % 2]!.url + path, {
            ...{ method, body: JSON.stringify(body) },
            headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          }),
        ),
      );
      statuses.push(...answers.map(({ status }, n) => `${order[n]![0]} ${status}`));
      const odd = answers.find(({ status }) => ![200, 404, 409].includes(status));
      assert.equal(odd, undefined, `a decision was answered ${odd?.status} ${odd?.text}`);
      if (await wasRejected(scene, id)) {
        rejected += 1;
        ledger.forget([reference]);
      }
    }
    return {
      rounds: made.length + withImage.length,
      approved: made.length + withImage.length - rejected,
      rejected,
      answers: tally(statuses),
    };
  },
};

/** Whether the rejection won; throws when rows and log do not tell one story. */
async function wasRejected({ db }: Scene, id: string): Promise<boolean> {
  const [row] = await db.rows<{ status: string }>('select status from job where id = ?', [id]);
  const log = await db.rows<{ action: string }>(
    'select action from moderation where listing_id = ? order by id',
    [id],
  );
  const count = (action: string) => log.filter((entry) => entry.action === action).length;
  const story = `${row?.status ?? 'deleted'} (${log.map(({ action }) => action).join(', ')})`;
  if (row)
    assert.ok(row.status === 'live' && count('approved') === 1 && count('rejected') === 0, story);
  else assert.ok(count('rejected') === 1 && count('approved') === 0, story);
  assert.ok(count('edited') <= 1, story);
  return !row;
}
