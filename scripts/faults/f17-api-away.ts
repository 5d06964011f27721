import assert from 'node:assert/strict';
import { stretched } from './stretch.ts';
import type { Fault, Scene } from './fault.ts';
import { milliseconds } from './figures.ts';
import { newSubmission } from './ledger.ts';
import { formFields, openForm, postForm } from './site-form.ts';

/** The site without an api: pages with status 503 that say so, forms that keep what was typed. */
export const apiAway: Fault = {
  id: 'F17',
  title: 'Both apis dead, then alive and silent: what visitors of the site see',
  run: async (scene) => {
    const { rig, client } = scene;
    const form = await openForm(client, rig.url, '/post-job');
    for (const api of rig.apis) await api.kill();
    const dead = await look(scene, form);
    for (const api of rig.apis) await api.start();
    for (const api of rig.apis) await api.ready();
    for (const api of rig.apis) process.kill(api.pid!, 'SIGSTOP');
    let silent: number;
    try {
      const page = await client.ask(`${rig.url}/jobs?q=silent${Math.random()}`, {
        patience: 15_000,
      });
      assert.equal(page.status, 503, `with silent apis a list was answered ${page.status}`);
      silent = page.took;
      assert.ok(silent < stretched(8_000), `with silent apis a page took ${milliseconds(silent)}`);
    } finally {
      for (const api of rig.apis) process.kill(api.pid!, 'SIGCONT');
    }
    return {
      'pages without apis': '503 with header, footer and a way on',
      'form without apis': '503, everything typed is kept',
      'page without apis': milliseconds(dead),
      'page with silent apis': milliseconds(silent),
    };
  },
};

async function look({ rig, client }: Scene, form: Awaited<ReturnType<typeof openForm>>) {
  const page = await client.ask(`${rig.url}/jobs?q=away${Math.random()}`);
  assert.equal(page.status, 503, `a list without apis was answered ${page.status}`);
  assert.match(page.text, /<header[\s>]/);
  assert.match(page.text, /<footer[\s>]/);
  const ready = await client.ask(`${rig.url}/health/ready`);
  assert.equal(
    ready.status,
    200,
    'the site does not want visitors although it has pages without the api',
  );
  const still = await client.ask(`${rig.url}/privacy`);
  assert.equal(still.status, 200, 'a page that needs no api does not come');
  const fields = formFields({ ...newSubmission(false) });
  const posted = await postForm(client, form, fields);
  assert.equal(posted.status, 503, `a form without apis was answered ${posted.status}`);
  const missing = [
    'title',
    'company',
    'location',
    'description',
    'email',
    'cacNumber',
    'applyLink',
  ].filter((name) => !posted.text.includes(fields[name]!));
  assert.deepEqual(missing, [], 'the form came back without what was typed');
  return page.took;
}
