import { createRequestHandler } from '@remix-run/node';
import type { Express } from 'express';
import { settings } from '../app/layout/settings.server.ts';
import { AnswerCache } from '#platform/answer-cache/answer-cache.ts';
import { Dependencies } from '#platform/answer-cache/dependencies.ts';
import { cacheControl } from '#platform/answer-cache/freshness.ts';
import type { ComputedAnswer } from '#platform/answer-cache/kept-answer.ts';
import type { PublicVersion } from '#platform/answer-cache/public-version.ts';
import { type PageTarget, targetOf } from '../page-cache/addresses.ts';
import { carriesToast } from '../app/forms/toast.server.ts';
import type { Parts } from './app.ts';
import { handlersOf } from './pages.ts';
import { plainPage, plainPolicy } from './plain-page.ts';
import { refusedData } from './refusals.ts';
import { logCached } from './request-log.ts';
import { securityHeaders, securityHeadersOf, transportSecurity } from './security-headers.ts';
import { watchView } from './views/page-views.ts';
import { addressOf, isSecure, requestIdOf, trustOf } from './visitor.ts';

/** The page cache in front of the app, which also logs its responses and counts views; undefined when it is off. */
export function pageCache(
  app: Express,
  { config, pages, log, budgets, visit }: Parts,
  version: PublicVersion,
): AnswerCache<PageTarget> | undefined {
  const { pageCacheBytes: maxBytes } = config;
  if (maxBytes === 0) return undefined;
  const trust = trustOf(app);
  const strict = transportSecurity(config);
  const render = pageRenderer(pages, log);
  return new AnswerCache({
    name: 'site',
    // Without cookies: a request with a personal cookie bypasses the cache.
    vary: 'Accept-Encoding, Save-Data',
    maxBytes,
    version,
    targetOf,
    bypass: carriesToast,
    passThrough: app,
    async compute(page, req) {
      const address = addressOf(req, trust);
      const seconds = await budgets.spend('renders', address);
      const id = requestIdOf(req);
      if (!seconds) return render(page, id, address);
      const data = refusedData(page.path);
      return data ? render({ ...page, path: data }, id, address, 429) : refusal(seconds);
    },
    onError: (error) => log.error(error),
    headers(page, now, { isChosen, listing }, req, res) {
      const id = requestIdOf(req);
      logCached(log, req, res, id);
      const missed = page.header('missed-search');
      if (listing || missed) watchView(req, res, addressOf(req, trust), visit, missed);
      const control = cacheControl(page, version, now);
      const isForAll = !isChosen || !control.startsWith('public');
      const own = ['X-Request-Id', id, 'Cache-Control', isForAll ? control : 'private, max-age=0'];
      return isSecure(req, trust) ? [...own, ...strict] : own;
    },
  });
}

/** Headers that the cache sets itself on each response. */
const ownHeaders = new Set(['cache-control', 'etag', 'vary', 'content-length']);

/**
 * Renders public pages: Remix is given a request with the site's own origin and no cookie, so that no visitor's Host,
 * address or cookie can get into a page. Id and address of the request that started it go to the API, which limits visitors.
 * Undefined for a page that sets a cookie.
 */
function pageRenderer({ build }: Parts['pages'], log: Parts['log']) {
  const handlerOf = handlersOf(build, (part) => createRequestHandler(part, process.env.NODE_ENV));
  return async (
    { path, saveData }: Pick<PageTarget, 'path' | 'saveData'>,
    requestId: string,
    address: string,
    refused?: 429,
  ): Promise<ComputedAnswer | undefined> => {
    const dependencies = new Dependencies();
    const headers = { 'X-Request-Id': requestId, 'X-Visitor-Address': address };
    if (saveData) Object.assign(headers, { 'Save-Data': 'on' });
    const report = (err: unknown) => log.error({ requestId, req: { path }, err });
    const context = { requestId, refused, cacheDependencies: dependencies, report };
    const request = new Request(settings.siteUrl + path, { headers });
    const response = await handlerOf(path)(request, context);
    if (response.headers.has('Set-Cookie')) return undefined;
    const own = [...response.headers].filter(([name]) => !ownHeaders.has(name));
    return {
      status: response.status,
      headers: [...securityHeadersOf(path), ...own.flat()],
      body: Buffer.from(await response.arrayBuffer()),
      version: dependencies.version,
      endsAt: dependencies.endsAt,
      cacheControl: response.headers.get('Cache-Control') ?? 'no-store',
      isOwn: response.status === 429 || refused !== undefined,
    };
  };
}

/** The 429 for a network that has spent its budget of renderings; pages in the cache are still served. */
function refusal(seconds: number): ComputedAnswer {
  const type = ['Content-Type', 'text/html; charset=utf-8', 'Retry-After', String(seconds)];
  return {
    status: 429,
    headers: [...securityHeaders, 'Content-Security-Policy', plainPolicy, ...type],
    body: Buffer.from(plainPage(429, '', seconds, false)),
    version: Infinity,
    endsAt: Infinity,
    cacheControl: 'no-store',
    isOwn: true,
  };
}
