import { grouped } from '#contract/digits.ts';
import { read, type Visit } from '../api/api.server.ts';
import type { Distances } from '../places/near.server.ts';
import type { Source } from '../search/around.server.ts';
import { asApiQuery, companyList } from './company-query.ts';
import { companySummary } from './company.server.ts';
import type { Company, CompanySummary } from './company.ts';
import { servicesIn, type Service } from './services.ts';

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
    const lowest = Math.min(...companies.map(({ priceRange }) => startOf(priceRange, service)));
    return (
      `${companyList.counted(count)} ${pick} up in ${name}${ways}.` +
      (lowest < Infinity ? ` Their prices on this page start at ₦${grouped(lowest)}.` : '')
    );
  },
});

/** The first amount of a price range, in naira: of `₦2,500 by bike, ₦20,000 by van` that of the service. */
function startOf(text: string, service?: Service) {
  const parts = text.split(/[,;] /).filter((part) => amount.test(part));
  const own = parts.find((part) => service && servicesIn(part).includes(service)) ?? text;
  return Number(amount.exec(own)?.[1]?.replaceAll(',', '') ?? Infinity);
}

const amount = /₦\s?(\d[\d,]*)/;
