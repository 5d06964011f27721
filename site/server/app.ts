import type { AppLoadContext } from '@remix-run/node';
import { createRequestHandler } from '@remix-run/express';
import compression from 'compression';
import express, { type RequestHandler } from 'express';
import { constants } from 'node:zlib';
import type { Logger } from 'pino';
import { adminFiles } from './admin-files.ts';
import { apiProxy } from './api-proxy.ts';
import { queueBodies } from './body-queue.ts';
import { type Budgets, limitBodies, limitRenders } from './budgets.ts';
import { clientFiles } from './client-files.ts';
import type { Config } from './config.ts';
import { health } from './health.ts';
import { handlersOf, type Pages, trimAddress } from './pages.ts';
import { lastResort } from './plain-page.ts';
import { refusals } from './refusals.ts';
import { requestLog } from './request-log.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { countViews, type CountView } from './views/page-views.ts';
import { visitor } from './visitor.ts';

export interface Parts {
  config: Config;
  pages: Pages;
  log: Logger;
  budgets: Budgets;
  visit: CountView;
}

/** The middleware between the port and Remix, in order. */
export function createApp(
  { config, pages, log, budgets, visit }: Parts,
  state: { stopping: boolean },
  taps: RequestHandler,
  onDecision: () => void,
) {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', config.trustedProxies);

  app.use(visitor(app, (sentence) => log.warn(sentence)));
  app.use(requestLog(log));
  app.use(health(state));
  app.use(countViews(visit));
  app.use(setSecurityHeaders(config));
  app.use(pages.middleware);
  app.use(clientFiles(config));
  app.use(compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } }));
  app.use(taps);
  app.use(limitBodies(budgets));
  app.use(queueBodies());
  app.use(apiProxy(config, onDecision));
  app.use(adminFiles(config));
  app.get('*', trimAddress);
  app.use(refusals());
  app.use(limitRenders(budgets));
  const handlerOf = handlersOf(pages.build, (build) =>
    createRequestHandler({
      build,
      mode: process.env.NODE_ENV,
      getLoadContext: (req, res) => ({
        requestId: String(req.headers['x-request-id']),
        refused: res.locals.refused as AppLoadContext['refused'],
        report: (error) => void (res.err = error as Error),
      }),
    }),
  );
  // By `originalUrl`, which Remix reads too and refusals rewrite; they leave `path` as it was.
  app.all('*', (req, res, next) => void handlerOf(req.originalUrl)(req, res, next));
  app.use(lastResort());
  return app;
}
