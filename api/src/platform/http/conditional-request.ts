import type { NextFunction, Request, Response } from 'express';

/**
 * Lets a matching `If-None-Match` be answered with 304 whatever `Cache-Control` the request has (RFC 9110 §13.1.2): `fetch`
 * adds `no-cache` to every conditional request, and Express would then send the whole response.
 */
export function honourIfNoneMatch(request: Request, _: Response, next: NextFunction): void {
  if (request.headers['if-none-match'] !== undefined) delete request.headers['cache-control'];
  next();
}
