import type { IncomingMessage } from 'node:http';
import { uuidPattern } from '#platform/uuid.ts';
import { companyList } from '../app/companies/company-query.ts';
import { feedFiles, feedPath } from '../app/feeds/formats.ts';
import { jobList } from '../app/jobs/job-query.ts';
import { choosesLite } from '../app/layout/lite.server.ts';
import { placeAt } from '../app/places/gazetteer.server.ts';
import type { Filters, SearchableList } from '../app/search/list-query.ts';
import { pageNumber } from '../app/search/paging.ts';

/** A public address in its canonical form. */
export interface Address {
  /** The path with the parameters that the page knows, and no others: rendered, and the cache key. */
  path: string;
  /** Contains words typed by a visitor or two places, so the number of such addresses is unbounded. */
  search: boolean;
  /** A listing's own page, whose views are counted. */
  listing: boolean;
}

/** The cached page that a request is for. */
export interface PageTarget extends Address {
  key: string;
  /** The page without scripts and pictures, for `Save-Data: on` and the lite version. */
  saveData: boolean;
  /** Chosen by a cookie, which no shared cache takes into account. */
  isChosen: boolean;
}

/** The page that a request is for; undefined where it is not public. */
export function targetOf({ method, url = '', headers }: IncomingMessage): PageTarget | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const address = addressOf(url);
  if (!address) return undefined;
  const choice = choosesLite(headers.cookie);
  const saveData = choice ?? headers['save-data'] === 'on';
  const key = saveData ? `save-data ${address.path}` : address.path;
  return { ...address, saveData, isChosen: choice !== undefined, key };
}

type Canonical = (search: URLSearchParams) => string | undefined;

const lists: readonly SearchableList<Filters>[] = [companyList, jobList];

/** A list or one of its places, paged; undefined where Remix redirects to its own address or knows no such place. */
function listAddress(path: string, search: URLSearchParams): string | undefined {
  const list = lists.find((one) => one.has(path));
  const query = list?.query(search, path);
  if (!list || !query || !list.isOwnAddress(path, search)) return undefined;
  const isKnown = list.places.every((name) => !query[name] || placeAt(query[name]));
  return isKnown ? list.address(query, pageNumber(search)) : undefined;
}

const feeds = lists.flatMap((list) =>
  feedFiles.map((file): [string, Canonical] => [
    `${list.path}/${file}`,
    (search) => feedPath(list.flatAddress(list.query(search)), file),
  ]),
);
const texts = ['/home', '/privacy', '/terms', '/contact', '/support', '/offline', '/check'];
const files = ['/robots.txt', '/site.webmanifest'];

/** Keyed by exact path; other spellings go to Remix. */
const pages = new Map<string, Canonical>([
  ...feeds,
  ...[...texts, ...files, ...lists.map(({ placesPath }) => placesPath)].map(
    (path): [string, Canonical] => [path, () => path],
  ),
  ['/blogpost', (search) => withOne('/blogpost', 'article', search, /^[a-z\d-]{1,80}$/)],
  ['/sitemap.xml', (search) => withOne('/sitemap.xml', 'part', search, /^[a-z]{3,9}(-\d{1,4})?$/)],
]);
/** The page of a listing and the pages below it. */
const listing = new RegExp(`^/(company|job)/${uuidPattern}(?:/(profile|book|contact|slip))?$`);

/** The canonical address of a request; undefined where the page is not public. */
export function addressOf(url: string): Address | undefined {
  const mark = url.indexOf('?');
  const whole = mark < 0 ? url : url.slice(0, mark);
  const search = mark < 0 ? none : new URLSearchParams(url.slice(mark));
  const isData = whole.endsWith('.data');
  const path = isData ? whole.slice(0, -'.data'.length) : whole;
  const [isListing, , dialog] = listing.exec(path) ?? [];
  const canonical = isListing ? path : (pages.get(path)?.(search) ?? listAddress(path, search));
  if (canonical === undefined) return undefined;
  const address = isData ? dataPath(canonical, path, search) : canonical;
  if (address === undefined) return undefined;
  return {
    path: address,
    search: /[?&](q|to)=/.test(address),
    listing: Boolean(isListing) && !dialog,
  };
}

const none = new URLSearchParams();

/** Remix requests a page's data at its path with `.data`, and of some routes by `_routes`: the page's own, or it and the root. */
function dataPath(canonical: string, path: string, search: URLSearchParams): string | undefined {
  if (path.includes('.')) return undefined;
  const address = path + '.data' + canonical.slice(path.length);
  const routes = search.get('_routes');
  if (routes === null) return address;
  const own = `routes/${routeOf(path)}`;
  if (routes !== own && routes !== `root,${own}`) return undefined;
  return `${address}${address.includes('?') ? '&' : '?'}_routes=${encodeURIComponent(routes)}`;
}

/** The file of the route: a list has its places in it; the dialogs of a company share one, a job has only one. */
function routeOf(path: string): string {
  const [, kind, dialog] = listing.exec(path) ?? [];
  if (!kind) {
    const list = lists.find((one) => one.has(path));
    if (list) return `${list.path.slice(1)}.$`;
    return path.endsWith('/places') ? '$list.places' : path.slice(1);
  }
  if (!dialog) return `${kind}.$id`;
  return kind === 'job' ? 'job.$id_.contact' : 'company.$id_.$panel';
}

/** A path with one parameter of the given shape; any other value goes to Remix. */
function withOne(path: string, name: string, search: URLSearchParams, shape: RegExp) {
  const value = search.get(name);
  if (value === null) return path;
  return shape.test(value) ? `${path}?${name}=${value}` : undefined;
}
