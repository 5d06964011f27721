import { read, type Visit } from '../api.server.ts';
import { failureText } from '../failure.ts';
import { pageOf } from '../listings/page.ts';
import type { SitemapPage } from './pages.ts';

export const kinds = ['companies', 'jobs'] as const;
export type Kind = (typeof kinds)[number];

/** The most that the api gives at once, and how many such questions are put to it at the same time. */
const perCall = 100;
const atOnce = 4;

/** How many live listings of a kind there are. @throws Response when the api cannot say */
export const countListed = async (visit: Visit, kind: Kind) =>
  (await asked(visit, kind, 0, 0)).total;

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
    for (const given of await Promise.all(calls)) pages.push(...given.pages);
  }
  return pages;
}

async function asked(visit: Visit, kind: Kind, first: number, last: number) {
  const params = { query: { range: JSON.stringify([first, last]) } };
  const { data, headers, failure } = await (kind === 'companies'
    ? read(visit, '/api/companies', params)
    : read(visit, '/api/jobs', params));
  if (failure) throw failureText(failure);
  return { pages: data.map(pageOfListing), total: pageOf(headers, 1, perCall).total };
}

const pageOfListing = (
  listing: { id: string } & ({ postedDate: string } | { createdAt: string }),
): SitemapPage =>
  'postedDate' in listing
    ? { path: `/job/${listing.id}`, changed: listing.postedDate }
    : { path: `/company/${listing.id}`, changed: listing.createdAt };
