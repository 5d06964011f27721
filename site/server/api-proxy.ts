import { Router, type Request, type RequestHandler, type Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { Agent, ServerResponse, type IncomingMessage } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import { formTooLarge, lengthRequired } from '#contract/sentences.ts';
import { withMet } from '../app/answers/met.server.ts';
import type { Config } from './config.ts';
import { problem } from './problem.ts';
import { closeLater, LINGER_MS, MAX_BODY_BYTES } from './refusals.ts';

const TIMEOUT_MS = 75_000;

/**
 * The API on the site's own origin: `/api` and the images in `/uploads`.
 * @param onDecision called after a change by a moderator, before the moderator gets the response
 */
export function apiProxy({ apiUrl, siteKey }: Config, onDecision: () => void = () => {}) {
  const proxy = createProxyMiddleware<Request, Response>({
    target: apiUrl,
    agent: agentFor(apiUrl),
    pathFilter: (path) => /^\/(api|uploads)(\/|$)/i.test(path),
    xfwd: false,
    proxyTimeout: TIMEOUT_MS,
    on: {
      proxyRes: (response, req, res) => {
        lingerWith(response, req);
        if (isDecision(req) && response.statusCode === 200) onDecision();
        rememberReveal(req, response, res);
      },
      error: (_error, req, res) => void (res instanceof ServerResponse && unavailable(req, res)),
    },
  });
  return Router()
    .use(['/api', '/uploads'], refuseBodies)
    .post(['/api/views', '/api/companies/:id/answers'], internalOnly)
    .all(['/api/dataset', '/api/dataset/*'], internalOnly)
    .use(['/api', '/uploads'], addSiteKey(siteKey))
    .use((req, res, next) => void proxy(req, res, next));
}

/** Keep-alive without a limit: a few hundred slow senders would hold any fixed number of connections. */
const agentFor = (apiUrl: string) =>
  new (apiUrl.startsWith('https:') ? SecureAgent : Agent)({ keepAlive: true, scheduling: 'lifo' });

const reveal = /^\/api\/companies\/([\da-f-]{36})\/reveals$/i;

/** Gives a browser, whose script reveals numbers here, the cookie by which its visitor may say whether the company answered. */
function rememberReveal(req: Request, { statusCode }: IncomingMessage, res: Response) {
  const { method, url, headers } = req;
  const [, id] = reveal.exec(url) ?? [];
  const isPartner = headers['x-api-key'] !== undefined;
  if (id && method === 'POST' && statusCode === 200 && !isPartner)
    res.append('Set-Cookie', withMet(headers.cookie, id, new Date()));
}

const isDecision = ({ method = '', headers }: IncomingMessage) =>
  headers.authorization !== undefined && /^(PATCH|PUT|DELETE)$/.test(method);

/** The site key also allows to report views, count answers and follow changes, so requests from outside must not be sent with it. */
const internalOnly: RequestHandler = (req, res) => {
  res.end(problem(req, res, 404, 'There is nothing at this address'));
};

/** The key that makes the API trust `X-Visitor-Address`, which `visitor` has set. */
const addSiteKey =
  (siteKey: string): RequestHandler =>
  (req, _res, next) => {
    if (siteKey) req.headers['x-site-key'] = siteKey;
    delete req.headers.expect;
    next();
  };

function unavailable(req: IncomingMessage, res: ServerResponse) {
  // An incomplete response must not pass for a complete one; a complete one may still be in transit.
  if (res.headersSent) return void (res.writableEnded || res.destroy());
  res.setHeader('Retry-After', '5');
  const message = 'The service cannot answer right now. Please try again in a few seconds.';
  res.end(problem(req, res, 503, message));
}

/**
 * Refuses bodies that the API would refuse unread (413, 411). The body is not read and the connection closes a moment after
 * the response, which would be lost otherwise (RFC 9112 §9.6); `end` is delayed because Node drains the body from then on.
 */
const refuseBodies: RequestHandler = (req, res, next) => {
  const refused = refusal(req);
  if (!refused) return next();
  const body = problem(req, res, ...refused);
  res.setHeader('Connection', 'close');
  res.write(body);
  const timer = setTimeout(() => res.end(), LINGER_MS);
  res.once('close', () => clearTimeout(timer));
};

function refusal({ headers }: IncomingMessage): [status: number, message: string] | undefined {
  const { 'content-length': length, 'content-type': type = '' } = headers;
  if (Number(length ?? 0) > MAX_BODY_BYTES) return [413, formTooLarge];
  if (headers['transfer-encoding'] !== undefined && /^multipart\//i.test(type))
    return [411, lengthRequired];
  return undefined;
}

/** Closes the sender's connection a moment later when the API responds and closes before the end of a body. */
function lingerWith(response: IncomingMessage, req: IncomingMessage): void {
  if (req.complete || response.headers.connection !== 'close') return;
  delete response.headers.connection;
  // The proxy would read the body to its end.
  response.once('close', () => req.pause());
  closeLater(req);
}
