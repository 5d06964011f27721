import { fetchUtils, HttpError, type Options } from 'react-admin';
import { messages } from '../messages.ts';
import { abortAfter } from '../old-browsers.ts';
import { session } from '../session/session.ts';

const REQUEST_TIMEOUT_MS = 20_000;

/** Calls the API as the logged-in moderator. Throws an `HttpError` with the token, or an `Error` without an answer in 20 s. */
export async function requestJson(url: string, { signal, ...options }: Options = {}) {
  const token = session.token();
  // With a Range header browsers ask for no compression, and a list is ten times as large; the query has the range, too.
  if (options.headers instanceof Headers) options.headers.delete('Range');
  // Offline later, it may have been sent.
  const isUnsent = !options.method || !navigator.onLine;
  try {
    return await fetchUtils.fetchJson(url, {
      ...options,
      signal: abortAfter(REQUEST_TIMEOUT_MS, signal),
      user: { authenticated: true, token: `Bearer ${token}` },
    });
  } catch (error) {
    if (error instanceof HttpError) throw Object.assign(error, { token });
    if (signal?.aborted) throw error;
    const { login, listing } = messages;
    throw new Error(isUnsent ? login.unreachable : listing.unknown, { cause: error });
  }
}

/** `If-Match` with the record's etag: the API refuses the change (412) if the record differs by now. */
export const ifMatch = ({ etag }: { etag?: string | undefined }) =>
  new Headers({ Accept: 'application/json', ...(etag && { 'If-Match': etag }) });

/** Browsers send at most 64 kB of body after a page was closed; smaller, as earlier calls may still be on their way. */
const MAX_KEEPALIVE_BYTES = 60_000;

/** Whether a call with this body completes even if the page is closed meanwhile. */
export const outlivesPage = (body: object) =>
  new TextEncoder().encode(JSON.stringify(body)).length <= MAX_KEEPALIVE_BYTES;

/** Whether no answer of the API came, so that the change may have been made: none, or that of a proxy before it. */
export function isLost(error: unknown): boolean {
  const { status = 0 } = error as { status?: number };
  return status === 0 || (status > 501 && status < 505);
}

/** Whether the API refused a change because the record was changed meanwhile (412). */
export const isStale = (error: unknown) => (error as HttpError | null)?.status === 412;
