import { Router, type RequestHandler } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { Agent, ServerResponse, type IncomingMessage } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import type { Config } from './config.ts';
import { mostBytes } from './refusals.ts';

const patience = 75_000;

/**
 * Browsers and partners reach the api on our own origin: `/api` and the images in `/uploads`. `decided` is called when a
 * moderator has changed something, before the moderator hears of it.
 */
export function apiProxy({ apiUrl, siteKey }: Config, decided: () => void = () => {}) {
  return Router()
    .post('/api/views', onlyOurs)
    .all(['/api/dataset', '/api/dataset/*'], onlyOurs)
    .use(['/api', '/uploads'], notTooLarge, introduce(siteKey))
    .use(
      createProxyMiddleware({
        target: apiUrl,
        agent: connections(apiUrl),
        pathFilter: (path) => /^\/(api|uploads)(\/|$)/i.test(path),
        xfwd: false,
        proxyTimeout: patience,
        on: {
          proxyRes: (answer, req) => {
            if (isDecision(req) && answer.statusCode === 200) decided();
          },
          error: (_error, req, res) =>
            void (res instanceof ServerResponse && unavailable(req.headers, res)),
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
  problem(res, 404, 'Not Found', 'There is nothing at this address', req.headers['x-request-id']);
};

/** What the api would refuse by its length anyway (api/src/body-limit.ts) does not burden the connection to it. */
const notTooLarge: RequestHandler = (req, res, next) => {
  if (Number(req.headers['content-length'] ?? 0) <= mostBytes) return next();
  problem(res, 413, 'Content Too Large', 'The body is too large.', req.headers['x-request-id']);
  // Cut off at once, a sender would lose the answer on its way.
  const timer = setTimeout(() => req.complete || req.socket.destroy(), 2_000);
  req.socket.once('close', () => clearTimeout(timer));
};

/** Adds the key that makes the api believe the visitor's address, which `visitor` has already put in place. */
const introduce =
  (siteKey: string): RequestHandler =>
  (req, _res, next) => {
    if (siteKey) req.headers['x-site-key'] = siteKey;
    delete req.headers.expect;
    next();
  };

function unavailable(headers: NodeJS.Dict<string | string[]>, res: ServerResponse) {
  if (res.headersSent) return res.destroy();
  res.setHeader('Retry-After', '5');
  problem(
    res,
    503,
    'Service Unavailable',
    'The service cannot answer right now. Please try again in a few seconds.',
    headers['x-request-id'],
  );
}

/** An error in the api's own form (RFC 9457), for what we answer in its place. */
function problem(
  res: ServerResponse,
  status: number,
  title: string,
  message: string,
  requestId: unknown,
) {
  res.statusCode = status;
  res.setHeader('Content-Type', 'application/problem+json');
  res.setHeader('Cache-Control', 'no-store');
  res.end(
    JSON.stringify({ type: 'about:blank', title, status, detail: message, message, requestId }),
  );
}
