import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import express from 'express';
import { apiProxy } from './api-proxy.ts';
import { readConfig } from './config.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { flood, floods, serve } from './testing.ts';

const mega = 1024 * 1024;
let forwarded = 0;

const app = express().use((_req, _res, next) => next(void (forwarded += 1)));
app.post('/api/companies', (_req, res) => {
  res.status(413).set({ Connection: 'close', 'Content-Length': '2' }).write('{}');
  setTimeout(() => res.end(), 1_000);
});
app.post('/api/companies/:id/reveals', (_req, res) => void res.json({}));
app.post('/api/jobs', express.json(), (req, res) => void res.json(req.body));
const { url: apiUrl } = await serve(app);
const config = { ...readConfig(), apiUrl, siteKey: 'our key' };
const site = await serve(
  express().set('trust proxy', true).use(setSecurityHeaders(config), apiProxy(config)),
);
beforeEach(() => (forwarded = 0));

const chunked = 'Transfer-Encoding: chunked';
const form = 'Content-Type: multipart/form-data; boundary=x';

test('a form without Content-Length gets 411 each time, unread and not forwarded', async () => {
  for (const { status, body, taken } of await floods(`${site.url}/api/jobs`, form, chunked)) {
    assert.equal(status, 411);
    assert.equal(JSON.parse(body).message, 'Send the form with its length (Content-Length).');
    assert.ok(taken < 16 * mega, `${taken} bytes were taken`);
  }
  assert.equal(forwarded, 0);
});

test('a Content-Length beyond the limit gets 413, unread', async () => {
  for (const path of ['/api/jobs', '/api/views', '/uploads/x/640.webp']) {
    const length = `Content-Length: ${16 * mega + 1}`;
    const { status, head, body, taken } = await flood(site.url + path, form, length);
    assert.equal(status, 413);
    assert.match(head, /^Access-Control-Allow-Origin: \*\r?$/m);
    assert.match(head, /^Access-Control-Expose-Headers: Retry-After, X-Request-Id\r?$/m);
    assert.equal(JSON.parse(body).message, 'The body is too large: send at most 16 MB.');
    assert.ok(taken < 16 * mega, `${taken} bytes were taken`);
  }
  assert.equal(forwarded, 0);
});

test('a 413 of the api while the body is sent arrives each time, and reading stops', async () => {
  const json = 'Content-Type: application/json';
  for (const { status, body, taken } of await floods(`${site.url}/api/companies`, json, chunked)) {
    assert.deepEqual([status, body], [413, '{}']);
    assert.ok(taken < 16 * mega, `${taken} bytes were taken`);
  }
});

test('chunked JSON is forwarded', async () => {
  const body = new ReadableStream({
    start(sink) {
      for (const part of ['{"title":', '"Rider"}']) sink.enqueue(new TextEncoder().encode(part));
      sink.close();
    },
  });
  const headers = { 'Content-Type': 'application/json' };
  const sent = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  const answer = await fetch(`${site.url}/api/jobs`, sent);
  assert.deepEqual(await answer.json(), { title: 'Rider' });
});

test('a reveal gives a browser the cookie for its answer, and a partner none', async () => {
  const reveal = async (headers: Record<string, string>) => {
    const path = `/api/companies/${crypto.randomUUID()}/reveals`;
    const answer = await fetch(site.url + path, { method: 'POST', headers });
    return /^(met=).*?(; Secure)?$/.exec(answer.headers.get('Set-Cookie') ?? '')?.slice(1);
  };
  assert.deepEqual(await reveal({}), ['met=', undefined]);
  assert.deepEqual(await reveal({ 'X-Forwarded-Proto': 'https' }), ['met=', '; Secure']);
  assert.equal(await reveal({ 'X-Api-Key': 'ndp_x' }), undefined);
});
