import { data } from '@remix-run/node';
import { failureHeaders, type Ended, type Failure } from '../failure.ts';
import type { Missing } from './missing-listing.tsx';

interface Sentences {
  notFound: string;
  failed: string;
}

/**
 * What to throw when the API did not give a listing: 404 when there is none (also for an id that is no id), 410 when it
 * was public and has ended, both with live listings instead, the nearest to what has ended; 503 or 429 when it could not be asked.
 */
export async function missing<Summary>(
  failure: Failure,
  { notFound, failed }: Sentences,
  alternatives: (was?: Ended) => Promise<Summary[]>,
) {
  const { kind } = failure;
  const absent = kind === 'notFound' || kind === 'gone' || kind === 'invalid';
  const page: Missing<Summary> = absent
    ? { message: notFound, alternatives: await alternatives(failure.was) }
    : { message: failed, alternatives: [] };
  const status = kind === 'invalid' ? 404 : failure.status;
  return data(page, { status, headers: failureHeaders(failure) });
}
