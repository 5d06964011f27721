import { answer, api } from '../api.server.ts';
import { companySummary } from './company.server.ts';

/** A few live companies, for whoever came for one that is gone; none when they cannot be had. */
export async function otherCompanies(request: Request) {
  const { data = [] } = await answer(
    api(request).GET('/api/companies', { params: { query: { range: '[0,2]' } } }),
  );
  return data.map(companySummary);
}
