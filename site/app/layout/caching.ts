import type { HeadersFunction } from '@remix-run/node';

/** For public pages: the page cache stores them, adds `s-maxage` and invalidates them; browsers revalidate. */
export const publicly = { 'Cache-Control': 'public, max-age=0' };

/** `Cache-Control` of the action, error or loader, unless the response carries a cookie for one visitor. */
export const headers: HeadersFunction = (args) => {
  const { actionHeaders, errorHeaders, loaderHeaders, parentHeaders } = args;
  const personal = parentHeaders.has('Set-Cookie');
  const said = [actionHeaders, errorHeaders, loaderHeaders].find((found) =>
    found?.has('Cache-Control'),
  );
  const missed = loaderHeaders.get('Missed-Search');
  const retryAfter = (errorHeaders ?? loaderHeaders).get('Retry-After');
  return {
    'Cache-Control': (!personal && said?.get('Cache-Control')) || 'no-store',
    ...(missed && { 'Missed-Search': missed }),
    ...(retryAfter && { 'Retry-After': retryAfter }),
  };
};

/** Pages of text are cached for all visitors, unless one carries a toast for this visitor. */
export const textHeaders: HeadersFunction = ({ parentHeaders }) =>
  parentHeaders.has('Set-Cookie') ? { 'Cache-Control': 'no-store' } : publicly;

/** A file that the site makes itself, which browsers keep for a day. */
export const file = (body: string, type: string) =>
  new Response(body, {
    headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=86400' },
  });
