import type { LoaderFunctionArgs } from '@remix-run/node';
import type { IncomingHttpHeaders } from 'node:http';
import { Readable as ByteStream } from 'node:stream';
import type { paths } from '#contract/openapi.ts';
import { apiUrl, get } from './connection.server.ts';
import { failureOf, unreachable, type Failure } from './failure.ts';

const READ_TIMEOUT_MS = 5_000;
const WRITE_TIMEOUT_MS = 60_000;

/** The data of a call or its failure; calls do not throw. */
export type ApiResult<T> =
  | { data: T; headers: IncomingHttpHeaders; failure?: never }
  | { failure: Failure; data?: never; headers?: never };

/** The arguments of a loader or action that identify the visitor. */
export type Visit = Pick<LoaderFunctionArgs, 'request' | 'context'>;

type Readable = { [P in keyof paths]: paths[P]['get'] extends object ? P : never }[keyof paths];
type ParametersOf<P extends Readable> =
  NonNullable<paths[P]['get']> extends { parameters: infer G }
    ? { query?: Field<G, 'query'>; path?: Field<G, 'path'> }
    : never;
type Field<G, K extends string> = G extends { [F in K]?: infer V } ? V : never;
type BodyOf<P extends Readable> =
  NonNullable<paths[P]['get']> extends {
    responses: { 200: { content: { 'application/json': infer D } } };
  }
    ? D
    : never;

/**
 * GET within 5 s: `read(visit, '/api/jobs', { query: { q: 'rider' } })`. The response is added to the page's
 * `context.cacheDependencies`. The visitor's `Authorization` and cookies are not sent. `X-Page-Read` says that the visitor
 * does not get the response itself, so that contact details in it are not counted; `extra` are further headers.
 */
export async function read<P extends Readable>(
  { request, context }: Visit,
  path: P,
  { query, path: names }: ParametersOf<P> = {} as ParametersOf<P>,
  extra: Record<string, string> = {},
): Promise<ApiResult<BodyOf<P>>> {
  const address = pathOf(path, names) + searchOf(query);
  try {
    const { status, headers, body } = await get(address, {
      headers: { ...visitorHeaders(request), 'X-Page-Read': '1', ...extra },
      signal: request.signal,
      timeoutMs: READ_TIMEOUT_MS,
    });
    if (status < 200 || status > 299)
      return { failure: failureOf(status, headers['retry-after'], parsed(body)) };
    const data = JSON.parse(body) as BodyOf<P>;
    context.cacheDependencies?.add(headers);
    return { data, headers };
  } catch {
    return { failure: unreachable };
  }
}

/** A call for the site alone, which is in no contract. */
type SiteCall = '/api/companies/{id}/answers';

interface PostOptions {
  method?: 'POST' | 'PUT' | 'DELETE';
  /** JSON, or bytes in pieces. */
  body?: string | Buffer[];
  headers?: Record<string, string>;
  path?: object;
}

/** POST (or another writing method) of a body as it is, within 60 s. */
export async function forward<T>(
  request: Request,
  path: keyof paths | SiteCall,
  { method = 'POST', body, headers, path: names }: PostOptions = {},
): Promise<ApiResult<T>> {
  const length = Array.isArray(body) && body.reduce((sum, piece) => sum + piece.length, 0);
  const init: RequestInit & { duplex: 'half' } = {
    method,
    body: Array.isArray(body) ? (ByteStream.toWeb(ByteStream.from(body)) as ReadableStream) : body,
    duplex: 'half',
    headers: {
      ...visitorHeaders(request),
      ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
      ...headers,
      ...(length && { 'Content-Length': String(length) }),
    },
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(WRITE_TIMEOUT_MS)]),
  };
  try {
    const response = await fetch(new URL(pathOf(path, names), apiUrl), init);
    const text = await response.text();
    if (response.ok) {
      return { data: parsed(text) as T, headers: Object.fromEntries(response.headers) };
    }
    const retryAfter = response.headers.get('Retry-After') ?? undefined;
    return { failure: failureOf(response.status, retryAfter, parsed(text)) };
  } catch {
    return { failure: unreachable };
  }
}

const pathOf = (path: string, names: object = {}) =>
  Object.entries(names).reduce(
    (address, [name, value]) => address.replace(`{${name}}`, encodeURIComponent(String(value))),
    path,
  );

function searchOf(query: object = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) search.set(name, String(value));
  return search.size ? `?${search}` : '';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Headers about the visitor, which `server/visitor.ts` has set. The API trusts the address only with the key, and applies
 * its rate limits to it.
 */
function visitorHeaders(request: Request): Record<string, string> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  const address = request.headers.get('X-Visitor-Address');
  const requestId = request.headers.get('X-Request-Id');
  const siteKey = process.env.SITE_KEY;
  if (address && siteKey) {
    headers['X-Visitor-Address'] = address;
    headers['X-Site-Key'] = siteKey;
  }
  if (requestId) headers['X-Request-Id'] = requestId;
  return headers;
}
