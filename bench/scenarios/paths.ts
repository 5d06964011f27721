import { Client } from '../../test/harness/client.ts';
import type { Server } from '../../test/rig/server.ts';
import { keywords, manyKeywords, searchPath } from '../keywords.ts';
import type { Target } from '../load.ts';
import type { Bench } from '../servers.ts';

export interface Path extends Target {
  name: string;
  pid: number | undefined;
  /** Yardsticks whose requests per second it is divided by. */
  besides: readonly string[];
}

type Subject = Pick<Server, 'url' | 'pid'>;
type Subjects = Record<'constant' | 'list' | 'cards' | 'api' | 'site' | 'renderingSite', Subject>;

/** Encodings of a page have ETags of their own. */
const PLAIN = { 'Accept-Encoding': 'identity' };

/** Every path that is measured, in order. @throws Error when the site does not cache as it should */
export async function pathsOf(bench: Bench, subjects: Subjects, nginx?: Subject): Promise<Path[]> {
  const { constant, list, cards, api, site, renderingSite } = subjects;
  const company = await someCompany(api.url, bench.random);
  const etag = await cachedEtag(`${site.url}/companies`);
  if (await cachedEtag(`${renderingSite.url}/companies`))
    throw new Error('The site with PAGE_CACHE=off serves cached pages.');
  if (!etag) throw new Error('The site serves no cached pages.');
  const cached = (name: string, path: string, headers = PLAIN as Target['headers']) =>
    served(site, name, [path], ['Y1', 'Y3'], headers);
  const json = (name: string, paths: string[]) => served(api, name, paths, ['Y2']);
  const searches = (of: 'common' | 'rare') => manyKeywords(of, bench.random).map(searchPath);
  return [
    served(constant, 'Y1 node:http, constant'),
    cached('list page, cached', '/companies'),
    cached('list page, cached, brotli', '/companies', { 'Accept-Encoding': 'br' }),
    cached('company page, cached', `/company/${company}`),
    served(site, 'list page, 304', ['/companies'], ['Y1'], { ...PLAIN, 'If-None-Match': etag }),
    ...(nginx ? [served(nginx, 'Y3 nginx, file')] : []),
    served(cards, 'Y4 renderToString, cards'),
    served(renderingSite, 'list page, not cached', ['/companies'], ['Y4'], PLAIN),
    served(list, 'Y2 node:http + pg, list'),
    json('JSON list', [searchPath()]),
    json('JSON search, rare', searches('rare')),
    json('JSON search, common', searches('common')),
    json('JSON search, common, total known', [searchPath(keywords.common.q)]),
    json('JSON single', [`/api/companies/${company}`]),
  ];
}

const served = (
  { url, pid }: Subject,
  name: string,
  paths = ['/'],
  besides: string[] = [],
  headers: Target['headers'] = {},
): Path => ({ name, paths, headers, besides, origin: url, pid });

/** The id of one of the first 24 companies. */
export async function someCompany(api: string, random: () => number): Promise<string> {
  const response = await fetch(api + searchPath());
  const companies = (await response.json()) as { id: string }[];
  const company = companies[Math.floor(random() * companies.length)];
  if (!company) throw new Error('The api has no company.');
  return company.id;
}

/** The ETag of a page that comes from the cache and is revalidated with it; undefined of one that does not. */
async function cachedEtag(url: string): Promise<string | undefined> {
  const client = new Client();
  const get = (headers = {}) => client.ask(url, { kept: false, headers: { ...PLAIN, ...headers } });
  // The first answer may be a miss that fills the cache.
  await get();
  const { etag, 'cache-status': cache } = (await get()).headers;
  if (!etag || !/\bhit\b/.test(String(cache))) return undefined;
  return (await get({ 'If-None-Match': etag })).status === 304 ? etag : undefined;
}
