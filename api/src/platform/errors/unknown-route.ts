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
 * Nest says "Cannot GET /x" where no handler fits. A path that other methods have is 405 with `Allow` (RFC 9110 §15.5.6),
 * any other 404. An exception of a handler comes back as it is.
 */
export function unknownRoute(
  exception: HttpException,
  request: Request,
  response: Response,
): HttpException {
  if (!(exception instanceof NotFoundException) || !/^Cannot [A-Z-]+ /.test(exception.message))
    return exception;
  const allowed = methodsOf(request);
  if (allowed.length === 0)
    return new NotFoundException(
      'There is nothing at this address. /api/docs lists what there is.',
    );
  response.set('Allow', allowed.join(', '));
  return new HttpException(
    `${request.method} is not possible here, only ${allowed.join(', ')}.`,
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

/** What Nest adds to say "not found" is there for every method, also for those that no handler of ours has. */
const isCatchAll = ({ methods }: Route) => Boolean(methods.trace ?? methods._all);
