import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import express from 'express';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { listen, type Running } from '#platform/testing.ts';

const day = '2026-10-19T08:00:00.000Z';
const companies = Array.from({ length: 437 }, () => ({
  id: randomUUID(),
  verifiedAt: '2026-10-17T08:00:00.000Z',
  updatedAt: day,
}));
const jobs = Array.from({ length: 111 }, () => ({
  id: randomUUID(),
  postedDate: '2026-10-17T08:00:00.000Z',
  updatedAt: day,
}));

let api: Running;
let failing = false;
let answer: (typeof import('./sitemap.server.ts'))['sitemapAnswer'];

before(async () => {
  const app = express().use((_req, res, next) => void (failing ? res.sendStatus(500) : next()));
  for (const [path, all] of Object.entries({ companies, jobs })) {
    app.get(`/api/${path}`, (req, res) => {
      const [first, last] = JSON.parse(req.query.range as string) as [number, number];
      if (last - first >= 100) return void res.sendStatus(400);
      res.json(all.slice(first, last + 1));
    });
  }
  app.get('/api/stats', (_req, res) => {
    res.json({ companies: companies.length, jobs: jobs.length });
  });
  api = await listen(app);
  process.env.API_URL = api.url;
  process.env.SITE_URL = 'https://dispatch.example';
  ({ sitemapAnswer: answer } = await import('./sitemap.server.ts'));
});
after(() => api.close());

const pages = [{ path: '/home' }, { path: '/blogpost?article=bikes', changed: '2026-10-19' }];
const context = { requestId: 'request-1', report: () => {} };

interface Sitemap {
  urlset?: { url: { loc: string; lastmod?: string }[] };
  sitemapindex?: { sitemap: { loc: string }[] };
}

async function read(address: string, most?: number): Promise<Sitemap> {
  const visit = { request: new Request(address), context };
  const text = await (await answer(visit, () => Promise.resolve(pages), most)).text();
  assert.equal(XMLValidator.validate(text), true);
  return new XMLParser().parse(text) as Sitemap;
}

const address = 'https://dispatch.example/sitemap.xml';
const everyListing = [
  ...companies.map(({ id }) => `https://dispatch.example/company/${id}`),
  ...jobs.map(({ id }) => `https://dispatch.example/job/${id}`),
];
const isListing = ({ loc }: { loc: string }) => /\/(company|job)\//.test(loc);
const locOf = ({ loc }: { loc: string }) => loc;

test('a small sitemap has every page and listing once, with its date', async () => {
  const { urlset } = await read(address, 550);
  const listings = (urlset?.url ?? []).filter(isListing);
  assert.deepEqual(listings.map(locOf), everyListing);
  assert.ok(listings.every(({ lastmod }) => lastmod === day));
  assert.deepEqual(
    (urlset?.url ?? []).filter((url) => !isListing(url)),
    [
      { loc: 'https://dispatch.example/home' },
      { loc: 'https://dispatch.example/blogpost?article=bikes', lastmod: '2026-10-19' },
    ],
  );
});

test('a large sitemap is an index of parts that have each listing once', async () => {
  const most = 150;
  const { urlset, sitemapindex } = await read(address, most);
  assert.equal(urlset, undefined);
  const parts = (sitemapindex?.sitemap ?? []).map(locOf);
  assert.deepEqual(parts, [
    `${address}?part=pages`,
    `${address}?part=companies-1`,
    `${address}?part=companies-2`,
    `${address}?part=companies-3`,
    `${address}?part=jobs-1`,
  ]);
  const urls = (await Promise.all(parts.map((part) => read(part, most)))).map(
    (part) => part.urlset?.url ?? [],
  );
  assert.ok(urls.every(({ length }) => length > 0 && length <= most));
  assert.deepEqual(urls.flat().filter(isListing).map(locOf), everyListing);
});

test('an unknown part of the sitemap is answered with 404', async () => {
  for (const part of ['companies-0', 'companies-2', 'jobs-1e3', 'accounts-1', '']) {
    const request = new Request(`${address}?part=${part}`);
    const { status } = await answer({ request, context }, () => Promise.resolve(pages));
    assert.equal(status, 404, part);
  }
});

test('without the api the sitemap is 503', async () => {
  failing = true;
  const refusal = await answer({ request: new Request(address), context }, () =>
    Promise.resolve(pages),
  ).catch((thrown: Response) => thrown);
  failing = false;
  assert.equal(refusal.status, 503);
  assert.ok(refusal.headers.get('Retry-After'));
});
