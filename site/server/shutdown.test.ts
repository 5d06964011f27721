import assert from 'node:assert/strict';
import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';

const program = `
  import { createServer } from 'node:http';
  import { stopGracefully } from '${join(import.meta.dirname, 'shutdown.ts')}';
  const server = createServer((req, res) => setTimeout(() => res.end('whole'), 500));
  stopGracefully(server, { stopping: false }, 0);
  server.listen(0, () => process.send(server.address().port));
`;

async function start() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [port] = await once(child, 'message');
  return { child, url: `http://127.0.0.1:${port}` };
}

test('asked to stop, it finishes what it is answering, takes nothing new and ends well', async () => {
  const { child, url } = await start();
  const answer = fetch(url);
  await new Promise((wait) => setTimeout(wait, 200));
  child.kill('SIGTERM');
  assert.equal(await (await answer).text(), 'whole');
  await assert.rejects(fetch(url));
  const [code] = await once(child, 'exit');
  assert.equal(code, 0);
});

test('it ends when the program that started it is gone', async () => {
  const { child } = await start();
  child.disconnect();
  const [code] = await once(child, 'exit');
  assert.equal(code, 0);
});
