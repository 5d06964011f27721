import { escaped } from '#platform/markup.ts';
import { read, type Visit } from '../api/api.server.ts';
import { failureText } from '../api/failure.ts';
import type { Company } from '../companies/company.ts';
import type { Job } from '../jobs/job.ts';
import { publicly } from '../layout/caching.ts';
import { settings } from '../layout/settings.server.ts';
import type { SitemapPage } from './pages.server.ts';

const listingTypes = ['companies', 'jobs'] as const;
type ListingType = (typeof listingTypes)[number];

/** The API's limit for a range. */
const ROWS_PER_CALL = 100;
const MAX_CONCURRENT_CALLS = 4;

/** The API's ranges end here; later listings are found through the lists. */
const MAX_LISTINGS = 100_000;

/** Far below the 50,000 of the protocol, since each hundred is a call to the API. */
const MAX_URLS = 5_000;

/**
 * `/sitemap.xml` (sitemaps.org): the pages that `readPages` finds and all listings, or an index of `?part=pages`,
 * `?part=companies-1` and so on when there are too many for one file. Parts have the same path because a sitemap covers
 * its own folder.
 * @throws Response when the API fails
 */
export async function sitemapAnswer(
  visit: Visit,
  readPages: (visit: Visit) => Promise<readonly SitemapPage[]>,
  maxUrls = MAX_URLS,
): Promise<Response> {
  const part = new URL(visit.request.url).searchParams.get('part');
  const totals = await countListed(visit);
  const parts = listingTypes.flatMap((type) => split(type, totals[type], maxUrls));
  const listings = (some: typeof parts) =>
    Promise.all(some.map(({ type, from, to }) => listed(visit, type, from, to)));

  if (part === 'pages') return xml(urlset(await readPages(visit)));
  if (part !== null) {
    const found = parts.filter(({ name }) => name === part);
    if (found.length === 0) return new Response('There is no such part.', { status: 404 });
    return xml(urlset((await listings(found)).flat()));
  }
  const pages = await readPages(visit);
  const all = pages.length + totals.companies + totals.jobs;
  if (all > maxUrls) return xml(index(['pages', ...parts.map(({ name }) => name)]));
  return xml(urlset([...pages, ...(await listings(parts)).flat()]));
}

const split = (type: ListingType, total: number, size: number) =>
  Array.from({ length: Math.ceil(total / size) }, (_, number) => ({
    name: `${type}-${number + 1}`,
    type,
    from: number * size,
    to: Math.min(total, (number + 1) * size),
  }));

/** The number of live listings of each type. @throws Response when the API fails */
async function countListed(visit: Visit): Promise<Record<ListingType, number>> {
  const { data, failure } = await read(visit, '/api/stats');
  if (failure) throw failureText(failure);
  return {
    companies: Math.min(MAX_LISTINGS, data.companies),
    jobs: Math.min(MAX_LISTINGS, data.jobs),
  };
}

/** The live listings from one index to another (exclusive). @throws Response when the API fails */
async function listed(visit: Visit, type: ListingType, from: number, to: number) {
  const starts = Array.from(
    { length: Math.ceil((to - from) / ROWS_PER_CALL) },
    (_, index) => from + index * ROWS_PER_CALL,
  );
  const pages: SitemapPage[] = [];
  while (starts.length > 0) {
    const calls = starts
      .splice(0, MAX_CONCURRENT_CALLS)
      .map((start) => loadRange(visit, type, start, Math.min(to, start + ROWS_PER_CALL) - 1));
    pages.push(...(await Promise.all(calls)).flat());
  }
  return pages;
}

async function loadRange(visit: Visit, type: ListingType, first: number, last: number) {
  const range = JSON.stringify([first, last]);
  const { data, failure } = await read(visit, `/api/${type}`, { query: { range } });
  if (failure) throw failureText(failure);
  return data.map(pageOfListing);
}

const pageOfListing = ({ id, updatedAt, ...listing }: Job | Company): SitemapPage => ({
  path: 'postedDate' in listing ? `/job/${id}` : `/company/${id}`,
  changed: updatedAt ?? undefined,
});

const xml = (body: string) =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, {
    headers: { ...publicly, 'Content-Type': 'application/xml; charset=utf-8' },
  });

const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const location = (path: string) => `<loc>${escaped(settings.siteUrl + path)}</loc>`;

const urlset = (all: readonly SitemapPage[]) =>
  `<urlset ${schema}>\n${all.map(url).join('\n')}\n</urlset>`;

const url = ({ path, changed }: SitemapPage) =>
  `<url>${location(path)}${changed ? `<lastmod>${escaped(changed)}</lastmod>` : ''}</url>`;

const index = (names: readonly string[]) =>
  `<sitemapindex ${schema}>\n${names
    .map((name) => `<sitemap>${location(`/sitemap.xml?part=${name}`)}</sitemap>`)
    .join('\n')}\n</sitemapindex>`;
