import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import express from 'express';
import { serve } from '../testing.ts';
import { countViews, type View } from './page-views.ts';

const id = '9b2f1f0e-6c1d-4c53-9b8a-2f6a7c1d5e11';
const phone =
  'Mozilla/5.0 (Linux; Android 13; TECNO KJ5) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const google = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

let counted: View[] = [];
const app = express().use(countViews((view) => counted.push(view)));
app.use('/companies', (req, res, next) => {
  if (req.query.place === 'yobe') res.set('Missed-Search', 'companies yobe - -');
  next();
});
const site = await serve(
  app.use((req, res) => void res.sendStatus(Number(req.query.status ?? 200))),
);
beforeEach(() => (counted = []));

/** Asks, and waits for the whole answer. */
const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  (await fetch(site.url + path, { method, headers: { 'User-Agent': phone, ...headers } })).text();

for (const [path, view] of [
  [`/company/${id}`, { kind: 'companies', id }],
  [`/job/${id}`, { kind: 'jobs', id }],
  [`/job/${id}/`, { kind: 'jobs', id }],
  [`/job/${id}?status=304`, { kind: 'jobs', id }],
  [`/company/${id}?from=chat`, { kind: 'companies', id }],
  [`/Company/${id.toUpperCase()}`, { kind: 'companies', id }],
  [`/company/${id}.data?_routes=routes%2Fcompany.%24id`, { kind: 'companies', id }],
  ['/companies?place=yobe', { kind: 'missed', id: 'companies yobe - -' }],
] as const) {
  test(`${path} is a view`, async () => {
    await ask(path);
    assert.deepEqual(counted, [view]);
  });
}

for (const [request, path, headers, method] of [
  ['a list', '/companies'],
  ['something below a listing', `/company/${id}/photo`],
  ['no listing', '/company/dispatch'],
  ['the api', `/api/companies/${id}`],
  ['a 404', `/company/${id}?status=404`],
  ['a 410', `/job/${id}?status=410`],
  ['a 503', `/job/${id}?status=503`],
  ['a prefetch', `/company/${id}`, { 'Sec-Purpose': 'prefetch' }],
  ['a prerender', `/job/${id}`, { 'Sec-Purpose': 'prefetch;prerender' }],
  ['a prefetch with Purpose', `/company/${id}`, { Purpose: 'prefetch' }],
  ['a prefetch with X-Moz', `/company/${id}`, { 'X-Moz': 'prefetch' }],
  ['a search engine', `/company/${id}`, { 'User-Agent': google }],
  ['a program', `/company/${id}`, { 'User-Agent': 'curl/8.5.0' }],
  ['a request without User-Agent', `/company/${id}`, { 'User-Agent': '' }],
  ['a HEAD request', `/company/${id}`, {}, 'HEAD'],
  ['a revealed number', `/company/${id}`, {}, 'POST'],
] as const) {
  test(`${request} is no view`, async () => {
    await ask(path, headers, method);
    assert.deepEqual(counted, []);
  });
}

test('an incomplete response is no view', async () => {
  const app = express().use(countViews((view) => counted.push(view)));
  const broken = await serve(app.use((_req, res) => void res.write('half', () => res.destroy())));
  await assert.rejects(
    fetch(`${broken.url}/job/${id}`, { headers: { 'User-Agent': phone } }).then((answer) =>
      answer.text(),
    ),
  );
  assert.deepEqual(counted, []);
});

test('a view names the visitor’s address and browser', async () => {
  const viewers: unknown[] = [];
  const app = express().use((req, _res, next) => {
    req.headers['x-visitor-address'] = '197.210.0.1';
    next();
  });
  app.use(countViews((_view, viewer) => viewers.push(viewer)));
  const named = await serve(app.use((_req, res) => void res.sendStatus(200)));
  await (await fetch(`${named.url}/job/${id}`, { headers: { 'User-Agent': phone } })).text();
  assert.deepEqual(viewers, [{ address: '197.210.0.1', agent: phone }]);
});
