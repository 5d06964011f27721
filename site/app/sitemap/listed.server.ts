import { read, type Visit } from '../api.server.ts';
import { failureText } from '../failure.ts';
import type { SitemapPage } from './pages.ts';

export const kinds = ['companies', 'jobs'] as const;
export type Kind = (typeof kinds)[number];

/** The most that the api gives at once, and how many such questions are put to it at the same time. */
const perCall = 100;
const atOnce = 4;

/** So far the api goes by numbers: what comes behind is found through the lists. */
const most = 100_000;

/** How many live listings of each kind there are to name. @throws Response when the api cannot say */
export async function countListed(visit: Visit): Promise<Record<Kind, number>> {
  const { data, failure } = await read(visit, '/api/stats');
  if (failure) throw failureText(failure);
  return { companies: Math.min(most, data.companies), jobs: Math.min(most, data.jobs) };
}

/** The live listings of a kind from one place in the list to another (not included). @throws Response */
export async function listed(visit: Visit, kind: Kind, from: number, to: number) {
  const starts = Array.from(
    { length: Math.ceil((to - from) / perCall) },
    (_, index) => from + index * perCall,
  );
  const pages: SitemapPage[] = [];
  while (starts.length > 0) {
    const calls = starts
      .splice(0, atOnce)
      .map((start) => asked(visit, kind, start, Math.min(to, start + perCall) - 1));
    pages.push(...(await Promise.all(calls)).flat());
  }
  return pages;
}

async function asked(visit: Visit, kind: Kind, first: number, last: number) {
  const params = { query: { range: JSON.stringify([first, last]) } };
  const { data, failure } = await (kind === 'companies'
    ? read(visit, '/api/companies', params)
    : read(visit, '/api/jobs', params));
  if (failure) throw failureText(failure);
  return data.map(pageOfListing);
}

const pageOfListing = (
  listing: { id: string } & ({ postedDate: string } | { createdAt: string }),
): SitemapPage =>
  'postedDate' in listing
    ? { path: `/job/${listing.id}`, changed: listing.postedDate }
    : { path: `/company/${listing.id}`, changed: listing.createdAt };
