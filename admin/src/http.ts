import { fetchUtils, type Options } from 'react-admin';
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
