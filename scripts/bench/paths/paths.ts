import type { Server } from '../../rig/server.ts';
import type { Path } from '../load/interleaved.ts';
import type { Yardstick } from '../yardsticks/yardsticks.ts';
import { searchPath } from '../database/search-times.ts';
import { manyKeywords } from '../seeding/keywords.ts';

export interface Subjects {
  constant: Yardstick;
  list: Yardstick;
  nginx: Yardstick | undefined;
  cards: Yardstick;
  api: Server;
  /** The site as it is, and one that keeps no pages. */
  site: Server;
  renderingSite: Server;
}

type Paths = readonly [string, ...string[]];

/** Every path that is measured, in the order of their turns; report/path-tables.ts has their goals by name. */
export async function pathsOf(subjects: Subjects): Promise<Path[]> {
  const { constant, list, nginx, cards, api, site, renderingSite } = subjects;
  const page = ['/companies'] as const;
  const companyPage = `/company/${await firstCompany(api.url)}` as const;
  const etag = await etagOf(`${site.url}/companies`);
  const yardstick = (name: string, { origin, pids }: Yardstick): Path => ({
    ...{ name, origin, pids, paths: ['/'] },
  });
  const by = (server: Server, name: string, paths: Paths, headers = {}): Path => ({
    ...{ name, paths, headers, origin: server.url, pids: server.pid ? [server.pid] : [] },
  });
  const searches = (of: 'common' | 'rare') =>
    manyKeywords(of).map(searchPath) as [string, ...string[]];
  return [
    yardstick('Y1 node:http, constant', constant),
    by(site, 'list page, cached', page),
    by(site, 'list page, cached, brotli', page, { 'Accept-Encoding': 'br' }),
    by(site, 'company page, cached', [companyPage]),
    ...(etag ? [by(site, 'list page, 304', page, { 'If-None-Match': etag })] : []),
    ...(nginx ? [yardstick('Y3 nginx, file', nginx)] : []),
    yardstick('Y4 renderToString, cards', cards),
    by(renderingSite, 'list page, not cached', page),
    yardstick('Y2 node:http + pg, list', list),
    by(api, 'JSON list', [searchPath('')]),
    by(api, 'JSON search, rare', searches('rare')),
    by(api, 'JSON search, common', searches('common')),
    by(api, 'JSON search, common, total known', [searchPath('delivery')]),
    by(api, 'JSON single', [`/api/companies/${await firstCompany(api.url)}`]),
  ];
}

async function firstCompany(api: string): Promise<string> {
  const answer = await fetch(api + searchPath(''));
  const [first] = (await answer.json()) as { id: string }[];
  if (!first) throw new Error('The api has no company.');
  return first.id;
}

/** Of the second answer, since the first one may only fill the cache; none where pages have no ETag. */
async function etagOf(url: string): Promise<string | null> {
  await (await fetch(url)).arrayBuffer();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  return answer.headers.get('ETag');
}
