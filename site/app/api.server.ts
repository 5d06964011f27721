import type { LoaderFunctionArgs } from '@remix-run/node';
import type { IncomingHttpHeaders } from 'node:http';
import type { paths } from '#contract/openapi.ts';
import { get } from './api-connection.server.ts';
import { failureOf, unreachable, type Failure } from './failure.ts';

const apiUrl = process.env.API_URL || 'http://127.0.0.1:3001';
const readTimeout = 5_000;
const writeTimeout = 60_000;

/** What a call gave: the data, or why there is none. Faults of the API and of the network never throw. */
export type Answer<T> =
  | { data: T; headers: IncomingHttpHeaders; failure?: never }
  | { failure: Failure; data?: never; headers?: never };

/** On whose behalf the API is asked: what every loader and action is given. */
export type Visit = Pick<LoaderFunctionArgs, 'request' | 'context'>;

type Readable = { [P in keyof paths]: paths[P]['get'] extends object ? P : never }[keyof paths];
type Given<P extends Readable> =
  NonNullable<paths[P]['get']> extends { parameters: infer G }
    ? { query?: Field<G, 'query'>; path?: Field<G, 'path'> }
    : never;
type Field<G, K extends string> = G extends { [F in K]?: infer V } ? V : never;
type Gives<P extends Readable> =
  NonNullable<paths[P]['get']> extends {
    responses: { 200: { content: { 'application/json': infer D } } };
  }
    ? D
    : never;

/**
 * Reads from the API within 5 s: `read(visit, '/api/jobs', { query: { q: 'rider' } })`. The page learns what it rests on
 * (`context.basis`); the visitor's `Authorization` and cookies stay here.
 */
export async function read<P extends Readable>(
  { request, context }: Visit,
  path: P,
  { query, path: names }: Given<P> = {} as Given<P>,
): Promise<Answer<Gives<P>>> {
  const address = filledIn(path, names) + searchOf(query);
  try {
    const { status, headers, body } = await get(
      address,
      passedOn(request),
      readTimeout,
      request.signal,
    );
    if (status < 200 || status > 299)
      return { failure: failureOf(status, headers['retry-after'], parsed(body)) };
    const data = JSON.parse(body) as Gives<P>;
    context.basis?.add(headers);
    return { data, headers };
  } catch {
    return { failure: unreachable };
  }
}

interface Posted {
  body?: FormData | string;
  headers?: Record<string, string>;
  /** What stands in the path: `{ id }`. */
  path?: object;
}

/** Passes a body on as it is, with a file or as JSON text, within 60 s. */
export async function forward<T>(
  request: Request,
  path: keyof paths,
  { body, headers, path: names }: Posted = {},
): Promise<Answer<T>> {
  const init: RequestInit = {
    method: 'POST',
    body,
    headers: { ...passedOn(request), ...headers },
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(writeTimeout)]),
  };
  try {
    const response = await fetch(new URL(filledIn(path, names), apiUrl), init);
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

const filledIn = (path: string, names: object = {}) =>
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
 * What the API may know of the visitor. `server.ts` sets both headers itself on every request (it overwrites what a
 * browser sent); the API believes the address only beside the key, and limits visitors by it instead of by ours.
 */
function passedOn(request: Request): Record<string, string> {
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
