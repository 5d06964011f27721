import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { assertWithin } from '../harness/figures.ts';
import { test } from '../harness/fault-test.ts';

test('F17: while the APIs accept connections and are silent the site answers 503 with header and footer', async (scene) => {
  const { rig, client, t } = scene;
  for (const api of rig.apis) process.kill(api.pid()!, 'SIGSTOP');
  try {
    const page = await client.ask(`${rig.url}/jobs?q=${randomUUID()}`, { timeoutMs: 15_000 });
    assert.equal(page.status, 503, `a list was answered ${page.status}`);
    assert.match(page.text, /<header[\s>][^]*<footer[\s>]/);
    await assertWithin(t, 'a page with silent APIs', page.took, 8_000);
  } finally {
    for (const api of rig.apis) process.kill(api.pid()!, 'SIGCONT');
  }
});

test('F18: an API and a site go on serving when their standard output is closed', async (scene) => {
  const { rig, client } = scene;
  const servers = [rig.apis[0]!, rig.sites[0]!];
  for (const server of servers) {
    await server.restart({ LOG_LEVEL: 'debug' });
    server.closeOutput();
    const path = server.kind === 'api' ? '/api/jobs' : '/home';
    for (let n = 0; n < 30; n++)
      assert.equal((await client.ask(server.url + path)).status, 200, `${path}, request ${n}`);
    assert.ok(server.pid(), `${server.id} died of it`);
    await server.restart();
  }
});
