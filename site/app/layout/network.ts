import { isRouteErrorResponse } from '@remix-run/react';
import { useEffect } from 'react';

/** Whether the connection failed: a request got no answer (`fetch` throws a TypeError) or only a part of one. */
export const isNetworkError = (error: unknown) =>
  (error instanceof TypeError && /fetch|network|load failed/i.test(error.message)) ||
  (error instanceof Error && /turbo-stream/.test(error.message));

/** The message wherever the connection failed during a request of the browser. */
export const offlineText = 'No network connection. Try again when you are back online.';

/** Message when the connection works, but the api or database does not; `reasonOf` of api/failure.ts stays on the server. */
export const oursText = 'Sorry, this one is on us. Please try again in a few seconds.';

/** Why a form got no response: no connection, or too many forms from its network (`routes/refused.ts`). */
export function unansweredOf(thrown: unknown, whenOffline = offlineText): string | undefined {
  if (isNetworkError(thrown)) return whenOffline;
  return isRouteErrorResponse(thrown) && thrown.status === 429
    ? (thrown.data as string)
    : undefined;
}

/** Loads a page as a document when script could not, if the service worker has a copy. */
export function useKeptPage(error: unknown) {
  useEffect(() => {
    const { pathname, search } = window.location;
    if (isNetworkError(error))
      void isKept(pathname + search).then((kept) => kept && window.location.reload());
  }, [error]);
}

/** Whether the service worker has a copy of a page that it still shows. */
export async function isKept(path: string) {
  const copy = 'caches' in window && (await caches.match(path, { ignoreVary: true }));
  return copy && Number(copy.headers.get('X-Kept-Until')) > Date.now();
}
