import { searchWords } from '../listings/search-words.ts';
import { asService, services, type Service } from './services.ts';

/** A search of the companies: the words and the service, as its address has them. */
export interface CompanyQuery {
  q?: string;
  service?: Service;
}

/** What an address asks for; what is no service counts as not asked for. */
export const companyQuery = (search: URLSearchParams): CompanyQuery => ({
  q: searchWords(search) || undefined,
  service: asService(search.get('service')),
});

/** The address of a search; empty parts are left out, so that one search has one address. */
export function companiesPath({ q, service }: CompanyQuery, page = 1): string {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  if (service) search.set('service', service);
  if (page > 1) search.set('page', String(page));
  return search.size ? `/companies?${search}` : '/companies';
}

/** A search in words: `Van Delivery companies in Nigeria: “ikeja”`. */
export function companiesTitle({ q, service }: CompanyQuery): string {
  const companies = `${service ? services[service].offer : 'Delivery'} companies in Nigeria`;
  return q ? `${companies}: “${q}”` : companies;
}
