import { read, type Visit } from '../api/api.server.ts';
import { missing } from '../listings/missing.server.ts';
import { otherCompanies } from './alternatives.server.ts';
import { companyDetails } from './company.server.ts';
import { failed } from './missing-company.tsx';

const notFound = 'Company not found';

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
