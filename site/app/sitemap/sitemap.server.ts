import type { Visit } from '../api.server.ts';
import { escaped } from '../listings/escaped.ts';
import { settings } from '../settings.server.ts';
import { countListed, kinds, listed } from './listed.server.ts';
import type { SitemapPage } from './pages.ts';

/** Far below the 50,000 that a sitemap may have: each hundred is a question to the api. */
const mostInPart = 5_000;

/**
 * `/sitemap.xml` (sitemaps.org): `pages` and all listings; when there are too many for one file an index of its parts, which are
 * `?part=pages`, `?part=companies-1` and so on. They stay beside it because a sitemap speaks for its own folder.
 * @throws Response when the listings cannot be had
 */
export async function sitemapAnswer(
  visit: Visit,
  pages: readonly SitemapPage[],
  most = mostInPart,
): Promise<Response> {
  const part = new URL(visit.request.url).searchParams.get('part');
  const totals = await countListed(visit);
  const parts: Part[] = kinds.flatMap((kind) => split(kind, totals[kind], most));
  const listings = (some: Part[]) =>
    Promise.all(some.map(({ kind, from, to }) => listed(visit, kind, from, to)));

  if (part === 'pages') return xml(urlset(pages));
  if (part !== null) {
    const found = parts.filter(({ name }) => name === part);
    if (found.length === 0) return new Response('There is no such part.', { status: 404 });
    return xml(urlset((await listings(found)).flat()));
  }
  const all = pages.length + totals.companies + totals.jobs;
  if (all > most) return xml(index(['pages', ...parts.map(({ name }) => name)]));
  return xml(urlset([...pages, ...(await listings(parts)).flat()]));
}

interface Part {
  name: string;
  kind: (typeof kinds)[number];
  from: number;
  to: number;
}

const split = (kind: Part['kind'], total: number, most: number): Part[] =>
  Array.from({ length: Math.ceil(total / most) }, (_, number) => ({
    name: `${kind}-${number + 1}`,
    kind,
    from: number * most,
    to: Math.min(total, (number + 1) * most),
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
