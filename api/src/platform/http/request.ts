import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { isPercentEncoded } from '#platform/percent-encoding.ts';
import { hasSecondHost } from '#platform/second-host.ts';
import type { NextFunction, Request, Response } from 'express';
import { BadRequestException, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { config } from '../../config/config.ts';
import type { ProblemFilter } from '../errors/problem.filter.ts';

/** The account whose token came with a request. */
export interface RequestAccount {
  readonly id: string;
  readonly email: string;
  readonly isAdmin: boolean;
  readonly hasSecondFactor: boolean;
}

/** The partner whose key came with a request. */
export interface RequestPartner {
  readonly id: string;
  readonly name: string;
}

/** The listing whose owner's link came with a request. */
export interface RequestOwner {
  readonly kind: 'company' | 'job';
  readonly id: string;
  readonly version: number;
  /** Whether the listing was rejected, and is in the log only. */
  readonly isRejected: boolean;
}

declare module 'express-serve-static-core' {
  interface Request {
    /** Sent back as `X-Request-Id`, and part of every log line and every problem. */
    id: string;
    /** IP address of the visitor: reported by the site with the site key, otherwise the connection's. */
    visitorAddress: string;
    /** Whether the request has the site key. */
    fromSite: boolean;
    /** Whether the site reads it to render a page, as it says in `X-Page-Read`; the site's proxy never passes that on. */
    forSitePage: boolean;
    /** When it arrived, by `performance.now()`, if the cache of answers has seen it. */
    arrivedAt?: number;
    /** The 429 of a request that was counted by the cache of answers. */
    refusal?: unknown;
    /** Computes an answer to keep (app/answers/): it is neither limited nor measured nor logged. */
    isForEverybody?: true;
    /** Set by the guards of auth/, as is `sessionId`. */
    account?: RequestAccount;
    sessionId?: string;
    /** Set by the guards of partners/. */
    partner?: RequestPartner;
    /** Set by the guard of ownership/. */
    owner?: RequestOwner;
  }
}

/** A decorator for parameters of calls that `read` takes from the request. */
export const fromRequest = (read: (request: Request) => unknown) =>
  createParamDecorator((_: unknown, context: ExecutionContext) =>
    read(context.switchToHttp().getRequest<Request>()),
  );

/** Uses the client's `X-Request-Id` if it is safe to log, else generates one. */
export function assignRequestId(request: Request, response: Response, next: NextFunction): void {
  const given = String(request.headers['x-request-id'] ?? '');
  request.id ??= /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID();
  response.setHeader('X-Request-Id', request.id);
  next();
}

/**
 * Lets a matching `If-None-Match` be answered with 304 whatever `Cache-Control` the request has (RFC 9110 §13.1.2): `fetch`
 * adds `no-cache` to every conditional request, and Express would then send the whole response.
 */
export function honourIfNoneMatch(request: Request, _: Response, next: NextFunction): void {
  if (request.headers['if-none-match'] !== undefined) delete request.headers['cache-control'];
  next();
}

/**
 * Lets Express tag the bodies of reads alone: a 201 with the tag of its receipt would pass it off as that of what was created
 * (RFC 9110 §15.3.2). The handler of a write sets the tag of a record itself.
 */
export function tagReadsOnly({ method }: Request, response: Response, next: NextFunction): void {
  const { app } = response;
  const get = (name: string): unknown => (name === 'etag fn' ? undefined : app.get(name));
  if (method !== 'GET' && method !== 'HEAD')
    response.app = Object.assign(Object.create(app) as typeof app, { get });
  next();
}

/** Answers 400 to a request that would be read as another one. */
export const refuseMalformed =
  (filter: Pick<ProblemFilter, 'respond'>) =>
  (request: Request, response: Response, next: NextFunction): void => {
    const problem = malformationOf(request);
    if (!problem) return next();
    filter.respond(new BadRequestException(problem), request, response);
  };

/** The sentence for two Host headers, or for parameters that are not UTF-8, whose letters would be replaced. */
export function malformationOf(request: IncomingMessage): string | undefined {
  if (hasSecondHost(request)) return 'Send one Host header.';
  const [, query = ''] = request.url?.split(/\?(.*)/s, 2) ?? [];
  // A percent sign alone stands for itself (https://url.spec.whatwg.org/#percent-decode).
  const isUtf8 = isPercentEncoded(query.replaceAll(/%(?![\da-f]{2})/gi, '%25'));
  return isUtf8 ? undefined : 'Encode the parameters in UTF-8.';
}

/** Trusts `X-Visitor-Address` only together with the site key. */
export function identifyVisitor(request: Request, _: Response, next: NextFunction): void {
  const { headers } = request;
  const claimed = String(headers['x-visitor-address']);
  request.fromSite = isSiteKey(headers['x-site-key']);
  request.forSitePage = request.fromSite && headers['x-page-read'] === '1';
  const address =
    request.fromSite && isIP(claimed) ? claimed : (request.socket.remoteAddress ?? '');
  request.visitorAddress = address.replace(/^::ffff:(?=\d+\.)/, '');
  next();
}

const digest = (text: string) => createHash('sha256').update(text).digest();
const siteKey = digest(config.siteKey);
const isSiteKey = (key: unknown) =>
  typeof key === 'string' && timingSafeEqual(digest(key), siteKey);
