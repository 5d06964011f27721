import type { Visit } from '../api/api.server.ts';
import { escaped } from '#platform/markup.ts';
import { settings } from '../layout/settings.server.ts';
import { countListed, listed, listingTypes, type ListingType } from './listed.server.ts';
import type { SitemapPage } from './pages.ts';

/** Far below the 50,000 of the protocol, since each hundred is a call to the API. */
const MAX_URLS = 5_000;

/**
 * `/sitemap.xml` (sitemaps.org): the pages that `read` finds and all listings, or an index of `?part=pages`,
 * `?part=companies-1` and so on when there are too many for one file. Parts have the same path because a sitemap covers
 * its own folder.
 * @throws Response when the API fails
 */
export async function sitemapAnswer(
  visit: Visit,
  read: (visit: Visit) => Promise<readonly SitemapPage[]>,
  maxUrls = MAX_URLS,
): Promise<Response> {
  const part = new URL(visit.request.url).searchParams.get('part');
  const totals = await countListed(visit);
  const parts: Part[] = listingTypes.flatMap((type) => split(type, totals[type], maxUrls));
  const listings = (some: Part[]) =>
    Promise.all(some.map(({ type, from, to }) => listed(visit, type, from, to)));

  if (part === 'pages') return xml(urlset(await read(visit)));
  if (part !== null) {
    const found = parts.filter(({ name }) => name === part);
    if (found.length === 0) return new Response('There is no such part.', { status: 404 });
    return xml(urlset((await listings(found)).flat()));
  }
  const pages = await read(visit);
  const all = pages.length + totals.companies + totals.jobs;
  if (all > maxUrls) return xml(index(['pages', ...parts.map(({ name }) => name)]));
  return xml(urlset([...pages, ...(await listings(parts)).flat()]));
}

type Part = ReturnType<typeof split>[number];

const split = (type: ListingType, total: number, size: number) =>
  Array.from({ length: Math.ceil(total / size) }, (_, number) => ({
    name: `${type}-${number + 1}`,
    type,
    from: number * size,
    to: Math.min(total, (number + 1) * size),
  }));

const xml = (body: string) =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=0',
    },
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
