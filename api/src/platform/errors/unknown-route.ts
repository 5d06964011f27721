import { HttpException, NotFoundException } from '@nestjs/common';
import type { Request, Response } from 'express';

interface Route {
  readonly methods: Readonly<Record<string, boolean>>;
}

interface Layer {
  readonly route?: Route;
  match(path: string): boolean;
}

/**
 * Replaces Nest's "Cannot GET /x": 405 with `Allow` for a path with handlers for other methods (RFC 9110 §15.5.6), else
 * 404. A handler's own exception is returned unchanged.
 */
export function unknownRoute(exception: HttpException, request: Request, response: Response) {
  if (!(exception instanceof NotFoundException) || !/^Cannot [A-Z-]+ /.test(exception.message))
    return exception;
  const allowed = methodsOf(request);
  if (allowed.length === 0)
    return new NotFoundException('There is nothing at this address. See /api/docs for every call.');
  response.set('Allow', allowed.join(', '));
  return new HttpException(
    `${request.method} is not allowed here. Allowed methods: ${allowed.join(', ')}.`,
    405,
  );
}

function methodsOf({ app, originalUrl }: Request): string[] {
  const [path = ''] = originalUrl.split('?', 1);
  const { stack } = app.router as unknown as { stack: Layer[] };
  const methods = stack
    .filter(({ route }) => route && !isCatchAll(route))
    .filter((layer) => layer.match(path))
    .flatMap((layer) => Object.keys(layer.route?.methods ?? {}))
    .map((method) => method.toUpperCase());
  return [...new Set(methods.includes('GET') ? ['GET', 'HEAD', ...methods] : methods)];
}

/** Nest's catch-all routes have every method, even TRACE, which none of our handlers has. */
const isCatchAll = ({ methods }: Route) => Boolean(methods.trace ?? methods._all);
