import { useDataProvider, type DataProvider, type GetListParams, type RaRecord } from 'react-admin';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import simpleRestProvider from 'ra-data-simple-rest';
import type * as wire from '#contract/openapi.ts';
import type { Kind, ListingRecord } from '../kind.ts';
import { ifMatch, outlivesPage, requestJson } from './http.ts';

const API = '/api';
const rest = simpleRestProvider(API, requestJson);

/** Inquiries that a search shows. */
export const MAX_INQUIRIES = 10;

/** Of a list whose total is asked for. */
export const oldestRow = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'createdAt', order: 'ASC' },
} as const;

/** The API's limit for one page of a list. */
const MAX_PAGE_SIZE = 100;

/** The list of `pending-jobs` is `jobs/pending`; its single records are under `jobs`. */
const listPath = (resource: string) => resource.replace(/^pending-(.*)/, '$1/pending');
const recordPath = (resource: string) => resource.replace(/^pending-/, '');

/**
 * The API as react-admin sees it: `pending-jobs` and `pending-companies` are the queues, `jobs` and
 * `companies` the public listings; a listing keeps its id when it moves from one to the other.
 */
export const dataProvider = {
  ...rest,
  supportAbortSignal: true,
  getList: (resource, params) => getPages(listPath(resource), params),
  getOne: (resource, params) => rest.getOne(recordPath(resource), params),
  /** Edits a listing. Like every change below it fails with 412 if the listing was changed since `data` was fetched. */
  update: (resource, { id, data }: { id: string | number; data: Partial<ListingRecord> }) =>
    call(`${recordPath(resource)}/${id}`, { method: 'PUT', body: data, etag: data.etag }),

  /** Decides about up to 100 submissions, once per key; each is answered for itself. */
  decide: (decisions: wire.Decisions, key: string) =>
    call<wire.DecisionResults>('moderations', { method: 'POST', body: decisions, key }),

  /** Claims of submissions being read; `claim` adds one of this moderator and returns all. */
  claims: () => call<wire.Claim[]>('claims'),
  claim: (id: string) => call<wire.Claim[]>(`claims/${id}`, { method: 'PUT' }),

  changePlan: (kind: Kind, listing: ListingRecord, plan: string) =>
    change(kind, listing, 'plan', { plan }),

  /** Unpublishes a listing at once; the reason is kept in the moderation log. */
  hide: (kind: Kind, listing: ListingRecord, reason: string) =>
    change(kind, listing, 'hide', { reason }),

  /** Listings with the same CAC number, phone, email or a similar name, and earlier decisions about them. */
  relations: (kind: Kind, id: string) => call<wire.Relations>(`${kind.path}/${id}/relations`),

  /** The checks of a company, newest first. */
  proofs: (id: string) => call<wire.ProofEntry[]>(`companies/${id}/proofs`),
  check: ({ id, etag }: wire.CompanyRecord, check: wire.ProofForm) =>
    call<wire.ProofEntry>(`companies/${id}/proofs`, { method: 'POST', body: check, etag }),

  /** Makes a change of its owner public; `said` is the answer at the old number or address. 404: decided or taken back. */
  approveChange: ({ id, etag }: wire.Change, said: string) =>
    call<wire.Change>(`changes/${id}/approve`, { method: 'PATCH', body: { said }, etag }),

  /** Drops a change and mails its owner, with the reason if there is one. 404 as above. */
  refuseChange: ({ id, etag }: wire.Change, reason: string) =>
    call<wire.Change>(`changes/${id}/reject`, { method: 'DELETE', body: { reason }, etag }),

  /** 409: decided by someone else, or nothing proves it. */
  decideClaim: (id: string, decision: wire.ClaimDecision) =>
    call<unknown>(`ownership-claims/${id}`, { method: 'PATCH', body: decision }),

  /** Decides about all open reports of a listing or number; upheld ones hide it. */
  decideReports: (id: string, decision: wire.ReportDecision) =>
    call<object>(`reports/${id}`, { method: 'PATCH', body: decision }),

  /** Daily views and contacts of a listing in 90 days. */
  activity: (kind: Kind, id: string) => call<wire.ActivityDay[]>(`${kind.path}/${id}/activity`),

  /** Whether a company answered, by day: what visitors said. */
  answers: (id: string) => call<wire.AnswerDay[]>(`companies/${id}/answers`),

  areas: (state: string) => call<wire.Place[]>(`places?within=${state}`),

  markInquiry: (id: string, answered: boolean) =>
    call<wire.Inquiry>(`inquiries/${id}`, { method: 'PATCH', body: { answered } }),

  /** Listings in any state that match a text, such as the reference in a mail. */
  find: (q: string) => call<wire.FoundRecord[]>(`records?q=${encodeURIComponent(q)}`),
  /** The newest inquiries that match the same text. */
  findInquiries: (q: string) =>
    call<wire.Inquiry[]>(`inquiries?q=${encodeURIComponent(q)}&range=[0,${MAX_INQUIRIES - 1}]`),

  overview: () => call<wire.Overview>('overview'),

  moderators: () => call<wire.Moderator[]>('accounts'),
  addModerator: (email: string) =>
    call<wire.NewModerator>('accounts', { method: 'POST', body: { email } }),
  newPassword: (id: string) =>
    call<wire.NewModerator>(`accounts/${id}/password`, { method: 'POST', body: {} }),
  deactivate: (id: string) => call<wire.Moderator>(`accounts/${id}`, { method: 'DELETE' }),

  partners: () => call<wire.Partner[]>('partners'),
  addPartner: (name: string) =>
    call<wire.NewPartner>('partners', { method: 'POST', body: { name } }),
  revokePartner: (id: string) => call<wire.Partner>(`partners/${id}`, { method: 'DELETE' }),
} satisfies DataProvider;

export type Api = typeof dataProvider;

export const useApi = () => useDataProvider<Api>();

/** The answer of the API to a call, which the key names among those that are kept. */
export function useRead<Answer>(
  queryKey: readonly unknown[],
  read: (api: Api) => Promise<Answer>,
  options?: Omit<UseQueryOptions<Answer>, 'queryKey' | 'queryFn'>,
) {
  const api = useApi();
  return useQuery({ queryKey, queryFn: () => read(api), ...options });
}

const change = ({ path }: Kind, { id, etag }: ListingRecord, action: string, body: object) =>
  call<ListingRecord>(`${path}/${id}/${action}`, { method: 'PATCH', body, etag });

interface CallOptions {
  method?: string;
  body?: object;
  etag?: string | undefined;
  /** The idempotency key. */
  key?: string;
}

/** The answer has the shape that the contract gives for the path. */
async function call<Answer>(path: string, { method, body, etag, key }: CallOptions = {}) {
  const headers = ifMatch({ etag });
  if (key) headers.set('Idempotency-Key', key);
  const response = await requestJson(`${API}/${path}`, {
    ...(method && { method }),
    headers,
    ...(body && { body: JSON.stringify(body), keepalive: outlivesPage(body) }),
  });
  return { data: response.json as Answer };
}

/** Fetches a list page by page when it is longer than one page of the API, such as an export. */
async function getPages(path: string, params: GetListParams) {
  const { perPage } = params.pagination ?? { perPage: MAX_PAGE_SIZE };
  if (perPage <= MAX_PAGE_SIZE) return rest.getList(path, params);
  const data: RaRecord[] = [];
  for (let page = 1; ; page++) {
    const pagination = { page, perPage: MAX_PAGE_SIZE };
    const part = await rest.getList<RaRecord>(path, { ...params, pagination });
    data.push(...part.data);
    if (part.data.length < MAX_PAGE_SIZE || data.length >= perPage)
      return { data, total: part.total };
  }
}
