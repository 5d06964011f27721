import { companiesPath, companyQuery } from '../app/companies/company-query.ts';
import { feedFiles, feedPath } from '../app/feeds/formats.ts';
import { jobQuery, jobsPath } from '../app/jobs/job-query.ts';
import { pageNumber } from '../app/listings/page.ts';

/** An address that is the same for everybody, in the one form that all its spellings have. */
export interface Address {
  /** The path with the parameters that the page knows, and no others: what is rendered, and its key. */
  path: string;
  /** Whether it holds words that somebody typed: of those there is no end. */
  search: boolean;
  /** A listing's own page: who reads it is counted. */
  listing: boolean;
}

type Canonical = (search: URLSearchParams) => string | undefined;

const lists: Record<string, Canonical> = {
  '/companies': (search) => companiesPath(companyQuery(search), pageNumber(search)),
  '/jobs': (search) => jobsPath(jobQuery(search), pageNumber(search)),
};
const feeds = Object.fromEntries(
  feedFiles.flatMap((file): [string, Canonical][] => [
    [`/companies/${file}`, (search) => feedPath(companiesPath(companyQuery(search)), file)],
    [`/jobs/${file}`, (search) => feedPath(jobsPath(jobQuery(search)), file)],
  ]),
);
const texts = ['/home', '/privacy', '/terms', '/contact', '/support', '/claim-listing'];
const files = ['/robots.txt', '/site.webmanifest'];

/** Known paths, spelled exactly so: another spelling is answered by Remix, whose page in the browser compares them. */
const pages = new Map<string, Canonical>([
  ...Object.entries({ ...lists, ...feeds }),
  ...[...texts, ...files].map((path): [string, Canonical] => [path, () => path]),
  ['/blogpost', (search) => withOne('/blogpost', 'article', search, /^[a-z\d-]{1,80}$/)],
  ['/sitemap.xml', (search) => withOne('/sitemap.xml', 'part', search, /^[a-z]{3,9}(-\d{1,4})?$/)],
]);
const listing = /^\/(?:company|job)\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The address of a request, or undefined where the page is not one for everybody. */
export function addressOf(url: string): Address | undefined {
  const mark = url.indexOf('?');
  const whole = mark < 0 ? url : url.slice(0, mark);
  const search = mark < 0 ? none : new URLSearchParams(url.slice(mark));
  const isData = whole.endsWith('.data');
  const path = isData ? whole.slice(0, -'.data'.length) : whole;
  const isListing = listing.test(path);
  const canonical = isListing ? path : pages.get(path)?.(search);
  if (canonical === undefined) return undefined;
  const address = isData ? dataPath(canonical, path, search) : canonical;
  if (address === undefined) return undefined;
  return { path: address, search: address.includes('?q='), listing: isListing };
}

const none = new URLSearchParams();

/**
 * Remix asks for a page's data at its path with `.data`, and for some of its routes by `_routes`: the page's own, the root
 * or both. Every other choice is one that no page of ours makes.
 */
function dataPath(canonical: string, path: string, search: URLSearchParams): string | undefined {
  if (path.includes('.')) return undefined;
  const address = path + '.data' + canonical.slice(path.length);
  const routes = search.get('_routes');
  if (routes === null) return address;
  const [, name = ''] = path.split('/');
  const own = `routes/${listing.test(path) ? `${name}.$id` : name}`;
  if (routes !== own && routes !== `root,${own}`) return undefined;
  return `${address}${address.includes('?') ? '&' : '?'}_routes=${encodeURIComponent(routes)}`;
}

/** A path with one parameter whose value looks as it must; any other value is for Remix to judge. */
function withOne(path: string, name: string, search: URLSearchParams, shape: RegExp) {
  const value = search.get(name);
  if (value === null) return path;
  return shape.test(value) ? `${path}?${name}=${value}` : undefined;
}
