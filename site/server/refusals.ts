import type { Request, RequestHandler, Response } from 'express';
import type { IncomingMessage } from 'node:http';

/** A form with an image of 5 MB fits well; the image itself is judged by the form and by the api. */
export const mostBytes = 16 * 1024 * 1024;
/** A body that we do not want is still read up to here, because a browser shows no answer before it has sent everything. */
const mostDrained = 64 * 1024 * 1024;
/** In milliseconds: how long a sender who was not heard out may read the answer. */
export const patience = 2_000;

/**
 * Remix has no limit for bodies and answers a foreign Origin with a 500. Both are judged here, before it reads a byte;
 * the page that explains it is the route `refused`.
 */
export function refusals(): RequestHandler {
  return async (req, res, next) => {
    if (req.method === 'GET' || req.method === 'HEAD') return next();
    forgiveNullOrigin(req);
    const refused = refusal(req);
    if (!refused) return next();

    const length = Number(req.headers['content-length'] ?? 0);
    const whole = length <= mostDrained && (await drain(req, Math.max(length, mostBytes)));
    if (whole) res.set('Connection', 'close');
    else lingerAfter(req, res);
    res.locals.refused = refused;
    req.originalUrl = req.path.endsWith('.data') ? '/refused.data' : '/refused';
    delete req.headers.origin;
    delete req.headers['content-length'];
    delete req.headers['transfer-encoding'];
    next();
  };
}

function refusal(req: Request): 403 | 411 | 413 | undefined {
  if (isForeign(req)) return 403;
  const length = req.headers['content-length'];
  if (length === undefined) return 411;
  return Number(length) > mostBytes ? 413 : undefined;
}

/** A referrer policy set by the visitor or by an extension makes a browser hide the origin of our own forms. */
function forgiveNullOrigin(req: Request) {
  if (req.headers.origin === 'null' && req.headers['sec-fetch-site'] === 'same-origin')
    delete req.headers.origin;
}

/** A browser that names no origin still says where a form comes from (Fetch Metadata); a program says neither. */
function isForeign(req: Request): boolean {
  const { origin } = req.headers;
  if (!origin) return ['cross-site', 'same-site'].includes(String(req.headers['sec-fetch-site']));
  const host = req.get('X-Forwarded-Host') ?? req.get('Host');
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/** Until it is cut off, nobody reads what a sender still sends. */
function lingerAfter(req: Request, res: Response) {
  // Node and Remix read on by themselves, but not what somebody else reads piece by piece.
  req.on('readable', () => {});
  res.once('finish', () => cutOffLater(req));
}

/** Cuts off who is still sending, a moment after the answer: at once, it would be lost on its way (RFC 9112 §9.6). */
export function cutOffLater(req: IncomingMessage) {
  const timer = setTimeout(() => req.complete || req.socket.destroy(), patience);
  req.socket.once('close', () => clearTimeout(timer));
}

/** Reads a body and keeps nothing of it. Gives false when there was more than `most` bytes, or when nothing came for a while. */
function drain(req: Request, most: number): Promise<boolean> {
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
      if (read > most) done(false);
    };
    const timer = setTimeout(() => done(false), 5_000);
    req
      .on('data', count)
      .once('end', () => done(true))
      .once('close', () => done(false));
  });
}
