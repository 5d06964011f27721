import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, test } from 'node:test';
import { listen, sendRaw } from './testing.ts';
import { answerUnparsable } from './unparsable-request.ts';

const parser = createServer((_request, response) => response.end('fine'));
answerUnparsable(parser, (status) => `/errors#${status}`);
const server = await listen(parser);
after(server.close);

async function send(request: string) {
  const answer = await sendRaw(server, request);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, body };
}

const get = (headers: string) =>
  send(`GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n\r\n`);

test('headers of 15 kB are accepted, and of 17 kB answered with 431 and a problem', async () => {
  assert.equal((await get(`X-A: ${'a'.repeat(15_000)}`)).body, 'fine');
  const { status, head, body } = await get(`X-A: ${'a'.repeat(17_000)}`);
  assert.equal(status, 431);
  assert.match(head, /^Content-Type: application\/problem\+json\r$/m);
  const { requestId, ...problem } = JSON.parse(body) as Record<string, unknown>;
  assert.match(head, new RegExp(`^X-Request-Id: ${String(requestId)}\\r?$`, 'm'));
  assert.deepEqual(problem, {
    type: '/errors#431',
    title: 'Request Header Fields Too Large',
    status: 431,
    detail: 'The headers are too large. Send fewer or shorter headers and cookies.',
    message: 'The headers are too large. Send fewer or shorter headers and cookies.',
  });
});

test('a HEAD request with too many headers gets the status without a body', async () => {
  const { status, body } = await send(`HEAD / HTTP/1.1\r\nX-A: ${'a'.repeat(17_000)}\r\n\r\n`);
  assert.deepEqual([status, body], [431, '']);
});

test('a request that is no HTTP gets 400 and a problem', async () => {
  const { status, body } = await send('NONSENSE\r\n\r\n');
  assert.equal(status, 400);
  assert.equal((JSON.parse(body) as { type: string }).type, '/errors#400');
});
