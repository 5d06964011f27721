import type { Express, RequestHandler } from 'express';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Whether the headers of a proxy at this address and distance are trusted. */
export type Trust = (address: string, hop: number) => boolean;

/** TRUSTED_PROXIES as compiled by Express. */
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
 * Identifies the visitor for the API. Forwarding headers are kept only from a trusted proxy, and the two that the API trusts
 * are always set here (ASVS 4.1.3). `warn` is called once, when another sender has one: probably a proxy of ours.
 */
export function visitor(app: Express, warn: (sentence: string) => void = () => {}): RequestHandler {
  let isWarned = false;
  return (req, res, next) => {
    const trust = trustOf(app);
    if (!trust(req.socket.remoteAddress ?? '', 0)) {
      if (!isWarned && req.headers['x-forwarded-for']) warn(untrusted);
      isWarned ||= req.headers['x-forwarded-for'] !== undefined;
      for (const name of forwarded) delete req.headers[name];
    }
    delete req.headers['x-site-key'];
    delete req.headers['x-page-read'];
    req.headers['x-visitor-address'] = addressOf(req, trust);
    res.setHeader('X-Request-Id', requestIdOf(req));
    next();
  };
}

const untrusted =
  'X-Forwarded-For came from an address that is not in TRUSTED_PROXIES and was ignored. If that is your proxy, add it: until then all its visitors share one address and its limits.';

/** The request's own X-Request-Id if it is well-formed, otherwise a new one, which is added to it. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  if (typeof given === 'string' && wellFormed.test(given)) return given;
  return (headers['x-request-id'] = randomUUID());
}

/** The nearest address on the request's path that is not a trusted proxy. */
export function addressOf({ socket, headers }: IncomingMessage, trust: Trust): string {
  const forwardedFor = String(headers['x-forwarded-for'] ?? '').split(',');
  const hops = [
    socket.remoteAddress ?? '',
    ...forwardedFor.map((hop) => hop.trim()).reverse(),
  ].filter((hop, place) => hop || place === 0);
  const visitor = hops.find((hop, place) => !trust(hop, place)) ?? hops.at(-1) ?? '';
  return visitor.replace(/^::ffff:/, '');
}

/** Whether the visitor used HTTPS, according to a trusted proxy. */
export function isSecure({ socket, headers }: IncomingMessage, trust: Trust): boolean {
  const proto = headers['x-forwarded-proto'];
  if (typeof proto !== 'string' || !trust(socket.remoteAddress ?? '', 0)) return false;
  return proto.split(',', 1)[0]?.trim() === 'https';
}
