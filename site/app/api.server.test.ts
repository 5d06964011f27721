import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';

let server: Server;
let asked: IncomingHttpHeaders;
let reply: { status: number; body: string; headers?: Record<string, string> };
let client: typeof import('./api.server.ts');

before(async () => {
  server = createServer((request, response) => {
    asked = request.headers;
    response.writeHead(reply.status, { 'Content-Type': 'application/json', ...reply.headers });
    response.end(reply.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.env.API_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env.SITE_KEY = 'a key of ours';
  client = await import('./api.server.ts');
});
after(() => server.close());

const told = { requestId: 'request-1', report: () => {} };
const visit = (headers: Record<string, string> = {}) =>
  new Request('http://site.example/', { headers });
const jobs = (request = visit()) => client.read({ request, context: told }, '/api/jobs');

test('the api learns who asks, and nothing that opens doors', async () => {
  reply = { status: 200, body: '[]' };
  const { data } = await jobs(
    visit({
      'X-Visitor-Address': '197.210.0.1',
      'X-Request-Id': 'request-1',
      Authorization: 'Bearer token',
      Cookie: 'session=1',
    }),
  );
  assert.deepEqual(data, []);
  assert.equal(asked['x-visitor-address'], '197.210.0.1');
  assert.equal(asked['x-site-key'], 'a key of ours');
  assert.equal(asked['x-request-id'], 'request-1');
  assert.equal(asked.authorization, undefined);
  assert.equal(asked.cookie, undefined);
});

test('what the api refuses comes with its sentences', async () => {
  const errors = { title: 'Enter the job title' };
  reply = { status: 422, body: JSON.stringify({ message: 'Please correct 1 field', errors }) };
  const { failure } = await jobs();
  assert.equal(failure?.kind, 'invalid');
  assert.equal(failure?.message, 'Please correct 1 field');
  assert.deepEqual(failure?.errors, errors);
});

test('each kind of failure is told apart', async () => {
  const kinds = {
    404: 'notFound',
    410: 'gone',
    429: 'limited',
    503: 'unavailable',
    400: 'invalid',
  };
  for (const [status, kind] of Object.entries(kinds)) {
    reply = {
      status: Number(status),
      body: '{"message":"So it is"}',
      headers: { 'Retry-After': '7' },
    };
    const { failure } = await jobs();
    assert.equal(failure?.kind, kind, status);
    assert.equal(failure?.message, 'So it is', status);
    assert.equal(failure?.retryAfter, '7', status);
  }
});

test('a broken api is one that cannot be reached: nothing of its answer is shown', async () => {
  reply = { status: 500, body: '{"message":"at Object.<anonymous>"}' };
  const broken = await jobs();
  reply = { status: 200, body: 'no JSON' };
  const garbled = await jobs();
  for (const { failure } of [broken, garbled]) {
    assert.equal(failure?.status, 503);
    assert.equal(failure?.message, undefined);
  }
});

test('a body is passed on as it comes, with what belongs to it', async () => {
  reply = { status: 201, body: '{"id":"1"}' };
  const { data } = await client.forward<{ id: string }>(visit(), '/api/jobs', {
    body: '{}',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'key-1' },
  });
  assert.deepEqual(data, { id: '1' });
  assert.equal(asked['idempotency-key'], 'key-1');
  assert.equal(asked['content-type'], 'application/json');
});
