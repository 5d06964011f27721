import { serviceTypes } from '#contract/listing-types.ts';
import { companyList } from '../companies/company-query.ts';
import { articles } from '../content/articles.ts';
import { jobList } from '../jobs/job-query.ts';

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
