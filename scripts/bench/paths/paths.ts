import type { Server } from '../../rig/server.ts';
import type { Path } from '../load/interleaved.ts';
import type { Yardstick } from '../yardsticks/yardsticks.ts';
import { keepingOf, plain } from './keeping.ts';
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

interface Selected {
  paths: Path[];
  /** What could not be measured here, and why. */
  remarks: string[];
}

const listPage = '/companies';

/** Every path that is measured, in the order of their turns; report/path-tables.ts has their goals by name. */
export async function pathsOf(subjects: Subjects): Promise<Selected> {
  const { constant, list, nginx, cards, api, site, renderingSite } = subjects;
  const company = await firstCompany(api.url);
  const keeping = await keepingOf(`${site.url}${listPage}`);
  if ((await keepingOf(`${renderingSite.url}${listPage}`)).isKept)
    throw new Error(
      'The site that should render every page keeps them: PAGE_CACHE=off did nothing.',
    );
  const page = (name: string, path: string, headers = {}) => by(site, name, [path], headers);
  const paths = [
    yardstick('Y1 node:http, constant', constant),
    page('list page, cached', listPage),
    page('list page, cached, brotli', listPage, { 'Accept-Encoding': 'br' }),
    page('company page, cached', `/company/${company}`),
    keeping.etag && page('list page, 304', listPage, { ...plain, 'If-None-Match': keeping.etag }),
    nginx && yardstick('Y3 nginx, file', nginx),
    yardstick('Y4 renderToString, cards', cards),
    by(renderingSite, 'list page, not cached', [listPage]),
    yardstick('Y2 node:http + pg, list', list),
    by(api, 'JSON list', [searchPath('')]),
    by(api, 'JSON search, rare', searches('rare')),
    by(api, 'JSON search, common', searches('common')),
    by(api, 'JSON search, common, total known', [searchPath('delivery')]),
    by(api, 'JSON single', [`/api/companies/${company}`]),
  ];
  const remarks = [
    ...(nginx ? [] : ['Y3 was not measured, since nginx is not installed here.']),
    ...(keeping.isKept ? [] : ['The site keeps no pages, so those called cached are rendered.']),
    ...(keeping.etag
      ? []
      : ['The 304 was not measured, since the list page is not known again by an ETag.']),
  ];
  return { paths: paths.filter((path) => path !== undefined && path !== ''), remarks };
}

const yardstick = (name: string, { origin, pids }: Yardstick): Path => ({
  ...{ name, origin, pids, paths: ['/'] },
});

const by = (server: Server, name: string, paths: Paths, headers = {}): Path => ({
  ...{ name, paths, headers, origin: server.url, pids: server.pid ? [server.pid] : [] },
  profile: server.id,
});

const searches = (of: 'common' | 'rare') =>
  manyKeywords(of).map(searchPath) as [string, ...string[]];

async function firstCompany(api: string): Promise<string> {
  const answer = await fetch(api + searchPath(''));
  const [first] = (await answer.json()) as { id: string }[];
  if (!first) throw new Error('The api has no company.');
  return first.id;
}
