import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { tap } from 'rxjs';

/** How long a public answer may be kept, and shown while it is asked for again; in seconds. */
export const freshness = { maxAge: 30, staleWhileRevalidate: 300 } as const;

/** `Cache-Control` of a public answer that is true for so many seconds: it is neither kept nor shown any longer. */
export function publiclyFor(left: number): string {
  const maxAge = Math.max(0, Math.min(freshness.maxAge, left));
  const stale = Math.min(freshness.staleWhileRevalidate, left - maxAge);
  return `public, max-age=${maxAge}${stale > 0 ? `, stale-while-revalidate=${stale}` : ''}`;
}

const publicly = publiclyFor(Infinity);
const privately = 'private, no-store';

/**
 * Who may keep an answer: everybody a public GET, for half a minute and with an `ETag` to ask again; nobody what was
 * asked with a token or what was written. A handler may say its own, except to somebody with a token.
 */
@Injectable()
export class CachingInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler) {
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    const isPublic =
      ['GET', 'HEAD'].includes(request.method) && request.headers.authorization === undefined;
    response.vary('Authorization');
    return next.handle().pipe(
      tap(() => {
        if (response.headersSent) return;
        if (!isPublic) response.set('Cache-Control', privately).removeHeader('Expires');
        else if (!response.hasHeader('Cache-Control')) response.set('Cache-Control', publicly);
      }),
    );
  }
}
