import { data } from '@remix-run/node';
import { failureHeaders, reasonOf, type Ended, type Failure } from '../api/failure.ts';
import type { Missing } from './missing-listing.tsx';

/**
 * The response for a listing that the API did not return: 404 or 410 with live alternatives, or 503 or 429. What is no
 * identifier, such as one that is too long, is a 404, too.
 */
export async function missing<Summary>(
  failure: Failure,
  { notFound, failed }: Record<'notFound' | 'failed', string>,
  alternatives: (was?: Ended) => Promise<Summary[]>,
) {
  const { kind } = failure;
  const status = kind === 'invalid' ? 404 : failure.status;
  const page: Missing<Summary> =
    status === 404 || status === 410
      ? { message: notFound, alternatives: await alternatives(failure.was) }
      : { message: failed, reason: reasonOf(failure), alternatives: [] };
  return data(page, { status, headers: failureHeaders(failure) });
}
