import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { leakIn } from '../harness/client.ts';
import { test } from '../harness/fault-test.ts';

const get = (path: string, more = '') =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}Connection: close\r\n\r\n`;
const headers = (count: number) =>
  Array.from({ length: count }, (_, n) => `X-${n}: a\r\n`).join('');
const json = '{"email":"a@b.example","password":"x"}';
const post = (headers: string, body = json) =>
  `POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${headers}Connection: close\r\n\r\n${body}`;

const requests = {
  'length and chunks': post(
    `Content-Length: 5\r\nTransfer-Encoding: chunked\r\n`,
    '0\r\n\r\nGET /api/jobs HTTP/1.1\r\nHost: x\r\n\r\n',
  ),
  'chunks and length': post(`Transfer-Encoding: chunked\r\nContent-Length: 5\r\n`, '0\r\n\r\n'),
  'two lengths': post(`Content-Length: 5\r\nContent-Length: 38\r\n`),
  'negative length': post('Content-Length: -1\r\n'),
  'odd transfer encoding': post('Transfer-Encoding: xchunked\r\n'),
  'chunked twice': post('Transfer-Encoding: chunked, chunked\r\n', '0\r\n\r\n'),
  'space before the colon': post(`Transfer-Encoding : chunked\r\n`, '0\r\n\r\n'),
  'bare line feeds': get('/api/jobs').replaceAll('\r\n', '\n'),
  'folded header': get('/api/jobs', 'X-A: b\r\n c\r\n'),
  'bad chunk': post('Transfer-Encoding: chunked\r\n', 'zz\r\n'),
  'NUL in a header': get('/api/jobs', 'X-A: \0\r\n'),
  'two hosts': get('/api/jobs', 'Host: evil.example\r\n'),
  'no host': 'GET /api/jobs HTTP/1.1\r\nConnection: close\r\n\r\n',
  'no host, in HTTP/1.0': 'GET /api/jobs HTTP/1.0\r\n\r\n',
  'odd host': 'GET /home HTTP/1.1\r\nHost: a b/<script>\r\nConnection: close\r\n\r\n',
  'empty host': 'GET /home HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n',
  TRACE: get('/api/jobs').replace('GET', 'TRACE'),
  CONNECT: 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n',
  'unknown method': get('/api/jobs').replace('GET', 'BREW'),
  'OPTIONS *': 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  'absolute address': get('http://evil.example/api/jobs'),
  'broken percent': get('/api/jobs/%ff'),
  'broken percent in a page': get('/company/%ff'),
  'percent alone': get('/%'),
  'NUL in the path': get('/api/jobs/%00'),
  dots: get('/uploads/..%2f..%2fetc/passwd'),
  'double slashes': get('//evil.example/%2e%2e'),
  backslashes: get('/\\evil.example\\'),
  '32 kB address': get(`/api/jobs?q=${'a'.repeat(32_000)}`),
  '10 kB address': get(`/api/jobs?q=${'a'.repeat(10_000)}`),
  '10 kB address of a page': get(`/jobs?q=${'a'.repeat(10_000)}`),
  '200 headers': get('/api/jobs', headers(200)),
  '3,000 headers': get('/api/jobs', headers(3_000)),
  '100 kB header': get('/api/jobs', `X-A: ${'a'.repeat(100_000)}\r\n`),
  'odd cookie': get('/post-job', 'Cookie: form=%%%; toast=eyJ; =; ;;\r\n'),
  'odd range': get('/assets/nothing.js', 'Range: bytes=-1-99,abc\r\n'),
  'odd encoding': get('/home', 'Accept-Encoding: \u00ff;q=9, br;q=x\r\n'),
  'unknown expectation': get('/api/jobs', 'Expect: the-unexpected\r\n'),
  upgrade: get('/home', 'Upgrade: websocket\r\n').replace('close', 'Upgrade'),
  'HTTP/2 preface': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'no HTTP at all': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc',
  'header injection': get('/jobs?q=%0d%0aSet-Cookie:%20a=b'),
  'posted to a page': post('Content-Length: 38\r\n').replace('/api/auth/login', '/home'),
  'odd data request': get('/jobs.data?_routes=%00'),
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
