import type { NextFunction, Request, Response } from 'express';
import type { Metrics } from '#platform/metrics.ts';

/** Counts and times every request by its route's pattern; what has none is `other`. */
export const observeRequests =
  (metrics: Metrics) =>
  (request: Request, response: Response, next: NextFunction): void => {
    const start = performance.now();
    response.once('close', () => {
      const { path } = (request.route ?? {}) as { path?: unknown };
      const route = typeof path === 'string' ? path : 'other';
      // Who left before the end got no status; nginx calls it 499, and so do the dashboards.
      const status = response.writableFinished ? response.statusCode : 499;
      metrics.request(request.method, route, status, (performance.now() - start) / 1000);
    });
    next();
  };
