import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { request, type ClientRequest } from 'node:http';
import { test } from 'node:test';
import express from 'express';
import { apiProxy } from './api-proxy.ts';
import { listen, until } from '#platform/testing.ts';
import { readConfig } from './config.ts';
import { typeOf } from './problem.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { serve } from './testing.ts';
import { visitor } from './visitor.ts';

const api = express().patch('/api/jobs/0/approve', (_req, res) => void res.sendStatus(401));
const { url: apiUrl } = await serve(api.use((req, res) => void res.json(req.headers)));
const config = { ...readConfig(), apiUrl, siteKey: 'our key' };

const site = (trustedProxies: string[] = [], warn?: (sentence: string) => void) => {
  const app = express();
  app.set('trust proxy', trustedProxies);
  return serve(app.use(visitor(app, warn)).use(apiProxy(config)));
};

const claims = {
  'X-Visitor-Address': '198.51.100.7',
  'X-Site-Key': 'a guess',
  'X-Forwarded-For': '198.51.100.7',
  'X-Forwarded-Host': 'evil.example',
  Forwarded: 'for=198.51.100.7',
  'X-Page-Read': '1',
  'X-Request-Id': 'not well-formed; at all',
};

test('the api gets the address of the connection, and no forwarding headers of a browser', async () => {
  const { url } = await site();
  const answer = await fetch(`${url}/api/companies`, { headers: claims });
  const seen = (await answer.json()) as Record<string, string>;
  assert.equal(seen['x-visitor-address'], '127.0.0.1');
  assert.equal(seen['x-site-key'], 'our key');
  for (const name of ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'x-page-read'])
    assert.equal(seen[name], undefined, name);
  assert.match(seen['x-request-id'] ?? '', /^[0-9a-f-]{36}$/);
  assert.equal(answer.headers.get('X-Request-Id'), seen['x-request-id']);
});

test('a trusted proxy sets the visitor’s address and request id, but not the site key', async () => {
  const { url } = await site(['loopback']);
  const answer = await fetch(`${url}/api/companies`, {
    headers: { ...claims, 'X-Request-Id': 'edge-0001' },
  });
  const seen = (await answer.json()) as Record<string, string>;
  assert.equal(seen['x-visitor-address'], '198.51.100.7');
  assert.equal(seen['x-site-key'], 'our key');
  assert.equal(seen['x-page-read'], undefined);
  assert.equal(seen['x-request-id'], 'edge-0001');
});

test('HSTS and Secure cookies are for visitors who come by HTTPS, HSTS for subdomains only if the operator asks for it', async () => {
  for (const [proto, hstsSubdomains, expected] of [
    ['http', true, null],
    ['https', false, 'max-age=31536000'],
    ['https', true, 'max-age=31536000; includeSubDomains'],
  ] as const) {
    const app = express().set('trust proxy', ['loopback']);
    app.use(setSecurityHeaders({ ...readConfig(), hstsSubdomains }), (_req, res) => {
      res.append('set-cookie', 'form=1; Path=/').append('set-cookie', 'toast=1').end();
    });
    const { url } = await serve(app);
    const { headers } = await fetch(url, { headers: { 'X-Forwarded-Proto': proto } });
    assert.equal(headers.get('Strict-Transport-Security'), expected);
    const end = expected ? '; Secure' : '';
    assert.deepEqual(headers.getSetCookie(), [`form=1; Path=/${end}`, `toast=1${end}`]);
  }
});

test('a forwarding header of a sender that is not trusted is warned about once', async () => {
  for (const [trusted, expected] of [
    [[], 1],
    [['loopback'], 0],
  ] as const) {
    const warnings: string[] = [];
    const { url } = await site([...trusted], (sentence) => warnings.push(sentence));
    await fetch(`${url}/api/companies`);
    for (const _ of [1, 2]) await fetch(`${url}/api/companies`, { headers: claims });
    assert.equal(warnings.length, expected);
    for (const warning of warnings) assert.match(warning, /TRUSTED_PROXIES/);
  }
});

test('calls for the site alone are 404 from outside', async () => {
  const { url } = await site();
  const answers = '/api/companies/9b2f1f0e-6c1d-4c53-9b8a-2f6a7c1d5e11/answers';
  for (const path of ['/api/views', '/api/views/', '/API/Views', answers, `${answers}/`]) {
    const { status } = await fetch(url + path, { method: 'POST', body: '{"answer":"no"}' });
    assert.equal(status, 404, path);
  }
  for (const path of ['/api/dataset/events', '/API/Dataset/events/', '/api/dataset'])
    assert.equal((await fetch(url + path)).status, 404, path);
});

test('the site refuses calls of the API with the codes of its contract', async () => {
  const { url } = await site();
  const contract = await readFile(new URL('../../openapi.json', import.meta.url), 'utf8');
  const answer = await fetch(`${url}/api/views`, { method: 'POST' });
  assert.equal(((await answer.json()) as { type: string }).type, '/api/docs/errors#not_found');
  for (const status of [404, 411, 413, 431, 503])
    assert.ok(contract.includes(`"type":"${typeOf(status)}"`), typeOf(status));
});

test('successful changes by a moderator call onDecision, other requests do not', async () => {
  let decided = 0;
  const app = express();
  const { url } = await serve(app.use(visitor(app)).use(apiProxy(config, () => (decided += 1))));
  const headers = { Authorization: 'Bearer token' };
  for (const method of ['PATCH', 'PUT', 'DELETE'])
    await fetch(`${url}/api/jobs/1/approve`, { method, headers });
  assert.equal(decided, 3);
  await fetch(`${url}/api/jobs/1/approve`, { method: 'PATCH' });
  await fetch(`${url}/api/jobs/0/approve`, { method: 'PATCH', headers });
  await fetch(`${url}/api/jobs`, { headers });
  await fetch(`${url}/api/jobs`, { method: 'POST', headers });
  assert.equal(decided, 3);
});

test('300 slow senders do not block other requests to the api', async () => {
  const slow: ClientRequest[] = [];
  let begun = 0;
  const api = await serve(
    express()
      .post('*', () => void (begun += 1))
      .get('*', (_req, res) => void res.sendStatus(200)),
  );
  const { url } = await serve(express().use(apiProxy({ ...config, apiUrl: api.url })));
  for (let n = 0; n < 300; n++) {
    const headers = { 'Content-Length': '9' };
    const sender = request(`${url}/api/jobs`, { method: 'POST', agent: false, headers });
    sender.on('error', () => {}).write('x');
    slow.push(sender);
  }
  await until('300 requests at the api', () => begun === slow.length);
  assert.equal((await fetch(`${url}/api/jobs`)).status, 200);
  for (const sender of slow) sender.destroy();
});

test('without an api the response is 503 problem+json with Retry-After', async () => {
  const gone = await listen(express());
  await gone.close();
  const app = express();
  const { url } = await serve(app.use(visitor(app)).use(apiProxy({ ...config, apiUrl: gone.url })));
  const answer = await fetch(`${url}/api/companies`);
  const problem = (await answer.json()) as { status: number; message: string; requestId: string };
  assert.equal(answer.status, 503);
  assert.equal(answer.headers.get('Content-Type'), 'application/problem+json');
  assert.ok(Number(answer.headers.get('Retry-After')) > 0);
  assert.match(problem.message, /try again/);
  assert.equal(problem.requestId, answer.headers.get('X-Request-Id'));
});
