import { data } from '@remix-run/node';
import { failureHeaders, reasonOf, type Ended, type Failure } from '../api/failure.ts';
import type { Missing } from './missing-listing.tsx';

/**
 * The response for a listing that the API did not return: 404 (also for an invalid id) or 410, both with live alternatives,
 * or 503 or 429.
 */
export async function missing<Summary>(
  failure: Failure,
  { notFound, failed }: Record<'notFound' | 'failed', string>,
  alternatives: (was?: Ended) => Promise<Summary[]>,
) {
  const { kind } = failure;
  const absent = kind === 'notFound' || kind === 'gone' || kind === 'invalid';
  const page: Missing<Summary> = absent
    ? { message: notFound, alternatives: await alternatives(failure.was) }
    : { message: failed, reason: reasonOf(failure), alternatives: [] };
  const status = kind === 'invalid' ? 404 : failure.status;
  return data(page, { status, headers: failureHeaders(failure) });
}
