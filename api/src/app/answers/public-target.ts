import type { IncomingMessage } from 'node:http';
import { uuidPattern } from '#platform/uuid.ts';
import { contactReads } from '../../companies/companies.controller.ts';
import { config } from '../../config/config.ts';
import { malformationOf } from '../../platform/http/request.ts';
import { policyOf } from '../../platform/limits/policies.ts';

/** Those of lists, their counts, listings, the figures and the places. */
const paths = new RegExp(`^/api/(?:(?:companies|jobs)(?:/facets|/${uuidPattern})?|stats|places)$`);
/** Headers of partners, of moderators and of requests with a body, whose answers are not kept. */
const others = ['authorization', 'x-api-key', 'content-length', 'transfer-encoding'];
/** Longer addresses would take more memory than their answers. */
const MAX_URL_LENGTH = 1_000;

/** The answer that a request is for; undefined for one that needs more than its address. */
export function targetOf(request: IncomingMessage) {
  const { method, url = '', headers } = request;
  // A further question mark is part of the query.
  const [address = '', query] = url.split(/\?(.*)/s, 2);
  if ((method !== 'GET' && method !== 'HEAD') || !paths.test(address)) return undefined;
  if (others.some((name) => headers[name] !== undefined)) return undefined;
  if (url.length > MAX_URL_LENGTH || malformationOf(request)) return undefined;
  const search = new URLSearchParams(query);
  // `at` is the position of a visitor, which is not kept.
  if (search.has('at')) return undefined;
  search.sort();
  const path = search.size > 0 ? `${address}?${search}` : address;
  const origin = config.corsOrigins.find((one) => one === headers.origin);
  const route = address.replace(/[^/]{36}$/, ':id');
  const contacts = route === '/api/companies/:id' ? contactReads : [];
  const limits = [policyOf('GET', route), ...contacts];
  return { key: `${origin} ${path}`, search: search.size > 0, path, origin, route, limits };
}
