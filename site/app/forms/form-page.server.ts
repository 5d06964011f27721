import { createCookie, data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/node';
import { cookieText } from '../layout/cookie.server.ts';
import { outcomeIn, type FormPage } from './form-definition.ts';
import { newFormKey, secondsSince } from './form-key.server.ts';

const DAY_S = 24 * 60 * 60;
const cookie = createCookie('form', { path: '/', httpOnly: true, sameSite: 'lax', maxAge: DAY_S });

/**
 * Loader of a page with a form. A cookie keeps the form key for a day, as long as the API remembers it: without script the
 * back button reloads the page, and the same answers must still be the same submission. The key also tells when this
 * visitor was first shown a form. `rest` is what else the page shows.
 */
export async function formPage<Rest extends object>(
  { request, context }: LoaderFunctionArgs,
  rest = {} as Rest,
) {
  const kept = await cookieText(cookie, request.headers.get('Cookie'));
  const now = new Date();
  const isKept = kept !== undefined && secondsSince(kept, now) !== null;
  const key = isKept ? kept : newFormKey(now);
  const page: FormPage = { key, ...outcomeIn(request.url), refused: context.formRefused === true };
  const headers: HeadersInit = isKept ? {} : { 'Set-Cookie': await cookie.serialize(key) };
  return data({ ...page, ...rest }, { headers });
}

/** `Set-Cookie` after which the same answers are another submission. */
export const forgottenKey = () => cookie.serialize('', { maxAge: 0 });

/** Cached by the browser alone, for its back button; the response to a refused form is not cached at all. */
export const formHeaders: HeadersFunction = ({ actionHeaders, errorHeaders }) => {
  const headers = new Headers(errorHeaders ?? actionHeaders);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache');
  return headers;
};
