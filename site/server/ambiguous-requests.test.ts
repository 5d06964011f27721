import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sendRaw } from '#platform/testing.ts';
import { refuseAmbiguous } from './ambiguous-requests.ts';
import { serve } from './testing.ts';

const server = await serve(
  refuseAmbiguous(({ url, headers }, res) => void res.end(`${headers.host} ${url}`)),
);

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

test('a target in absolute form is its path at its own host, whatever the Host header says', async () => {
  assert.match(
    await raw('GET http://a.example:80/home?q=1', 'Host: b'),
    /\ba.example:80 \/home\?q=1$/,
  );
  assert.match(await raw('GET HTTPS://a.example?q=1', 'Host: b'), /\ba.example \/\?q=1$/);
  assert.match(await raw('TRACE http://a/api/jobs', 'Host: a'), /^Allow: .*DELETE\r$/m);
});

test('OPTIONS of a page gets 204 with its methods', async () => {
  const answer = await raw('OPTIONS /home', 'Host: a');
  assert.match(answer, /^HTTP\/1\.1 204 /);
  assert.match(answer, /^Allow: GET, HEAD, POST, OPTIONS\r$/m);
});

const invalid = [
  'a@b',
  'a/company',
  'a?',
  'a b',
  ':',
  ':80',
  'a:99999',
  '1.2.3.999',
  '[::1',
  'a[b',
];

test('two Host headers get 400, also the same twice, and what is no host with or without a port', async () => {
  for (const host of invalid) {
    assert.match(await raw('GET /home', `Host: ${host}`), /^HTTP\/1\.1 400 /, host);
    const forwarded = ['Host: a', `X-Forwarded-Host: a, ${host}`];
    assert.match(await raw('GET /home', ...forwarded), /^HTTP\/1\.1 400 /, host);
  }
  for (const host of ['', 'a@b', 'a:99999', '1.2.3.999', '[::1'])
    assert.match(await raw(`GET http://${host}/home`, 'Host: a'), /^HTTP\/1\.1 400 /, host);
  assert.match(await raw('GET /home', 'Host: a', 'host: evil.example'), /^HTTP\/1\.1 400 /);
  assert.match(await raw('GET /api/jobs', 'Host: a', 'Host: a'), /^HTTP\/1\.1 400 /);
});

test('a host may be an IPv6 address, have an underscore or end in a full stop', async () => {
  for (const host of ['[::1]:3000', 'a_b:80', 'localhost.']) {
    assert.match(await raw('GET /home', `Host: ${host}`), /^HTTP\/1\.1 200 /, host);
    const forwarded = ['Host: a', `X-Forwarded-Host: ${host}, a`];
    assert.match(await raw('GET /home', ...forwarded), /^HTTP\/1\.1 200 /, host);
  }
  assert.match(await raw('GET /home', 'Host:'), /^HTTP\/1\.1 200 /);
});
