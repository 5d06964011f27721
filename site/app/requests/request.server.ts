import { stateIn } from '../answers/met.server.ts';
import { read, type Visit } from '../api/api.server.ts';
import type { CompanyDetails, Reveal } from '../companies/company.ts';
import { firstOf } from '../listings/alternatives.server.ts';
import { pick } from '../listings/pick.ts';
import { nameOf, placeAt, placeMeant } from '../places/gazetteer.server.ts';
import { rangeOf } from '../search/paging.ts';
import type { DeliveryRequest } from './request-text.ts';

/** Another company of the same corridor. */
export type OtherCompany = Pick<CompanyDetails, 'id' | 'name' | 'location' | 'priceRange'>;

/** A request with other companies to ask and, after a reveal, the phone number. */
export interface Asked {
  request: DeliveryRequest;
  others?: OtherCompany[];
  reveal?: Reveal;
}

const MAX_OTHERS = 2;
/** Some of them may be held. */
const MAX_READ = 8;

/** The request with its places by their names, and the next companies there whose number was not shown today. */
export async function askedOf(
  visit: Visit,
  company: CompanyDetails,
  given: DeliveryRequest,
): Promise<Asked> {
  const request = { ...given, from: asName(given.from), to: asName(given.to) };
  const place = placeMeant(request.from, company.place)?.path ?? company.place ?? undefined;
  const to = placeMeant(request.to, company.place)?.path;
  const search = (service?: CompanyDetails['serviceTypes'][number]) => () =>
    read(visit, '/api/companies', { query: { place, to, service, range: rangeOf(1, MAX_READ) } });
  const found = await firstOf(2 * MAX_OTHERS + 1, [search(company.serviceTypes[0]), search()]);
  const cookies = visit.request.headers.get('Cookie');
  const isAsked = (id: string) => stateIn(cookies, id, new Date()) === 'early';
  const others = found.filter(({ id }) => id !== company.id && !isAsked(id)).slice(0, MAX_OTHERS);
  return {
    request,
    others: others.map((other) => pick(other, ['id', 'name', 'location', 'priceRange'])),
  };
}

const asName = (words: string) => {
  const place = placeAt(words);
  return place ? nameOf(place) : words;
};
