import { isRouteErrorResponse } from '@remix-run/react';

/** Whether a request failed on the line: it got no answer (`fetch` throws a TypeError) or only a part of one. */
export const isNetworkError = (error: unknown) =>
  (error instanceof TypeError && /fetch|network|load failed/i.test(error.message)) ||
  (error instanceof Error && /turbo-stream/.test(error.message));

/** Said wherever a request of the browser failed on the line. */
export const offlineText = 'No network connection. Try again when you are back online.';

/** Why a form got no answer of its page: the line is down, or its network has sent too many (`routes/refused.ts`). */
export function unansweredOf(thrown: unknown, whenOffline = offlineText): string | undefined {
  if (isNetworkError(thrown)) return whenOffline;
  return isRouteErrorResponse(thrown) && thrown.status === 429
    ? (thrown.data as string)
    : undefined;
}
