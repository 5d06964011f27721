import type { Express } from 'express';
import type { Logger } from 'pino';
import type { Dataset } from '../page-cache/dataset.ts';
import { PageCache } from '../page-cache/page-cache.ts';
import { pageRenderer } from '../page-cache/render.ts';
import type { Config } from './config.ts';
import type { Pages } from './pages.ts';
import { logAnswer } from './request-log.ts';
import { transportSecurity } from './security-headers.ts';
import { watchView, type View } from './views/page-views.ts';
import { addressOf, isSecure, requestIdOf, trustOf } from './visitor.ts';

/** The page cache with the site behind it, which also logs and counts what it answers; undefined where none is wanted. */
export function pageCache(
  app: Express,
  { pageCacheBytes: bytes }: Config,
  pages: Pages,
  dataset: Dataset,
  log: Logger,
  count: (view: View) => void,
): PageCache | undefined {
  if (bytes === 0) return undefined;
  const trust = trustOf(app);
  return new PageCache({
    bytes,
    dataset,
    pass: app,
    render: pageRenderer(pages, log),
    askerOf: (req) => ({ requestId: requestIdOf(req), address: addressOf(req, trust) }),
    failed: (error) => log.error(error),
    introduce(req, res, { listing }) {
      const id = requestIdOf(req);
      logAnswer(log, req, res, id);
      if (listing) watchView(req, res, count);
      return isSecure(req, trust)
        ? ['X-Request-Id', id, ...transportSecurity]
        : ['X-Request-Id', id];
    },
  });
}
