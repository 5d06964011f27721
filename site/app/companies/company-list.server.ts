import { read, type Visit } from '../api/api.server.ts';
import type { Distances } from '../places/near.server.ts';
import type { Source } from '../search/around.server.ts';
import { asApiQuery, companyList } from './company-query.ts';
import { companySummary } from './company.server.ts';
import type { Company, CompanySummary } from './company.ts';

/** The calls for the list of companies. */
export const companySource = (
  visit: Visit,
  distanceTo: Distances,
): Source<typeof companyList.filters, Company, CompanySummary> => ({
  rows: ({ range, ...query }) =>
    read(visit, '/api/companies', { query: { ...asApiQuery(query), verified: 'true', range } }),
  facets: (query) => read(visit, '/api/companies/facets', { query: asApiQuery(query) }),
  card(company) {
    const distance = distanceTo(company.place);
    return { ...companySummary(company), ...(distance && { distance }) };
  },
  lead({ name, count, choices }, { service }, companies) {
    const by = choices.filter((one) => one.count > 0).map((one) => `${one.count} by ${one.value}`);
    const [pick, deliver] = count === 1 ? ['picks', 'delivers'] : ['pick', 'deliver'];
    const ways = service
      ? ` and ${deliver} by ${service}`
      : `: ${new Intl.ListFormat('en-GB').format(by)}`;
    const prices = companies.map(({ priceRange }) => startOf(priceRange));
    const lowest = Math.min(...prices);
    return (
      `${companyList.counted(count)} ${pick} up in ${name}${ways}.` +
      (lowest < Infinity ? ` Prices on this page start at ₦${lowest.toLocaleString('en-NG')}.` : '')
    );
  },
});

/** The first amount of a price range, in naira. */
const startOf = (text: string) =>
  Number(/₦\s?(\d[\d,]*)/.exec(text)?.[1]?.replaceAll(',', '') ?? Infinity);
