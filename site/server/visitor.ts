import type { Express, RequestHandler } from 'express';
import { randomUUID } from 'node:crypto';

const wellFormed = /^[\w.-]{8,64}$/;
const forwarded = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'forwarded',
];

/**
 * Says who is asking. What a browser claims about its own address counts for nothing: those headers are kept only from
 * a trusted proxy, and the two that the api believes are always ours (ASVS 4.1.3).
 */
export function visitor(app: Express): RequestHandler {
  return (req, res, next) => {
    const trust: (address: string, hop: number) => boolean = app.get('trust proxy fn');
    if (!trust(req.socket.remoteAddress ?? '', 0)) {
      for (const name of forwarded) delete req.headers[name];
    }
    delete req.headers['x-site-key'];
    req.headers['x-visitor-address'] = (req.ip ?? '').replace(/^::ffff:/, '');

    const given = req.headers['x-request-id'];
    const id = typeof given === 'string' && wellFormed.test(given) ? given : randomUUID();
    req.headers['x-request-id'] = id;
    res.setHeader('X-Request-Id', id);
    next();
  };
}
