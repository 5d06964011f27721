import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sendRaw } from '#platform/testing.ts';
import { refuseAmbiguous } from './ambiguous-requests.ts';
import { serve } from './testing.ts';

const server = await serve(refuseAmbiguous((_req, res) => void res.end('handled')));

const raw = (first: string, ...headers: string[]) =>
  sendRaw(server, [`${first} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'));

for (const [request, allow] of [
  ['TRACE /home', 'GET, HEAD, POST, OPTIONS'],
  ['PUT /post-job', 'GET, HEAD, POST, OPTIONS'],
  ['DELETE /company/1', 'GET, HEAD, POST, OPTIONS'],
  ['PROPFIND /', 'GET, HEAD, POST, OPTIONS'],
  ['TRACE /api/jobs', 'GET, HEAD, POST, OPTIONS, PUT, PATCH, DELETE'],
  ['LINK /uploads/a', 'GET, HEAD, POST, OPTIONS, PUT, PATCH, DELETE'],
] as const) {
  test(`${request} gets 405 with the methods that are allowed`, async () => {
    const answer = await raw(request, 'Host: a');
    assert.match(answer, /^HTTP\/1\.1 405 /);
    assert.match(answer, new RegExp(`^Allow: ${allow}\r$`, 'm'));
    assert.match(answer, /^X-Content-Type-Options: nosniff\r$/m);
    assert.match(answer, /^Content-Security-Policy: default-src 'none'/m);
    assert.match(answer, /"type":"\/api\/docs\/errors#method_not_allowed"/);
  });
}

for (const request of [
  'GET /home',
  'HEAD /home',
  'POST /post-job',
  'PUT /api/jobs/1',
  'OPTIONS /api/jobs',
])
  test(`${request} is handled`, async () => {
    assert.match(await raw(request, 'Host: a'), /^HTTP\/1\.1 200 /);
  });

test('OPTIONS of a page gets 204 with its methods', async () => {
  const answer = await raw('OPTIONS /home', 'Host: a');
  assert.match(answer, /^HTTP\/1\.1 204 /);
  assert.match(answer, /^Allow: GET, HEAD, POST, OPTIONS\r$/m);
});

test('two Host headers get 400, also the same twice', async () => {
  assert.match(await raw('GET /home', 'Host: a', 'host: evil.example'), /^HTTP\/1\.1 400 /);
  assert.match(await raw('GET /api/jobs', 'Host: a', 'Host: a'), /^HTTP\/1\.1 400 /);
});
