import { fetchUtils, type HttpError, type Options } from 'react-admin';
import { session } from './session.ts';

const timeLimit = 20_000;

/** One call of the API as the person who is logged in; gives up after 20 s. Faults are `HttpError`s. */
export function requestJson(url: string, { signal, ...options }: Options = {}) {
  const limit = AbortSignal.timeout(timeLimit);
  return fetchUtils.fetchJson(url, {
    ...options,
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
    user: { authenticated: true, token: `Bearer ${session.token()}` },
  });
}

/** Says what the decision rests on: the API makes it only if the record is still like this. */
export const seen = ({ etag }: { etag?: string }) =>
  new Headers({ Accept: 'application/json', ...(etag && { 'If-Match': etag }) });

/** Whether somebody has changed the record since. */
export const isChanged = (error: unknown) => (error as HttpError | null)?.status === 412;
