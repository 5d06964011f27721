import type { Express, RequestHandler } from 'express';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Whether the headers of a proxy at this address, so many hops away, are believed. */
export type Trust = (address: string, hop: number) => boolean;

/** What TRUSTED_PROXIES says, as Express understands it. */
export const trustOf = (app: Express): Trust => app.get('trust proxy fn') as Trust;

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
    const trust = trustOf(app);
    if (!trust(req.socket.remoteAddress ?? '', 0)) {
      for (const name of forwarded) delete req.headers[name];
    }
    delete req.headers['x-site-key'];
    req.headers['x-visitor-address'] = addressOf(req, trust);
    res.setHeader('X-Request-Id', requestIdOf(req));
    next();
  };
}

/** The id of a request: the one it came with, or a new one, which stays with it. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  if (typeof given === 'string' && wellFormed.test(given)) return given;
  return (headers['x-request-id'] = randomUUID());
}

/** The visitor's address: the last of those that the request came through which is no proxy of ours. */
export function addressOf({ socket, headers }: IncomingMessage, trust: Trust): string {
  const told = String(headers['x-forwarded-for'] ?? '').split(',');
  const hops = [socket.remoteAddress ?? '', ...told.map((hop) => hop.trim()).reverse()].filter(
    (hop, place) => hop || place === 0,
  );
  const visitor = hops.find((hop, place) => !trust(hop, place)) ?? hops.at(-1) ?? '';
  return visitor.replace(/^::ffff:/, '');
}

/** Whether the visitor came by HTTPS, which only a proxy of ours can tell. */
export function isSecure({ socket, headers }: IncomingMessage, trust: Trust): boolean {
  const told = headers['x-forwarded-proto'];
  if (typeof told !== 'string' || !trust(socket.remoteAddress ?? '', 0)) return false;
  return told.split(',', 1)[0]?.trim() === 'https';
}
