import { createRequestHandler } from '@remix-run/node';
import type { Logger } from 'pino';
import { settings } from '../app/settings.server.ts';
import type { Pages } from '../server/pages.ts';
import { securityHeaders } from '../server/security-headers.ts';
import { Basis } from './basis.ts';
import type { Rendered } from './page.ts';

/** For whom a page is rendered first: known to the API, which limits visitors, and to no page. */
export interface Asker {
  requestId: string;
  address: string;
}

export type Render = (page: { path: string; saveData: boolean }, asker: Asker) => Promise<Rendered>;

/** Those that an answer gets from the cache itself. */
const ours = new Set(['cache-control', 'etag', 'vary', 'content-length', 'set-cookie']);

/**
 * Renders pages that are the same for everybody: Remix is given a request of ours, with our own origin and no cookie, so
 * that no visitor's Host, address or cookie can get into a page.
 */
export function pageRenderer({ build }: Pages, log: Logger): Render {
  const handle = createRequestHandler(build, process.env.NODE_ENV);
  return async ({ path, saveData }, { requestId, address }) => {
    const startedAt = performance.now();
    const basis = new Basis();
    const request = new Request(settings.siteUrl + path, {
      headers: {
        'X-Request-Id': requestId,
        'X-Visitor-Address': address,
        ...(saveData && { 'Save-Data': 'on' }),
      },
    });
    const report = (err: unknown) => log.error({ req: { id: requestId, path }, err });
    const answer = await handle(request, { requestId, basis, report });
    const body = Buffer.from(await answer.arrayBuffer());
    const { version, endsAt } = basis;
    return {
      status: answer.status,
      headers: [...securityHeaders, ...headersOf(answer)],
      body,
      version,
      endsAt,
      startedAt,
      cacheControl: answer.headers.get('Cache-Control') ?? 'no-store',
      personal: answer.headers.has('Set-Cookie'),
    };
  };
}

const headersOf = ({ headers }: Response): string[] =>
  [...headers].filter(([name]) => !ours.has(name)).flat();
