import type { Express } from 'express';
import type { Logger } from 'pino';
import { settings } from '../app/layout/settings.server.ts';
import { AnswerCache } from '#platform/answer-cache/answer-cache.ts';
import { cacheControl } from '#platform/answer-cache/freshness.ts';
import type { PublicVersion } from '#platform/answer-cache/public-version.ts';
import { pageRenderer, type Render } from '../page-cache/render.ts';
import { type PageTarget, targetOf } from '../page-cache/request.ts';
import { carriesToast } from '../app/forms/toast.server.ts';
import type { Budgets } from './budgets.ts';
import type { Config } from './config.ts';
import type { Pages } from './pages.ts';
import { plainPage } from './plain-page.ts';
import { logCached } from './request-log.ts';
import { securityHeaders, securityHeadersOf, transportSecurity } from './security-headers.ts';
import { watchView, type Visit } from './views/page-views.ts';
import { addressOf, isSecure, requestIdOf, trustOf } from './visitor.ts';

/** The page cache in front of the app, which also logs its responses and counts views; undefined when it is off. */
export function pageCache(
  app: Express,
  config: Config,
  { build }: Pages,
  version: PublicVersion,
  log: Logger,
  budgets: Budgets,
  visit: Visit,
): AnswerCache<PageTarget> | undefined {
  const { pageCacheBytes: maxBytes } = config;
  if (maxBytes === 0) return undefined;
  const { siteUrl } = settings;
  const trust = trustOf(app);
  const strict = transportSecurity(config);
  const renderer = pageRenderer({ build, siteUrl, headers: securityHeadersOf, log });
  const render = withinBudget(budgets, renderer);
  return new AnswerCache({
    name: 'site',
    // Without cookies: a request with a personal cookie bypasses the cache.
    vary: 'Accept-Encoding, Save-Data',
    maxBytes,
    version,
    targetOf,
    bypass: carriesToast,
    passThrough: app,
    compute: (page, req) =>
      render(page, { requestId: requestIdOf(req), address: addressOf(req, trust) }),
    validity(page, now, { isChosen }) {
      const control = cacheControl(page, version, now);
      const isForAll = !isChosen || !control.startsWith('public');
      return ['Cache-Control', isForAll ? control : 'private, max-age=0'];
    },
    onError: (error) => log.error(error),
    responseHeaders(req, res, { listing }) {
      const id = requestIdOf(req);
      logCached(log, req, res, id);
      if (listing) watchView(req, res, addressOf(req, trust), visit);
      return isSecure(req, trust) ? ['X-Request-Id', id, ...strict] : ['X-Request-Id', id];
    },
  });
}

/** Renders for a network until it has spent its budget, then answers 429; pages in the cache are still served. */
const withinBudget =
  (budgets: Budgets, render: Render): Render =>
  async (page, context) => {
    const seconds = await budgets.spend('renders', context.address);
    if (seconds === undefined) return render(page, context);
    const type = ['Content-Type', 'text/html; charset=utf-8', 'Retry-After', String(seconds)];
    return {
      status: 429,
      headers: [...securityHeaders, 'Content-Security-Policy', "default-src 'none'", ...type],
      body: Buffer.from(plainPage(429)),
      version: Infinity,
      endsAt: Infinity,
      startedAt: performance.now(),
      cacheControl: 'no-store',
      personal: false,
      isOwn: true,
    };
  };
