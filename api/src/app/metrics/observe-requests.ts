import type { NextFunction, Request, Response } from 'express';
import type { Metrics } from '#platform/metrics.ts';

/** Counts and times every request by its route pattern; requests without a route are `other`. */
export const observeRequests =
  (metrics: Metrics) =>
  (request: Request, response: Response, next: NextFunction): void => {
    if (request.isForEverybody) return next();
    const start = request.arrivedAt ?? performance.now();
    response.once('close', () => {
      const { path } = (request.route ?? {}) as { path?: unknown };
      const route = typeof path === 'string' ? path : 'other';
      // The client disconnected: 499, as in nginx.
      const status = response.writableFinished ? response.statusCode : 499;
      metrics.request(request.method, route, status, (performance.now() - start) / 1000);
    });
    next();
  };
