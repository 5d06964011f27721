import type { DataProvider, GetListParams } from 'react-admin';
import simpleRestProvider from 'ra-data-simple-rest';
import type { Inquiry, ListingRecord, Overview, Relations } from './contract.ts';
import { requestJson, seen } from './http.ts';
import type { Kind } from './listings/kinds.ts';
import { withoutHeld } from './review/held.ts';

const api = '/api';
const rest = simpleRestProvider(api, requestJson);

/** The API's limit for one page of a list. */
const largestPage = 100;

/** Where the lists of submissions are; single records are found under the kind's own path. */
const paths: Record<string, string> = {
  'pending-jobs': 'jobs/pending',
  'pending-companies': 'companies/pending',
};

const listPath = (resource: string) => paths[resource] ?? resource;
const recordPath = (resource: string) => resource.replace(/^pending-/, '');

/**
 * The API as react-admin sees it: `pending-jobs` and `pending-companies` are the queues, `jobs` and
 * `companies` the public listings; a listing keeps its id when it moves from one to the other.
 */
export const dataProvider = {
  ...rest,
  supportAbortSignal: true,
  async getList(resource, params) {
    const isWhole = Object.keys(params.filter ?? {}).length === 0;
    return withoutHeld(resource, await inPages(listPath(resource), params), isWhole);
  },
  getOne: (resource, params) => rest.getOne(recordPath(resource), params),
  getMany: (resource, params) => rest.getMany(listPath(resource), params),
  /** Corrects a listing. 412, as for every decision below: it is not any more as it is in `data`, or in the listing given. */
  update: (resource, params) =>
    simpleRestProvider(api, (url, options) =>
      requestJson(url, { ...options, headers: seen(params.data) }),
    ).update(recordPath(resource), params),

  /** Makes a submission public on a plan. 404 or 409: it is no longer pending. */
  approve: (kind: Kind, listing: ListingRecord, plan: string) =>
    decide<ListingRecord>('PATCH', kind, listing, kind.approval, { plan }),

  /** Refuses a submission for good; the reason is kept in the moderation log. 404 or 409 as above. */
  reject: (kind: Kind, listing: ListingRecord, reason: string) =>
    decide<{ id: string }>('DELETE', kind, listing, 'reject', { reason }),

  /** Renews a listing or moves it to another plan. */
  changePlan: (kind: Kind, listing: ListingRecord, plan: string) =>
    decide<ListingRecord>('PATCH', kind, listing, 'plan', { plan }),

  /** Takes a public listing away at once; the reason is kept in the moderation log. */
  hide: (kind: Kind, listing: ListingRecord, reason: string) =>
    decide<ListingRecord>('PATCH', kind, listing, 'hide', { reason }),

  /** Who else has the same CAC number, phone, e-mail or a similar name, and what was decided about them. */
  relations: (kind: Kind, id: string) => fetchOne<Relations>(`${kind.path}/${id}/relations`),

  /** Marks an inquiry as answered, or as waiting again. */
  markInquiry: (id: string, answered: boolean) =>
    send<Inquiry>('PATCH', `inquiries/${id}`, { answered }),

  /** How moderation goes, in figures. */
  overview: () => fetchOne<Overview>('overview'),
} satisfies DataProvider;

const decide = <Answer>(
  method: string,
  kind: Kind,
  listing: ListingRecord,
  what: string,
  body: object,
) => send<Answer>(method, `${kind.path}/${listing.id}/${what}`, body, listing);

async function send<Answer>(
  method: string,
  path: string,
  body: object,
  record: { etag?: string } = {},
): Promise<{ data: Answer }> {
  // Such a small request also gets through when the page is closed behind it.
  const options = { method, body: JSON.stringify(body), keepalive: true, headers: seen(record) };
  const { json } = await requestJson(`${api}/${path}`, options);
  return { data: json };
}

async function fetchOne<Answer>(path: string): Promise<{ data: Answer }> {
  const { json } = await requestJson(`${api}/${path}`);
  return { data: json };
}

/** A list longer than the API's page, such as an export, is fetched page by page. */
async function inPages(path: string, params: GetListParams) {
  const { perPage } = params.pagination ?? { perPage: largestPage };
  if (perPage <= largestPage) return rest.getList(path, params);
  const data = [];
  for (let next = 1; ; next++) {
    const pagination = { page: next, perPage: largestPage };
    const part = await rest.getList(path, { ...params, pagination });
    data.push(...part.data);
    if (part.data.length < largestPage || data.length >= perPage)
      return { data, total: part.total };
  }
}
