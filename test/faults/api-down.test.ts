import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { assertWithin, milliseconds } from '../harness/figures.ts';
import { formFields, newSubmission } from '../harness/ledger.ts';
import { openScene, type Scene } from '../harness/open-scene.ts';
import { type OpenForm, openForm, postForm } from '../harness/form.ts';

test('F17: without a responding API the site answers 503 with header and footer and keeps what was typed', async (t) => {
  const scene = await openScene(t);
  const { rig, client } = scene;
  const form = await openForm(client, rig.url, '/post-job');
  for (const api of rig.apis) await api.kill();
  const dead = await visitWithoutApi(scene, form);
  for (const api of rig.apis) await api.startReady();
  for (const api of rig.apis) process.kill(api.pid()!, 'SIGSTOP');
  try {
    const page = await client.ask(`${rig.url}/jobs?q=${randomUUID()}`, { timeoutMs: 15_000 });
    assert.equal(page.status, 503, `with silent APIs a list was answered ${page.status}`);
    await assertWithin(t, 'a page with silent APIs', page.took, 8_000);
  } finally {
    for (const api of rig.apis) process.kill(api.pid()!, 'SIGCONT');
  }
  await scene.verify({ 'a page without APIs': milliseconds(dead) });
});

async function visitWithoutApi({ rig, client }: Scene, form: OpenForm) {
  const page = await client.ask(`${rig.url}/jobs?q=${randomUUID()}`);
  assert.equal(page.status, 503, `a list without APIs was answered ${page.status}`);
  assert.match(page.text, /<header[\s>]/);
  assert.match(page.text, /<footer[\s>]/);
  const ready = await client.ask(`${rig.url}/health/ready`);
  assert.equal(ready.status, 200, 'the site is not ready, although it has pages without the API');
  const still = await client.ask(`${rig.url}/privacy`);
  assert.equal(still.status, 200, 'a page that needs no API failed');
  const fields: Record<string, string> = formFields(newSubmission(false));
  const posted = await postForm(client, form, fields);
  assert.equal(posted.status, 503, `a form without APIs was answered ${posted.status}`);
  const typed = 'title company location description email cacNumber applyLink'.split(' ');
  const missing = typed.filter((name) => !posted.text.includes(fields[name]!));
  assert.deepEqual(missing, [], 'the form came back without what was typed');
  return page.took;
}
