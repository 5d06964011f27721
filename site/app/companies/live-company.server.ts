import { cityIn } from '#contract/places.ts';
import { read, type Visit } from '../api/api.server.ts';
import type { Ended } from '../api/failure.ts';
import { firstOf } from '../listings/alternatives.server.ts';
import { missing } from '../listings/missing.server.ts';
import { rangeOf } from '../search/paging.ts';
import { companyDetails, companySummary } from './company.server.ts';
import type { CompanyDetails } from './company.ts';
import { failed } from './missing-company.tsx';
import { asService } from './services.ts';

const notFound = 'Company not found';

/** One row of cards. */
const MAX_COMPANIES = 3;

/**
 * The company in the address, with what a page may know of it.
 * @throws its error page, with live companies instead where it is gone
 */
export async function liveCompany(visit: Visit, id = '') {
  const { data, failure } = await read(visit, '/api/companies/{id}', { path: { id } });
  if (failure)
    throw await missing(failure, { notFound, failed }, (was) => otherCompanies(visit, was));
  return companyDetails(data);
}

/** Live companies in place of one that is gone: with its service in its city, else with its service, else any. */
async function otherCompanies(visit: Visit, was?: Ended) {
  const service = asService(was?.serviceTypes?.[0]);
  const place = cityIn(was?.location ?? '');
  const search = (query: { q?: string; service?: typeof service }) => () =>
    read(visit, '/api/companies', { query: { ...query, range: rangeOf(1, MAX_COMPANIES) } });
  const nearest = place ? [search({ q: place, service })] : [];
  const alike = service ? [search({ service })] : [];
  return (await firstOf(MAX_COMPANIES, [...nearest, ...alike, search({})])).map(companySummary);
}

/** Other live companies of a company's service, the nearest first. */
export async function similarCompanies(
  visit: Visit,
  { id, place, serviceTypes: [service] }: CompanyDetails,
) {
  const search = (query: { place?: string }) => () =>
    read(visit, '/api/companies', { query: { ...query, service, range } });
  const range = rangeOf(1, MAX_COMPANIES + 1);
  const near = place ? [search({ place })] : [];
  return (await firstOf(MAX_COMPANIES, [...near, search({})], id)).map(companySummary);
}
