import { serviceTypes } from '#contract/listing-types.ts';
import { read, type ApiResult, type Visit } from '../api/api.server.ts';
import { failureText } from '../api/failure.ts';
import { companyList } from '../companies/company-query.ts';
import { articles } from '../content/articles.ts';
import { jobList } from '../jobs/job-query.ts';
import { MIN_INDEXED, type ListFacets } from '../search/around.server.ts';

export interface SitemapPage {
  path: string;
  /** When it last changed, ISO 8601, where that is known. */
  changed?: string;
}

/** Every page that is no listing and may be found by searching. */
export const pages: SitemapPage[] = [
  { path: '/home' },
  { path: '/companies' },
  ...serviceTypes.map((service) => ({ path: companyList.address({ service }) })),
  { path: companyList.placesPath },
  { path: '/jobs' },
  { path: jobList.placesPath },
  { path: '/check' },
  { path: '/register-company' },
  { path: '/post-job' },
  ...articles.map(({ slug, date }) => ({ path: `/blogpost?article=${slug}`, changed: date })),
  { path: '/contact' },
  { path: '/advertise' },
  { path: '/support' },
  { path: '/claim-listing' },
  { path: '/report' },
  { path: '/privacy' },
  { path: '/terms' },
];

/** The pages of places that have several listings, and of their services. @throws Response when the API fails */
export async function placePages(visit: Visit): Promise<SitemapPage[]> {
  const companies = [undefined, ...serviceTypes].map((service) =>
    pagesOf(read(visit, '/api/companies/facets', { query: { service } }), (place) =>
      companyList.address({ place, service }),
    ),
  );
  const jobs = pagesOf(read(visit, '/api/jobs/facets'), (place) => jobList.address({ place }));
  return (await Promise.all([...companies, jobs])).flat();
}

async function pagesOf(
  facets: Promise<ApiResult<ListFacets>>,
  addressOf: (path: string) => string,
) {
  const { data, failure } = await facets;
  if (failure) throw failureText(failure);
  return data.places
    .filter(({ count }) => count >= MIN_INDEXED)
    .map(({ path }) => ({ path: addressOf(path) }));
}
