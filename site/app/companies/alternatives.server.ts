import { read, type Visit } from '../api.server.ts';
import type { Ended } from '../failure.ts';
import { firstOf } from '../listings/alternatives.server.ts';
import { placeIn } from '../listings/places.ts';
import { companySummary } from './company.server.ts';
import { asService } from './services.ts';

/** One row of cards. */
const most = 3;

/** Live companies for whoever came for one that is gone: of its service in its city, of its service, any. */
export async function otherCompanies(visit: Visit, was?: Ended) {
  const service = asService(was?.serviceTypes?.[0] ?? null);
  const place = placeIn(was?.location ?? '');
  const search = (query: { q?: string; service?: typeof service }) => () =>
    read(visit, '/api/companies', { query: { ...query, range: JSON.stringify([0, most - 1]) } });
  const nearest = place ? [search({ q: place, service })] : [];
  const alike = service ? [search({ service })] : [];
  return (await firstOf(most, [...nearest, ...alike, search({})])).map(companySummary);
}
