import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/node';
import { randomUUID } from 'node:crypto';

/** What a page with a form starts from: a fresh key, or the reference of what was just received. */
export function formPage({ request, context }: LoaderFunctionArgs) {
  const reference = new URL(request.url).searchParams.get('received') ?? '';
  return {
    key: randomUUID(),
    received: /^[A-Z0-9-]{4,24}$/.test(reference) ? reference : undefined,
    refused: context.formRefused === true,
  };
}

/**
 * A page with a form is kept by nobody else; the browser keeps it for its back button, so that what was typed and the
 * form's key are still there. The answer to a refused form is kept by nobody at all.
 */
export const formHeaders: HeadersFunction = ({ actionHeaders }) => {
  const headers = new Headers(actionHeaders);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache');
  return headers;
};
