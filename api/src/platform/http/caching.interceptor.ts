import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { delayWhen, from, of, tap } from 'rxjs';

/** `Cache-Control` of public responses, in seconds. */
export const freshness = { maxAge: 30, staleWhileRevalidate: 300 } as const;

/** `Cache-Control` of a public response that is valid for `secondsLeft`, and must not be cached or shown after that. */
export function publicCacheControl(secondsLeft: number): string {
  const maxAge = Math.max(0, Math.min(freshness.maxAge, secondsLeft));
  const stale = Math.min(freshness.staleWhileRevalidate, secondsLeft - maxAge);
  return `public, max-age=${maxAge}${stale > 0 ? `, stale-while-revalidate=${stale}` : ''}`;
}

const publicDefault = publicCacheControl(Infinity);

/**
 * Sets `Cache-Control`: a public GET may be cached for half a minute; a response to a write or to a request with a token
 * is never stored. A handler may set its own for public responses. A write is answered after `afterWrite`.
 */
@Injectable()
export class CachingInterceptor implements NestInterceptor {
  constructor(private readonly afterWrite: () => Promise<void>) {}

  intercept(context: ExecutionContext, next: CallHandler) {
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    const isRead = ['GET', 'HEAD'].includes(request.method);
    const isPublic = isRead && request.headers.authorization === undefined;
    response.vary('Authorization');
    return next.handle().pipe(
      delayWhen(() => (isRead ? of(null) : from(this.afterWrite()))),
      tap(() => {
        if (response.headersSent) return;
        if (!isPublic) response.set('Cache-Control', 'private, no-store').removeHeader('Expires');
        else if (!response.hasHeader('Cache-Control')) response.set('Cache-Control', publicDefault);
      }),
    );
  }
}
