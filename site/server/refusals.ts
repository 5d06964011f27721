import type { Request, RequestHandler } from 'express';

/** A form with an image of 5 MB fits well; the image itself is judged by the form and by the api. */
export const mostBytes = 16 * 1024 * 1024;
/** So much of a body that we do not want is still read, because a browser shows no answer before it has sent everything. */
const mostDrained = 64 * 1024 * 1024;

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

    const whole = await drain(req);
    if (!whole) res.once('finish', () => req.socket.destroy());
    res.set('Connection', 'close');
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

/** Reads a body and keeps nothing of it. Gives false when there was too much, or when nothing came for a while. */
function drain(req: Request): Promise<boolean> {
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
      if (read > mostDrained) done(false);
    };
    const timer = setTimeout(() => done(false), 5_000);
    req
      .on('data', count)
      .once('end', () => done(true))
      .once('close', () => done(false));
  });
}
