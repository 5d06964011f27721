import { HttpException, NotFoundException } from '@nestjs/common';
import type { Request, Response } from 'express';

interface Layer {
  readonly route?: { readonly path: string; readonly methods: Record<string, boolean> };
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

function methodsOf({ app, path }: Request): string[] {
  const { stack } = app.router as unknown as { stack: Layer[] };
  const methods = stack
    .filter((layer) => layer.route && !layer.route.path.includes('*') && layer.match(path))
    .flatMap((layer) => Object.keys(layer.route?.methods ?? {}))
    .filter((method) => method !== '_all')
    .map((method) => method.toUpperCase());
  return [...new Set(methods.includes('GET') ? ['GET', 'HEAD', ...methods] : methods)];
}
