import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';

let server: Server;
let asked: IncomingHttpHeaders;
let reply: { status: number; body: string; headers?: Record<string, string> };
let connections = 0;
let answering: (() => void) | undefined;
let client: typeof import('./api.server.ts');

before(async () => {
  server = createServer((request, response) => {
    asked = request.headers;
    if (answering) return answering();
    response.writeHead(reply.status, { 'Content-Type': 'application/json', ...reply.headers });
    response.end(reply.body);
  });
  server.on('connection', () => (connections += 1));
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

test('questions are asked on a connection that stays open', async () => {
  reply = { status: 200, body: '[]' };
  await jobs();
  const before = connections;
  for (let question = 0; question < 5; question += 1) assert.deepEqual((await jobs()).data, []);
  assert.equal(connections, before);
});

test('a connection that was closed meanwhile is no failure', async () => {
  reply = { status: 200, body: '[]' };
  await jobs();
  answering = () => {
    answering = undefined;
    server.closeAllConnections();
  };
  assert.deepEqual((await jobs()).data, []);
});

test('an api that hangs up on every question cannot be reached', async () => {
  answering = () => server.closeAllConnections();
  const { failure } = await jobs();
  answering = undefined;
  assert.equal(failure?.status, 503);
});

test('nobody asks on for a visitor who has left', async () => {
  const leaving = new AbortController();
  answering = () => leaving.abort();
  const { failure } = await jobs(new Request('http://site.example/', { signal: leaving.signal }));
  answering = undefined;
  assert.equal(failure?.status, 503);
  assert.equal((await jobs(new Request('http://x.example/', leaving))).failure?.status, 503);
});

test('a page learns what it rests on, and nothing from what was refused', async () => {
  const basis: unknown[] = [];
  const context = {
    ...told,
    basis: { add: (headers: IncomingHttpHeaders) => basis.push(headers) },
  };
  const headers = { 'Dataset-Version': '17', Expires: 'Fri, 20 Nov 2026 12:00:00 GMT' };
  for (const status of [404, 200, 503]) {
    reply = { status, body: '[]', headers: { ...headers, 'X-Status': String(status) } };
    await client.read({ request: visit(), context }, '/api/jobs');
  }
  assert.equal(basis.length, 1);
  assert.partialDeepStrictEqual(basis[0], {
    'dataset-version': '17',
    expires: headers.Expires,
    'x-status': '200',
  });
});

test('what is asked for stands in the address, and what is not asked for does not', async () => {
  reply = { status: 200, body: '[]' };
  const asked = new Promise<string | undefined>((resolve) =>
    server.once('request', ({ url }) => resolve(url)),
  );
  const query = { q: 'ikeja & ₦', location: undefined };
  await client.read({ request: visit(), context: told }, '/api/jobs', { query });
  assert.equal(await asked, '/api/jobs?q=ikeja+%26+%E2%82%A6');
  const one = new Promise<string | undefined>((resolve) =>
    server.once('request', ({ url }) => resolve(url)),
  );
  await client.read({ request: visit(), context: told }, '/api/jobs/{id}', {
    path: { id: '../views' },
  });
  assert.equal(await one, '/api/jobs/..%2Fviews');
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
