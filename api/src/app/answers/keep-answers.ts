import type { RequestListener } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { startTime } from 'pino-http';
import { AnswerCache } from '#platform/answer-cache/answer-cache.ts';
import { addCacheMetrics } from '#platform/answer-cache/metrics.ts';
import { pageLifetimes } from '#platform/answer-cache/freshness.ts';
import type { ProblemFilter } from '../../platform/errors/problem.filter.ts';
import { publicCacheControl } from '../../platform/http/caching.interceptor.ts';
import { assignRequestId, identifyVisitor } from '../../platform/http/request.ts';
import { LimitsInterceptor } from '../../platform/limits/limits.interceptor.ts';
import { PublicVersionEvents } from '../../platform/public-version/version-events.ts';
import { logRequest } from '../logging.ts';
import { metrics, observeRequests } from '../metrics/metrics.ts';
import { compute } from './compute.ts';
import { targetOf } from './public-target.ts';

/** Nothing is served that has changed or ended, nor anything while changes cannot be followed. */
const lifetimes = {
  ...pageLifetimes,
  afterChange: 0,
  disconnected: 0,
  idle: pageLifetimes.counts,
  staleIfError: 0,
};

const nothing = () => undefined;
const observe = metrics && observeRequests(metrics);

/** Answers public GETs before Express, within the limits of each client (docs/decisions/010). */
export function keepAnswers(app: NestExpressApplication, maxBytes: number): void {
  const express = app.getHttpAdapter().getInstance() as RequestListener;
  const limits = app.get(LimitsInterceptor);
  const events = app.get(PublicVersionEvents);
  const cache = new AnswerCache({
    name: 'api',
    vary: 'Accept-Encoding, Authorization, Origin',
    maxBytes,
    version: events.followed,
    lifetimes,
    targetOf,
    passThrough: express,
    bypass(req, res, { route, limits: names }) {
      const [request, response] = [req as Request, res as Response];
      request.arrivedAt = performance.now();
      response[startTime] = Date.now();
      request.route = { path: route };
      assignRequestId(request, response, nothing);
      identifyVisitor(request, response, nothing);
      events.follow();
      const refused = (refusal: unknown) => {
        request.refusal = refusal;
        return true;
      };
      return limits.admit(names, request, response)?.then(() => false, refused) ?? false;
    },
    compute: ({ path, origin }, req) =>
      compute(express, path, { 'x-request-id': (req as Request).id, ...(origin && { origin }) }),
    headers({ isPublic, cacheControl, endsAt, version }, now, _target, req, res) {
      observe?.(req as Request, res as Response, nothing);
      if (logRequest.logger.isLevelEnabled('info')) logRequest(req, res);
      return [
        'Cache-Control',
        isPublic ? publicCacheControl(Math.floor((endsAt - now) / 1_000)) : cacheControl,
        ...(Number.isFinite(version) ? ['Dataset-Version', String(version)] : []),
      ];
    },
    onError: (error) => logRequest.logger.error(error),
  });
  if (metrics) addCacheMetrics(metrics.registry, cache);
  app.getHttpServer().off('request', express).on('request', cache.handle);
}

/** Answers a request that was refused before Express. */
export const refuseCounted =
  (filter: ProblemFilter) =>
  (request: Request, response: Response, next: NextFunction): void => {
    if (request.refusal === undefined) return next();
    logRequest(request, response);
    filter.respond(request.refusal, request, response);
  };
