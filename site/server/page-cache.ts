import type { Express } from 'express';
import type { Logger } from 'pino';
import { settings } from '../app/layout/settings.server.ts';
import { PageCache } from '../page-cache/page-cache.ts';
import type { PublicVersion } from '../page-cache/public-version.ts';
import { pageRenderer } from '../page-cache/render.ts';
import type { Config } from './config.ts';
import type { Pages } from './pages.ts';
import { logCached } from './request-log.ts';
import { securityHeaders, transportSecurity } from './security-headers.ts';
import { watchView, type View } from './views/page-views.ts';
import { addressOf, isSecure, requestIdOf, trustOf } from './visitor.ts';

/** The page cache in front of the app, which also logs its responses and counts views; undefined when it is off. */
export function pageCache(
  app: Express,
  { pageCacheBytes: maxBytes }: Config,
  { build }: Pages,
  version: PublicVersion,
  log: Logger,
  count: (view: View) => void,
): PageCache | undefined {
  if (maxBytes === 0) return undefined;
  const trust = trustOf(app);
  return new PageCache({
    maxBytes,
    version,
    passThrough: app,
    render: pageRenderer({ build, siteUrl: settings.siteUrl, headers: securityHeaders, log }),
    requestContext: (req) => ({ requestId: requestIdOf(req), address: addressOf(req, trust) }),
    onError: (error) => log.error(error),
    responseHeaders(req, res, { listing }) {
      const id = requestIdOf(req);
      logCached(log, req, res, id);
      if (listing) watchView(req, res, count);
      return isSecure(req, trust)
        ? ['X-Request-Id', id, ...transportSecurity]
        : ['X-Request-Id', id];
    },
  });
}
