import { Router, type RequestHandler } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { Agent, ServerResponse, type IncomingMessage } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import { lingerWith, refuseUntakable } from './api-bodies.ts';
import type { Config } from './config.ts';
import { problem } from './problem.ts';

const patience = 75_000;

/**
 * Browsers and partners reach the api on our own origin: `/api` and the images in `/uploads`. `decided` is called when a
 * moderator has changed something, before the moderator hears of it.
 */
export function apiProxy({ apiUrl, siteKey }: Config, decided: () => void = () => {}) {
  return Router()
    .use(['/api', '/uploads'], refuseUntakable)
    .post('/api/views', onlyOurs)
    .all(['/api/dataset', '/api/dataset/*'], onlyOurs)
    .use(['/api', '/uploads'], introduce(siteKey))
    .use(
      createProxyMiddleware({
        target: apiUrl,
        agent: connections(apiUrl),
        pathFilter: (path) => /^\/(api|uploads)(\/|$)/i.test(path),
        xfwd: false,
        proxyTimeout: patience,
        on: {
          proxyRes: (answer, req) => {
            lingerWith(answer, req);
            if (isDecision(req) && answer.statusCode === 200) decided();
          },
          error: (_error, req, res) =>
            void (res instanceof ServerResponse && unavailable(req, res)),
        },
      }),
    );
}

/** Kept for the next call, and as many as are asked for: of a fixed number a few hundred slow senders would hold all. */
const connections = (apiUrl: string) =>
  new (apiUrl.startsWith('https:') ? SecureAgent : Agent)({ keepAlive: true, scheduling: 'lifo' });

/** What a moderator has done: who did it looks at the pages next. */
const isDecision = ({ method = '', headers }: IncomingMessage) =>
  headers.authorization !== undefined && /^(PATCH|PUT|DELETE)$/.test(method);

/** The key also lets us report views and follow the dataset, so what comes from outside must not be carried in under it. */
const onlyOurs: RequestHandler = (req, res) => {
  res.end(problem(req, res, 404, 'There is nothing at this address'));
};

/** Adds the key that makes the api believe the visitor's address, which `visitor` has already put in place. */
const introduce =
  (siteKey: string): RequestHandler =>
  (req, _res, next) => {
    if (siteKey) req.headers['x-site-key'] = siteKey;
    delete req.headers.expect;
    next();
  };

function unavailable(req: IncomingMessage, res: ServerResponse) {
  // Half an answer must not pass for a whole one; a whole one may still be on its way.
  if (res.headersSent) return void (res.writableEnded || res.destroy());
  res.setHeader('Retry-After', '5');
  const message = 'The service cannot answer right now. Please try again in a few seconds.';
  res.end(problem(req, res, 503, message));
}
