import { isRouteErrorResponse } from '@remix-run/react';
import { useEffect } from 'react';

/** Whether the connection failed: a request got no answer, for which `fetch` throws a TypeError, of Safari 16 in many words. */
export const isNetworkError = (error: unknown) =>
  error instanceof TypeError &&
  /could not connect|network|hostname|connection|timed out|fetch|load failed/i.test(error.message);

/** The message wherever the connection failed during a request of the browser. */
export const offlineText = 'No network connection. Try again when you are back online.';

/** Message for the page of a proxy, or half an answer, in place of an answer of the site. */
export const unreachableText =
  'Our site cannot be reached just now. Nothing is lost: try again in a minute.';

/** Message when the connection works, but the api or database does not; `reasonOf` of api/failure.ts stays on the server. */
export const oursText = 'Sorry, this one is on us. Please try again in a few seconds.';

/** After this the line may be dead, on which neither an answer nor an error comes for minutes. */
export const PATIENCE_MS = 20_000;

/** Gives up after a time, with a DOMException: on a line that went dead, a request may never end. */
export function fetchWithin(timeoutMs: number, url: string, options: RequestInit) {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), timeoutMs);
  return fetch(url, { ...options, signal: controller.signal });
}

/** A photo takes a minute at 50 kbit/s, and the server waits for 2 minutes. */
export const SEND_TIMEOUT_MS = 180_000;

/** Why a request got no answer of the site; undefined for errors that the site answered. */
export function unansweredOf(error: unknown, whenOffline = offlineText): string | undefined {
  if (isNetworkError(error)) return whenOffline;
  // Remix: "Unable to decode turbo-stream response".
  return error instanceof Error && /turbo-stream/.test(error.message) ? unreachableText : undefined;
}

/**
 * The site's answer to a form, or one made of the reason for its absence: no answer in time, a 204, for which Remix returns
 * null, or too many forms from its network (`routes/refused.ts`). Redirects and other errors are thrown.
 */
export async function answerTo<T, Kept>(
  sent: Promise<T>,
  unanswered: (message: string) => Kept,
  whenOffline?: string,
): Promise<NonNullable<T> | Kept> {
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, SEND_TIMEOUT_MS, null));
  try {
    return (await Promise.race([sent, tooLate])) ?? unanswered(unreachableText);
  } catch (thrown) {
    const isRefused = isRouteErrorResponse(thrown) && thrown.status === 429;
    const message = isRefused ? (thrown.data as string) : unansweredOf(thrown, whenOffline);
    if (!message) throw thrown;
    return unanswered(message);
  }
}

/** Loads a page as a document when showing it failed after a tap: the script may be of an older build than the data. */
export function useDocumentInstead(error: unknown) {
  useEffect(() => {
    if (unansweredOf(error)) return;
    const [loaded] = performance.getEntriesByType('navigation');
    // In old browsers its name is no address.
    const address = loaded?.name.startsWith('http') && loaded.name.split('#')[0];
    const isAfterTap = address && address !== location.href.split('#')[0];
    if (isAfterTap && !isRouteErrorResponse(error)) location.reload();
  }, [error]);
}

/** Whether the service worker has a copy of a page that it still shows; a browser that blocks site data has none. */
export async function isKept(address: string) {
  const copy = await window.caches?.match(address, { ignoreVary: true }).catch(() => undefined);
  return Number(copy?.headers.get('X-Kept-Until')) > Date.now();
}
