import { data, type ActionFunctionArgs } from '@remix-run/node';
import type { paths } from '#contract/openapi.ts';
import { forward } from '../api/api.server.ts';
import { failureHeaders, reasonOf } from '../api/failure.ts';

/** Action of the page of a link in a mail: by a post alone, since mail scanners open links. */
export async function pressMailed({ request, params }: ActionFunctionArgs, call: keyof paths) {
  const { data: done, failure } = await forward<{ message: string }>(request, call, {
    body: JSON.stringify({ token: params.token }),
  });
  if (done) return data({ message: done.message, isDone: true, isDead: false });
  const { message = reasonOf(failure), status } = failure;
  const outcome = { message, isDone: false, isDead: status === 404 || status === 409 };
  return data(outcome, { status, headers: failureHeaders(failure) });
}
