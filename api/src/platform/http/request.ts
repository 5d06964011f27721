import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { NextFunction, Request, Response } from 'express';
import { config } from '../../config/config.ts';

/** The account whose token came with a request. */
export interface RequestAccount {
  readonly id: string;
  readonly email: string;
  readonly isAdmin: boolean;
}

declare module 'express-serve-static-core' {
  interface Request {
    /** Also in the answer (`X-Request-Id`), in every log line and in every problem. */
    id: string;
    /** Where the visitor is: what the site says when it shows the site key, else the address of the connection. */
    visitorAddress: string;
    /** Whether the site key was shown. */
    fromSite: boolean;
    /** Whose token was sent; set by the guards of auth/. */
    account?: RequestAccount;
    /** Of which login that token is. */
    sessionId?: string;
  }
}

/** Takes the sender's `X-Request-Id` where it is fit for a log, else makes one. */
export function nameRequest(request: Request, response: Response, next: NextFunction): void {
  const given = request.get('X-Request-Id') ?? '';
  request.id = /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID();
  response.set('X-Request-Id', request.id);
  next();
}

/** The site asks on behalf of visitors: its word about their address counts only together with the site key. */
export function nameVisitor(request: Request, _: Response, next: NextFunction): void {
  const told = request.get('X-Visitor-Address') ?? '';
  request.fromSite = isSiteKey(request.get('X-Site-Key') ?? '');
  const address = request.fromSite && isIP(told) ? told : (request.socket.remoteAddress ?? '');
  request.visitorAddress = address.replace(/^::ffff:(?=\d+\.)/, '');
  next();
}

const digest = (text: string) => createHash('sha256').update(text).digest();
const siteKey = digest(config.siteKey);
const isSiteKey = (key: string) => timingSafeEqual(digest(key), siteKey);
