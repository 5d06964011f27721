import { serviceNames } from '#contract/listing-types.ts';
import {
  type Filter,
  SearchableList,
  type FiltersFor,
  type ListQuery,
} from '../search/list-query.ts';
import { services } from './services.ts';

/** Each filter is a query parameter of the page and of the API, and a row of chips. */
export const companyList = new SearchableList(
  '/companies',
  {
    service: {
      label: 'Service',
      all: 'All Services',
      choices: services,
      icons: { bike: 'bike', van: 'van', air: 'air' },
    },
    proof: { label: 'Checks', all: 'Any', choices: { 'cac,phone': 'CAC and phone checked' } },
    licensed: { label: 'Licence', all: 'Any', choices: { true: 'Licence seen' } },
    near: { label: 'Distances', all: 'None', choices: { yes: 'Distances' }, chips: 'none' },
  } satisfies FiltersFor<'/api/companies'> & { near: Filter },
  {
    noun: ['company', 'companies'],
    facet: 'service',
    places: ['place', 'to'],
    hasFacetInPath: true,
  },
);

export type CompanyQuery = ListQuery<typeof companyList.filters>;

/** A search of the page as the API takes it, without `near`, with which the cards tell how far they are. */
export const asApiQuery = ({ near: _near, ...query }: CompanyQuery) => query;

/** For example `Van Delivery companies in Ikeja, Lagos: “fragile”`. */
export function companiesTitle({ q, service }: CompanyQuery, place = 'Nigeria'): string {
  const companies = `${service ? serviceNames[service] : 'Delivery'} companies in ${place}`;
  return q ? `${companies}: “${q}”` : companies;
}
