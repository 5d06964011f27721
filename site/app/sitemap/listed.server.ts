import { read, type Visit } from '../api/api.server.ts';
import { failureText } from '../api/failure.ts';
import type { Company } from '../companies/company.ts';
import type { Job } from '../jobs/job.ts';
import type { SitemapPage } from './pages.ts';

export const listingTypes = ['companies', 'jobs'] as const;
export type ListingType = (typeof listingTypes)[number];

/** The API's limit for a range. */
const ROWS_PER_CALL = 100;
const MAX_CONCURRENT_CALLS = 4;

/** The API's ranges end here; later listings are found through the lists. */
const MAX_LISTINGS = 100_000;

/** The number of live listings of each type. @throws Response when the API fails */
export async function countListed(visit: Visit): Promise<Record<ListingType, number>> {
  const { data, failure } = await read(visit, '/api/stats');
  if (failure) throw failureText(failure);
  return {
    companies: Math.min(MAX_LISTINGS, data.companies),
    jobs: Math.min(MAX_LISTINGS, data.jobs),
  };
}

/** The live listings from one index to another (exclusive). @throws Response when the API fails */
export async function listed(visit: Visit, type: ListingType, from: number, to: number) {
  const starts = Array.from(
    { length: Math.ceil((to - from) / ROWS_PER_CALL) },
    (_, index) => from + index * ROWS_PER_CALL,
  );
  const pages: SitemapPage[] = [];
  while (starts.length > 0) {
    const calls = starts
      .splice(0, MAX_CONCURRENT_CALLS)
      .map((start) => loadRange(visit, type, start, Math.min(to, start + ROWS_PER_CALL) - 1));
    pages.push(...(await Promise.all(calls)).flat());
  }
  return pages;
}

async function loadRange(visit: Visit, type: ListingType, first: number, last: number) {
  const range = JSON.stringify([first, last]);
  const { data, failure } = await read(visit, `/api/${type}`, { query: { range } });
  if (failure) throw failureText(failure);
  return data.map(pageOfListing);
}

const pageOfListing = (listing: Job | Company): SitemapPage =>
  'postedDate' in listing
    ? { path: `/job/${listing.id}`, changed: listing.postedDate }
    : { path: `/company/${listing.id}`, changed: listing.verifiedAt ?? listing.createdAt };
