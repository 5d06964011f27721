import { createCookie, data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/node';
import { newFormKey, secondsSince } from './form-key.server.ts';

const day = 24 * 60 * 60;
const cookie = createCookie('form', { path: '/', httpOnly: true, sameSite: 'lax', maxAge: day });

/**
 * What a page with a form starts from: the key that its hidden field carries, and what was just received (a listing by its
 * reference).
 * A cookie keeps the key for a day, as long as the API remembers it: without script the back button fetches the page
 * anew, and the same answers must still be the same submission. It also says when this visitor was first shown a form.
 */
export async function formPage({ request, context }: LoaderFunctionArgs) {
  const kept: unknown = await cookie.parse(request.headers.get('Cookie')).catch(() => null);
  const now = new Date();
  const isKept = typeof kept === 'string' && secondsSince(kept, now) !== null;
  const key = isKept ? kept : newFormKey(now);
  const { searchParams } = new URL(request.url);
  const reference = searchParams.get('received') ?? '';
  const page = {
    key,
    received: /^[A-Z0-9-]{4,24}$/.test(reference) ? reference : undefined,
    sent: searchParams.has('sent'),
    refused: context.formRefused === true,
  };
  return data(page, { headers: isKept ? {} : { 'Set-Cookie': await cookie.serialize(key) } });
}

/**
 * A page with a form is kept by nobody else; the browser keeps it for its back button, with what was typed. The answer to
 * a refused form is kept by nobody at all.
 */
export const formHeaders: HeadersFunction = ({ actionHeaders }) => {
  const headers = new Headers(actionHeaders);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache');
  return headers;
};
