import { read, type Visit } from '../api/api.server.ts';
import type { Ended } from '../api/failure.ts';
import { firstOf } from '../listings/alternatives.server.ts';
import { placeIn } from '../places/places.ts';
import { rangeOf } from '../search/paging.ts';
import { companySummary } from './company.server.ts';
import type { CompanySummary } from './company.ts';
import { asService } from './services.ts';

/** One row of cards. */
const MAX_COMPANIES = 3;

/** Live companies in place of one that is gone: with its service in its city, else with its service, else any. */
export async function otherCompanies(visit: Visit, was?: Ended) {
  const service = asService(was?.serviceTypes?.[0]);
  const place = placeIn(was?.location ?? '');
  const search = (query: { q?: string; service?: typeof service }) => () =>
    read(visit, '/api/companies', { query: { ...query, range: rangeOf(1, MAX_COMPANIES) } });
  const nearest = place ? [search({ q: place, service })] : [];
  const alike = service ? [search({ service })] : [];
  return (await firstOf(MAX_COMPANIES, [...nearest, ...alike, search({})])).map(companySummary);
}

/** Size of one cacheable request, the same for all companies. */
const MAX_COMPARED = 24;

/** Other live companies of a company's service, those in its city first. */
export async function similarCompanies(
  visit: Visit,
  { id, location, serviceTypes }: CompanySummary,
) {
  const { data = [] } = await read(visit, '/api/companies', {
    query: { service: serviceTypes[0], range: rangeOf(1, MAX_COMPARED) },
  });
  const city = placeIn(location);
  const isNear = (other: { location: string }) => placeIn(other.location) === city;
  return data
    .filter((other) => other.id !== id && !other.heldUntil)
    .sort((one, two) => Number(isNear(two)) - Number(isNear(one)))
    .slice(0, MAX_COMPANIES)
    .map(companySummary);
}
