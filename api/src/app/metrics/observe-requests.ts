import type { NextFunction, Request, Response } from 'express';
import type { Metrics } from '#platform/metrics.ts';

/** Counts and times every request by its route pattern; requests without a route are `other`. */
export const observeRequests =
  (metrics: Metrics) =>
  (request: Request, response: Response, next: NextFunction): void => {
    if (request.isForEverybody) return next();
    metrics.observe(request.method, response, request.arrivedAt ?? performance.now(), () => {
      const { path } = (request.route ?? {}) as { path?: unknown };
      return typeof path === 'string' ? path : 'other';
    });
    next();
  };
