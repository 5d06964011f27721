import assert from 'node:assert/strict';
import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';

const program = `
  import { createServer } from 'node:http';
  import { stopGracefully } from '${join(import.meta.dirname, 'shutdown.ts')}';
  const server = createServer({ keepAliveTimeout: 65_000 }, (req, res) => {
    process.once('SIGTERM', () => setTimeout(() => res.end('whole'), 100));
    process.send('asked');
  });
  const beforeExit = async () => process.stdout.write('the last thing');
  stopGracefully(server, { stopping: false }, 0, beforeExit);
  server.listen(0, () => process.send(server.address().port));
`;

async function start() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let said = '';
  child.stdout?.on('data', (text) => (said += text));
  const [port] = await once(child, 'message');
  return { child, url: `http://127.0.0.1:${port}`, said: () => said };
}

test('SIGTERM completes requests in flight, refuses new ones, runs beforeExit and exits with 0', async () => {
  const { child, url, said } = await start();
  const asked = once(child, 'message');
  const answer = fetch(url);
  await asked;
  child.kill('SIGTERM');
  assert.equal(await (await answer).text(), 'whole');
  await assert.rejects(fetch(url));
  const [code] = await once(child, 'close');
  assert.equal(code, 0);
  assert.equal(said(), 'the last thing');
});
