import type { HeadersFunction } from '@remix-run/node';

/**
 * A page that is the same for everybody. The page cache in front of Remix keeps it, knows when it changes, and tells shared
 * caches how long they may show it; a browser asks each time.
 */
export const publicly = { 'Cache-Control': 'public, max-age=0' };

/**
 * The headers of a listing's page: what its action, its error or its loader said about keeping it, unless the page
 * carries something for one visitor only (a cookie, such as a message shown once).
 */
export const headers: HeadersFunction = ({
  actionHeaders,
  errorHeaders,
  loaderHeaders,
  parentHeaders,
}) => {
  const personal = parentHeaders.has('Set-Cookie');
  const said = [actionHeaders, errorHeaders, loaderHeaders].find((found) =>
    found?.has('Cache-Control'),
  );
  const answer = new Headers();
  answer.set('Cache-Control', (!personal && said?.get('Cache-Control')) || 'no-store');
  const retryAfter = (errorHeaders ?? loaderHeaders).get('Retry-After');
  if (retryAfter) answer.set('Retry-After', retryAfter);
  return answer;
};
