import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { leakIn } from '../harness/client.ts';
import { test } from '../harness/fault-test.ts';
import malformed from './malformed-requests.json' with { type: 'json' };

const get = (path: string, more = '') =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}Connection: close\r\n\r\n`;

const headers = (count: number) =>
  Array.from({ length: count }, (_, n) => `X-${n}: a\r\n`).join('');

const requests = {
  ...malformed,
  '32 kB address': get(`/api/jobs?q=${'a'.repeat(32_000)}`),
  '10 kB address': get(`/api/jobs?q=${'a'.repeat(10_000)}`),
  '10 kB address of a page': get(`/jobs?q=${'a'.repeat(10_000)}`),
  '200 headers': get('/api/jobs', headers(200)),
  '3,000 headers': get('/api/jobs', headers(3_000)),
  '100 kB header': get('/api/jobs', `X-A: ${'a'.repeat(100_000)}\r\n`),
  'path of 2,000 parts': get('/a'.repeat(2_000)),
};

test('Z7: requests that no browser sends get one answer at most and never a 5xx', async (scene) => {
  const wrong: string[] = [];
  for (const { id, port } of [scene.rig.apis[0]!, scene.rig.sites[0]!]) {
    for (const [name, bytes] of Object.entries(requests)) {
      const text = await answerTo(port, bytes);
      const found = [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => status!);
      const [status = 'cut'] = found;
      if (status.startsWith('5')) wrong.push(`${id}: ${name} was answered ${status}`);
      if (found.length > 1) wrong.push(`${id}: ${name} was answered ${found.length} times`);
      const leak = leakIn(text) ?? /^set-cookie: a=b/im.exec(text)?.[0];
      if (leak) wrong.push(`${id}: ${name} shows ${leak}`);
    }
  }
  assert.deepEqual(wrong, []);
});

/** Returns all responses to raw bytes. Ends the connection after a second of silence. */
async function answerTo(port: number, bytes: string) {
  let text = '';
  const socket = connect(port, '127.0.0.1').setTimeout(1_000, () => socket.destroy());
  socket.on('data', (more: Buffer) => (text += more.toString('latin1'))).on('error', () => {});
  socket.write(bytes, 'latin1');
  await once(socket, 'close');
  return text;
}
