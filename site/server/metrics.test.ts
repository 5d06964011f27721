import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import type { RequestListener } from 'node:http';
import { test } from 'node:test';
import type { ServerBuild } from '@remix-run/node';
import { pino } from 'pino';
import { Metrics } from '#platform/metrics.ts';
import { startCache } from '#platform/answer-cache/testing.ts';
import { Budgets } from './budgets.ts';
import { readConfig } from './config.ts';
import { addCacheMetrics } from '#platform/answer-cache/metrics.ts';
import { measured, observed, routesOf } from './metrics.ts';
import { serve } from './testing.ts';

const build = {
  routes: Object.fromEntries(
    [
      ...['', 'home', 'jobs/*', 'companies/feed.xml', 'manage/:page?', 'manage/link/:token', '*'],
      ...['company/:id', 'company/:id/:panel', 'company/:id/ask'],
    ].map((path, index) => [`routes/${index}`, { path }]),
  ),
} as unknown as ServerBuild;
const routeOf = routesOf(build);

test('a path and its data map to the pattern of their route', () => {
  const patterns = {
    '/': '/',
    '/_root.data': '/',
    '/home': '/home',
    '/jobs.data': '/jobs',
    '/jobs/lagos/ikeja.data': '/jobs/*',
    '/companies/feed.xml': '/companies/feed.xml',
    '/company/0b0e8f0e': '/company/:id',
    '/company/0b0e8f0e.data': '/company/:id',
    '/company/0b0e8f0e/book': '/company/:id/:panel',
    '/company/0b0e8f0e/ask': '/company/:id/ask',
    '/manage': '/manage',
    '/manage/edit': '/manage/:page?',
    '/api/jobs/1': '/api/*',
    '/uploads/1/640.webp': '/uploads/*',
    '/assets/root-1.js': '/assets/*',
    '/admin/dashboard': '/admin/*',
    '/admin-login': '/admin/*',
    '/health/live': '/health/*',
  };
  for (const [path, pattern] of Object.entries(patterns)) assert.equal(routeOf(path), pattern);
});

test('unknown paths map to `other`', () => {
  for (const path of [
    '/wp-admin',
    '/manage/link/token',
    '/company',
    '/company/',
    '/home/1',
    '/constructor',
    '',
  ])
    assert.equal(routeOf(path), 'other', path);
});

test('a request is counted by route pattern and status, without its address', async () => {
  const metrics = new Metrics('site');
  const handler: RequestListener = (req, res) => {
    const isThere = req.url?.startsWith('/company') === true;
    req.url = '/changed';
    res.writeHead(isThere ? 200 : 404).end();
  };
  const { url } = await serve(observed(handler, metrics, routeOf));
  await fetch(`${url}/company/secret-id?q=secret`);
  await fetch(`${url}/secret-place`);
  const text = await metrics.registry.metrics();
  assert.match(text, /count\{part="site",method="GET",route="\/company\/:id",status="200"\} 1/);
  assert.match(text, /count\{part="site",method="GET",route="other",status="404"\} 1/);
  assert.doesNotMatch(text, /secret/);
});

test('a request that the client closes is counted as 499', async () => {
  const metrics = new Metrics('site');
  const silence = new EventEmitter();
  const handler: RequestListener = (_req, res) => {
    res.once('close', () => silence.emit('left'));
    silence.emit('asked');
  };
  const [asked, left] = [once(silence, 'asked'), once(silence, 'left')];
  const { url } = await serve(observed(handler, metrics, routeOf));
  const leaving = new AbortController();
  const answer = fetch(`${url}/home`, leaving).catch(() => {});
  await asked;
  leaving.abort();
  await Promise.all([answer, left]);
  assert.match(await metrics.registry.metrics(), /route="\/home",status="499"\} 1/);
});

test('the page cache publishes its size and its responses by Cache-Status', async (t) => {
  const site = await startCache();
  t.after(site.close);
  const metrics = new Metrics('site');
  addCacheMetrics(metrics.registry, site.cache);
  for (const path of ['/home', '/home', '/home', '/jobs']) await site.status(path);
  const text = await metrics.registry.metrics();
  assert.match(text, /answer_cache_responses_total\{status="hit",part="site"\} 2/);
  assert.match(text, /answer_cache_responses_total\{status="fwd=miss; stored",part="site"\} 2/);
  assert.match(text, /answer_cache_entries\{part="site"\} 2/);
  assert.match(text, /answer_cache_bytes\{part="site"\} [1-9]/);
});

test('without METRICS_PORT requests are not measured', () => {
  const handler: RequestListener = () => {};
  const parts = {
    config: { ...readConfig(), metrics: undefined },
    pages: { build, middleware: () => {} },
    log: pino({ enabled: false }),
    budgets: new Budgets(null),
    visit: () => {},
  };
  assert.equal(measured(handler, parts, undefined), handler);
});
