import { isRouteErrorResponse } from '@remix-run/react';
import { useEffect } from 'react';

/** Whether a request failed on the line: it got no answer (`fetch` throws a TypeError) or only a part of one. */
export const isNetworkError = (error: unknown) =>
  (error instanceof TypeError && /fetch|network|load failed/i.test(error.message)) ||
  (error instanceof Error && /turbo-stream/.test(error.message));

/** Said wherever a request of the browser failed on the line. */
export const offlineText = 'No network connection. Try again when you are back online.';

/** Said where the line is fine and the api or the database is not. */
export const oursText = 'Sorry, this one is on us. Please try again in a minute.';

/** Why a form got no answer of its page: the line is down, or its network has sent too many (`routes/refused.ts`). */
export function unansweredOf(thrown: unknown, whenOffline = offlineText): string | undefined {
  if (isNetworkError(thrown)) return whenOffline;
  return isRouteErrorResponse(thrown) && thrown.status === 429
    ? (thrown.data as string)
    : undefined;
}

/** Loads a page that script could not load as a document, where the service worker has kept it. */
export function useKeptPage(error: unknown) {
  useEffect(() => {
    const { pathname, search } = window.location;
    if (isNetworkError(error))
      void isKept(pathname + search).then((kept) => kept && window.location.reload());
  }, [error]);
}

/** Whether the service worker has kept a page. */
export const isKept = async (path: string) =>
  'caches' in window && Boolean(await caches.match(path, { ignoreVary: true }));
