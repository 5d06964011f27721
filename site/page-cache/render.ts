import type { RequestHandler } from '@remix-run/node';
import type { Logger } from 'pino';
import { Dependencies } from '#platform/answer-cache/dependencies.ts';
import type { ComputedAnswer } from '#platform/answer-cache/kept-answer.ts';

/** Headers that the cache sets itself on each response. */
const ownHeaders = new Set(['cache-control', 'etag', 'vary', 'content-length']);

/**
 * Renders public pages: Remix is given a request with the site's own origin and no cookie, so that no visitor's Host,
 * address or cookie can get into a page. Id and address of the request that started it go to the API, which limits visitors.
 * Undefined for a page that sets a cookie.
 * @param handlerOf Remix's handler for a path
 * @param siteUrl origin of the site, without a slash at the end
 * @param headersOf headers of the page at a path, names and values in turn
 */
export function pageRenderer(
  handlerOf: (path: string) => RequestHandler,
  siteUrl: string,
  headersOf: (path: string) => readonly string[],
  log: Logger,
) {
  return async (
    { path, saveData }: { path: string; saveData: boolean },
    requestId: string,
    address: string,
    refused?: 429,
  ): Promise<ComputedAnswer | undefined> => {
    const dependencies = new Dependencies();
    const headers = { 'X-Request-Id': requestId, 'X-Visitor-Address': address };
    if (saveData) Object.assign(headers, { 'Save-Data': 'on' });
    const report = (err: unknown) => log.error({ requestId, req: { path }, err });
    const context = { requestId, refused, cacheDependencies: dependencies, report };
    const response = await handlerOf(path)(new Request(siteUrl + path, { headers }), context);
    if (response.headers.has('Set-Cookie')) return undefined;
    const own = [...response.headers].filter(([name]) => !ownHeaders.has(name));
    return {
      status: response.status,
      headers: [...headersOf(path), ...own.flat()],
      body: Buffer.from(await response.arrayBuffer()),
      version: dependencies.version,
      endsAt: dependencies.endsAt,
      cacheControl: response.headers.get('Cache-Control') ?? 'no-store',
      isOwn: response.status === 429 || refused !== undefined,
    };
  };
}
