import { searchWords } from '../listings/search-words.ts';
import { asJobLocation, asJobType, jobTypes, type JobType } from './job-types.ts';

/** A search of the jobs: words, place and type, as its address has them. */
export interface JobQuery {
  q?: string;
  location?: string;
  type?: JobType;
}

/** What an address asks for; what no filter has counts as not asked for. */
export const jobQuery = (search: URLSearchParams): JobQuery => ({
  q: searchWords(search) || undefined,
  location: asJobLocation(search.get('location')),
  type: asJobType(search.get('type')),
});

/** The address of a search; empty parts are left out, so that one search has one address. */
export function jobsPath({ q, location, type }: JobQuery, page = 1): string {
  const parts = Object.entries({ q, location, type, page: page > 1 && String(page) });
  const search = new URLSearchParams(
    parts.filter((part): part is [string, string] => Boolean(part[1])),
  );
  return search.size ? `/jobs?${search}` : '/jobs';
}

/** A search in words: `Delivery jobs in Lagos, Part Time: “rider”`. */
export function jobsTitle({ q, location = 'Nigeria', type }: JobQuery): string {
  const kind = type ? `, ${jobTypes[type]}` : '';
  return `Delivery jobs in ${location}${kind}${q ? `: “${q}”` : ''}`;
}
