import type { Request, RequestHandler, Response } from 'express';
import type { IncomingMessage } from 'node:http';

/** For a form with an image of 5 MB; the size of the image is checked by the form and by the API. */
export const MAX_BODY_BYTES = 16 * 1024 * 1024;
/** Refused bodies are read up to here, because a browser shows no response before it has sent everything. */
const MAX_DRAINED_BYTES = 64 * 1024 * 1024;
const DRAIN_IDLE_TIMEOUT_MS = 5_000;
/** Time until the connection of an unread body is closed, so that the response arrives first. */
export const LINGER_MS = 2_000;

/**
 * Checks the size and the Origin of a body before Remix, which has no limit and answers a foreign Origin with a 500. The
 * page that explains a refusal is the route `refused`.
 */
export function refusals(): RequestHandler {
  return (req, res, next) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    if (isRead || res.locals.refused) return next();
    acceptNullOrigin(req);
    const refused = refusal(req);
    if (refused) return void refuse(refused, req, res).then(() => next(), next);
    // Remix leaves it out of the 405 of feeds and files (RFC 9110 §15.5.6). It is harmless on a 404.
    if (/\.(txt|xml|json|js|ico|svg|webmanifest)$/.test(req.path))
      res.set('Allow', 'GET, HEAD, OPTIONS');
    next();
  };
}

async function refuse(refused: number, req: Request, res: Response) {
  const length = Number(req.headers['content-length'] ?? 0);
  const whole = length <= MAX_DRAINED_BYTES && (await drain(req, Math.max(length, MAX_BODY_BYTES)));
  if (whole) res.set('Connection', 'close');
  else closeAfter(req, res);
  explainAs(refused, req, res);
}

/** Has the route `refused` answer. */
export function explainAs(refused: number, req: Request, res: Response) {
  res.locals.refused = refused;
  req.originalUrl = refusedData(req.originalUrl) ?? '/refused';
  delete req.headers.origin;
  delete req.headers['content-length'];
  delete req.headers['transfer-encoding'];
}

function refusal(req: Request): 403 | 411 | 413 | undefined {
  if (isForeign(req)) return 403;
  const length = req.headers['content-length'];
  if (length === undefined) return 411;
  return Number(length) > MAX_BODY_BYTES ? 413 : undefined;
}

/** A referrer policy set by the visitor or an extension makes browsers send `Origin: null` with our own forms. */
function acceptNullOrigin(req: Request) {
  if (req.headers.origin === 'null' && req.headers['sec-fetch-site'] === 'same-origin')
    delete req.headers.origin;
}

/** Browsers without Origin send Fetch Metadata; programs send neither. */
export function isForeign(req: Request): boolean {
  const { origin } = req.headers;
  if (!origin) return ['cross-site', 'same-site'].includes(String(req.headers['sec-fetch-site']));
  const host = req.get('X-Forwarded-Host') ?? req.get('Host');
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/** The address of the route `refused` for data that was to be read or posted `at` an address; undefined for a page. */
export const refusedData = (at: string) =>
  /^[^?]*\.data(\?|$)/.test(at) ? `/refused.data?${new URLSearchParams({ at })}` : undefined;

/** Leaves the rest of a body unread and closes its connection after the response. */
export function closeAfter(req: Request, res: Response) {
  // A 'readable' listener keeps Node and Remix from reading the rest of the body.
  req.on('readable', () => {});
  res.once('finish', () => closeLater(req));
}

/** Closes the connection of an unread body a moment after the response, which would be lost otherwise (RFC 9112 §9.6). */
export function closeLater(req: IncomingMessage) {
  const timer = setTimeout(() => req.complete || req.socket.destroy(), LINGER_MS);
  req.socket.once('close', () => clearTimeout(timer));
}

/** Reads and discards a body; false beyond `maxBytes`, or when it stalls. */
function drain(req: Request, maxBytes: number): Promise<boolean> {
  return new Promise((resolve) => {
    let read = 0;
    const done = (whole: boolean) => {
      clearTimeout(timer);
      req.off('data', count).pause();
      resolve(whole);
    };
    const count = (chunk: Buffer) => {
      read += chunk.length;
      timer.refresh();
      if (read > maxBytes) done(false);
    };
    const timer = setTimeout(() => done(false), DRAIN_IDLE_TIMEOUT_MS);
    req
      .on('data', count)
      .once('end', () => done(true))
      .once('close', () => done(false));
  });
}
