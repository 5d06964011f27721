import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { beforeEach, test } from 'node:test';
import express from 'express';
import { listen } from '#platform/testing.ts';
import { serve } from '../testing.ts';
import { ViewReports } from './view-reports.ts';

interface Report {
  companies: Record<string, number>;
  jobs: Record<string, number>;
}

let taken: { key?: string; report: Report }[];
let answers: number[];
const app = express().use(express.json({ limit: '256kb' }));
app.post('/api/views', (req, res) => {
  const status = answers.shift() ?? 204;
  if (status === 204) taken.push({ key: req.get('X-Site-Key'), report: req.body as Report });
  res.sendStatus(status);
});
const api = await serve(app);
beforeEach(() => {
  taken = [];
  answers = [];
});

const quiet = { warn: () => {}, error: () => {} };
const reports = (siteKey = 'our key') => new ViewReports({ apiUrl: api.url, siteKey }, quiet);
const [company, job] = [randomUUID(), randomUUID()];

const reported = () => {
  const sum: Record<string, number> = {};
  for (const { report } of taken)
    for (const [id, views] of Object.entries({ ...report.companies, ...report.jobs }))
      sum[id] = (sum[id] ?? 0) + views;
  return sum;
};

test('views and taps are reported once, summed by listing, with the site key', async () => {
  const views = reports();
  for (const figure of ['views', 'views', 'calls'] as const)
    views.count({ kind: 'companies', id: company }, figure);
  views.count({ kind: 'jobs', id: job });
  views.count({ kind: 'missed', id: 'jobs kano/wudil - -' });
  await views.send();
  await views.send();
  const counts = { companies: { [company]: 2 }, jobs: { [job]: 1 } };
  const missed = { 'jobs kano/wudil - -': 1 };
  assert.deepEqual(taken, [
    { key: 'our key', report: { ...counts, missed, taps: { [company]: { calls: 1 } } } },
  ]);
});

for (const status of [403, 429, 500, 503]) {
  test(`a report that gets ${status} is sent again with later views`, async () => {
    const views = reports();
    answers = [status];
    views.count({ kind: 'jobs', id: job });
    await views.send();
    assert.deepEqual(taken, []);
    views.count({ kind: 'jobs', id: job });
    await views.send();
    assert.deepEqual(reported(), { [job]: 2 });
  });
}

test('a report to an unreachable api is kept', async () => {
  const gone = await listen(express());
  await gone.close();
  const config = { apiUrl: gone.url, siteKey: 'our key' };
  const views = new ViewReports(config, quiet);
  views.count({ kind: 'jobs', id: job });
  await views.send();
  config.apiUrl = api.url;
  await views.send();
  assert.deepEqual(reported(), { [job]: 1 });
});

test('a report that gets 422 is dropped', async () => {
  const views = reports();
  answers = [422];
  views.count({ kind: 'jobs', id: job });
  views.count({ kind: 'missed', id: 'jobs kano/wudil - -' });
  await views.send();
  await views.send();
  assert.deepEqual(taken, []);
});

test('more than 1,000 listings are reported in batches', async () => {
  const views = reports();
  for (let number = 0; number < 2_500; number++)
    views.count({ kind: number % 2 ? 'jobs' : 'companies', id: randomUUID() });
  await views.send();
  const sizes = taken.map(({ report }) => Object.keys({ ...report.companies, ...report.jobs }));
  assert.deepEqual(
    sizes.map(({ length }) => length),
    [1_000, 1_000, 500],
  );
});

test('two simultaneous reports count nothing twice', async () => {
  const views = reports();
  views.count({ kind: 'jobs', id: job });
  await Promise.all([views.send(), views.send()]);
  assert.deepEqual(reported(), { [job]: 1 });
});

test('at most 20,000 listings are queued', async () => {
  const views = reports();
  for (let number = 0; number < 20_001; number++) views.count({ kind: 'jobs', id: randomUUID() });
  answers = [503];
  await views.send();
  await views.send();
  assert.equal(Object.keys(reported()).length, 20_000);
});

test('without a site key nothing is queued', async () => {
  const views = reports('');
  views.count({ kind: 'jobs', id: job });
  await views.send();
  assert.deepEqual(taken, []);
});
