import assert from 'node:assert/strict';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { after, before, beforeEach, test } from 'node:test';
import { listen } from '#platform/testing.ts';

let server: Server;
let received: IncomingHttpHeaders;
let reply: { status: number; body: string; headers?: Record<string, string> };
let connections = 0;
let answering: (() => void) | undefined;
let client: typeof import('./api.server.ts');

before(async () => {
  server = createServer((request, response) => {
    received = request.headers;
    if (answering) return answering();
    response.writeHead(reply.status, { 'Content-Type': 'application/json', ...reply.headers });
    response.end(reply.body);
  });
  server.on('connection', () => (connections += 1));
  process.env.API_URL = (await listen(server)).url;
  process.env.SITE_KEY = 'a key of ours';
  client = await import('./api.server.ts');
});
beforeEach(() => {
  reply = { status: 200, body: '[]' };
  answering = undefined;
});
after(() => server.close());

const context = { requestId: 'request-1', report: () => {} };
const visit = (headers: Record<string, string> = {}) =>
  new Request('http://site.example/', { headers });
const nextAddress = () =>
  new Promise((resolve) => server.once('request', ({ url }) => resolve(url)));
const jobs = (request = visit()) => client.read({ request, context }, '/api/jobs');

test('the api gets the visitor’s address, the site key and no credentials', async () => {
  const { data } = await jobs(
    visit({
      'X-Visitor-Address': '197.210.0.1',
      'X-Request-Id': 'request-1',
      Authorization: 'Bearer token',
      Cookie: 'session=1',
    }),
  );
  assert.deepEqual(data, []);
  assert.equal(received['x-visitor-address'], '197.210.0.1');
  assert.equal(received['x-site-key'], 'a key of ours');
  assert.equal(received['x-request-id'], 'request-1');
  assert.equal(received.authorization, undefined);
  assert.equal(received.cookie, undefined);
});

test('each error status maps to its kind of failure, with the message and errors of the api', async () => {
  const kinds = { 400: 'invalid', 404: 'notFound', 410: 'gone', 422: 'invalid', 429: 'limited' };
  const busy = { 503: 'unavailable', 507: 'unavailable' };
  const headers = { 'Retry-After': '7' };
  const errors = { title: 'Enter the job title' };
  const body = JSON.stringify({ message: 'So it is', errors });
  for (const [status, kind] of Object.entries({ ...kinds, ...busy })) {
    reply = { status: Number(status), body, headers };
    const { failure } = await jobs();
    assert.equal(failure?.kind, kind, status);
    assert.equal(failure?.status, Math.min(Number(status), 503), status);
    assert.equal(failure?.message, 'So it is', status);
    assert.deepEqual(failure?.errors, errors, status);
    assert.equal(failure?.retryAfter, '7', status);
  }
});

test('a 500 or invalid JSON is unavailable, without a message', async () => {
  reply = { status: 500, body: '{"message":"at Object.<anonymous>"}' };
  const broken = await jobs();
  reply = { status: 200, body: 'no JSON' };
  const garbled = await jobs();
  for (const { failure } of [broken, garbled]) {
    assert.equal(failure?.status, 503);
    assert.equal(failure?.message, undefined);
  }
});

test('requests share a kept connection', async () => {
  await jobs();
  const before = connections;
  for (let question = 0; question < 5; question += 1) assert.deepEqual((await jobs()).data, []);
  assert.equal(connections, before);
});

test('a request on a connection closed meanwhile is repeated', async () => {
  await jobs();
  answering = () => {
    answering = undefined;
    server.closeAllConnections();
  };
  assert.deepEqual((await jobs()).data, []);
});

test('an api that closes every connection is unavailable', async () => {
  answering = () => server.closeAllConnections();
  const { failure } = await jobs();
  assert.equal(failure?.status, 503);
});

test('an aborted request is unavailable', async () => {
  const leaving = new AbortController();
  answering = () => leaving.abort();
  const { failure } = await jobs(new Request('http://site.example/', { signal: leaving.signal }));
  answering = undefined;
  assert.equal(failure?.status, 503);
  assert.equal((await jobs(new Request('http://x.example/', leaving))).failure?.status, 503);
});

test('only successful responses are added to the cache dependencies', async () => {
  const added: unknown[] = [];
  const recording = {
    ...context,
    cacheDependencies: { add: (headers: IncomingHttpHeaders) => added.push(headers) },
  };
  const headers = { 'Dataset-Version': '17', Expires: 'Fri, 20 Nov 2026 12:00:00 GMT' };
  for (const status of [404, 200, 503]) {
    reply = { status, body: '[]', headers: { ...headers, 'X-Status': String(status) } };
    await client.read({ request: visit(), context: recording }, '/api/jobs');
  }
  assert.equal(added.length, 1);
  assert.partialDeepStrictEqual(added[0], {
    'dataset-version': '17',
    expires: headers.Expires,
    'x-status': '200',
  });
});

test('query and path parameters are encoded, undefined ones omitted', async () => {
  const received = nextAddress();
  const query = { q: 'ikeja & ₦', location: undefined };
  await client.read({ request: visit(), context }, '/api/jobs', { query });
  assert.equal(await received, '/api/jobs?q=ikeja+%26+%E2%82%A6');
  const one = nextAddress();
  await client.read({ request: visit(), context }, '/api/jobs/{id}', {
    path: { id: '../views' },
  });
  assert.equal(await one, '/api/jobs/..%2Fviews');
});

test('a body is forwarded unchanged with its headers and the visitor’s address', async () => {
  reply = { status: 201, body: '{"id":"1"}' };
  const body = new Promise((resolve) => server.once('request', (sent) => resolve(text(sent))));
  const from = visit({ 'X-Visitor-Address': '197.210.0.1' });
  const { data } = await client.forward<{ id: string }>(from, '/api/jobs', {
    body: '{}',
    headers: { 'Idempotency-Key': 'key-1' },
  });
  assert.deepEqual([data, await body], [{ id: '1' }, '{}']);
  assert.equal(received['x-visitor-address'], '197.210.0.1');
  assert.equal(received['idempotency-key'], 'key-1');
  assert.equal(received['content-type'], 'application/json');
});
