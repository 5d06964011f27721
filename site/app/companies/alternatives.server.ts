import { read, type Visit } from '../api/api.server.ts';
import type { Ended } from '../api/failure.ts';
import { firstOf } from '../listings/alternatives.server.ts';
import { placeIn } from '../places/places.ts';
import { companySummary } from './company.server.ts';
import { asService } from './services.ts';

/** One row of cards. */
const MAX_COMPANIES = 3;

/** Live companies instead of one that is gone: of its service in its city, of its service, any. */
export async function otherCompanies(visit: Visit, was?: Ended) {
  const service = asService(was?.serviceTypes?.[0]);
  const place = placeIn(was?.location ?? '');
  const search = (query: { q?: string; service?: typeof service }) => () =>
    read(visit, '/api/companies', {
      query: { ...query, range: JSON.stringify([0, MAX_COMPANIES - 1]) },
    });
  const nearest = place ? [search({ q: place, service })] : [];
  const alike = service ? [search({ service })] : [];
  return (await firstOf(MAX_COMPANIES, [...nearest, ...alike, search({})])).map(companySummary);
}
