import createClient from 'openapi-fetch';
import type { paths } from '#contract/openapi.ts';
import { failureOf, unreachable, type Failure } from './failure.ts';

const apiUrl = process.env.API_URL ?? 'http://127.0.0.1:3001';
const readTimeout = 5_000;
const writeTimeout = 60_000;

/** What a call gave: the data, or why there is none. Faults of the API and of the network never throw. */
export type Answer<T> =
  | { data: T; response: Response; failure?: never }
  | { failure: Failure; data?: never; response?: never };

/**
 * The typed client of the API for one request of a visitor. Reads end after 5 s, writes after 60 s, both with the
 * visitor's own request. The visitor's `Authorization` and cookies stay here.
 */
export function api(request: Request) {
  return createClient<paths>({
    baseUrl: apiUrl,
    headers: passedOn(request),
    fetch: (call) => fetch(call, { signal: patience(request, call.method) }),
  });
}

/** One call of the client, as an {@link Answer}: `const { data, failure } = await answer(api(request).GET('/api/jobs'))`. */
export async function answer<T>(
  call: Promise<{ data?: T; error?: unknown; response: Response }>,
): Promise<Answer<T>> {
  try {
    const { data, error, response } = await call;
    if (response.ok) return { data: data as T, response };
    return { failure: failureOf(response, error) };
  } catch {
    return { failure: unreachable };
  }
}

/** Passes a body on as it is, with a file or as JSON text. `path` starts with `/api`. */
export async function forward<T>(
  request: Request,
  path: keyof paths,
  body: ReadableStream | FormData | string,
  headers: Record<string, string> = {},
): Promise<Answer<T>> {
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { ...passedOn(request), ...headers },
    signal: patience(request, 'POST'),
  };
  try {
    const response = await fetch(new URL(path, apiUrl), init);
    const data: unknown = await response.json().catch(() => undefined);
    if (response.ok) return { data: data as T, response };
    return { failure: failureOf(response, data) };
  } catch {
    return { failure: unreachable };
  }
}

function patience(request: Request, method: string): AbortSignal {
  const limit = method === 'GET' || method === 'HEAD' ? readTimeout : writeTimeout;
  return AbortSignal.any([request.signal, AbortSignal.timeout(limit)]);
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
