import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import type { Logger } from 'pino';
import { Dependencies } from '#platform/answer-cache/dependencies.ts';
import type { Answer } from '#platform/answer-cache/kept-answer.ts';

/** The visitor whose request started a rendering: known to the API, which limits visitors, and to no page. */
export interface RequestContext {
  requestId: string;
  address: string;
}

export type Render = (
  page: { path: string; saveData: boolean },
  context: RequestContext,
) => Promise<Answer>;

interface RendererOptions {
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** Origin of the site, without a slash at the end. */
  siteUrl: string;
  /** Headers of the page at a path, names and values in turn. */
  headers: (path: string) => readonly string[];
  log: Logger;
}

/** Headers that the cache sets itself on each response. */
const ownHeaders = new Set(['cache-control', 'etag', 'vary', 'content-length', 'set-cookie']);

/**
 * Renders public pages: Remix is given a request with the site's own origin and no cookie, so that no visitor's Host,
 * address or cookie can get into a page.
 */
export function pageRenderer({ build, siteUrl, headers, log }: RendererOptions): Render {
  const handle = createRequestHandler(build, process.env.NODE_ENV);
  return async ({ path, saveData }, { requestId, address }) => {
    const startedAt = performance.now();
    const dependencies = new Dependencies();
    const request = new Request(siteUrl + path, {
      headers: {
        'X-Request-Id': requestId,
        'X-Visitor-Address': address,
        ...(saveData && { 'Save-Data': 'on' }),
      },
    });
    const report = (err: unknown) => log.error({ requestId, req: { path }, err });
    const response = await handle(request, { requestId, cacheDependencies: dependencies, report });
    const body = Buffer.from(await response.arrayBuffer());
    return {
      status: response.status,
      headers: [...headers(path), ...pageHeaders(response)],
      body,
      version: dependencies.version,
      endsAt: dependencies.endsAt,
      startedAt,
      cacheControl: response.headers.get('Cache-Control') ?? 'no-store',
      personal: response.headers.has('Set-Cookie'),
      isOwn: response.status === 429,
    };
  };
}

const pageHeaders = ({ headers }: Response): string[] =>
  [...headers].filter(([name]) => !ownHeaders.has(name)).flat();
