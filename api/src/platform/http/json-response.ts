import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { map, type Observable } from 'rxjs';
import { withImageAddresses } from '../../listing-images/addresses.ts';

/** An answer that is ready to send: JSON text as PostgreSQL or an earlier request made it, and its headers. */
export class FinishedAnswer {
  constructor(
    readonly json: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}
}

/** Sends a FinishedAnswer with the addresses of images for who asked; Express adds the ETag and answers 304. */
@Injectable()
export class SendFinishedAnswer implements NestInterceptor<unknown, unknown> {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    return next
      .handle()
      .pipe(
        map((answer) =>
          answer instanceof FinishedAnswer
            ? send(answer, http.getRequest(), http.getResponse())
            : answer,
        ),
      );
  }
}

function send({ json, headers }: FinishedAnswer, request: Request, response: Response): string {
  response.type('json').set(headers);
  return withImageAddresses(json, request.account?.isAdmin === true, new Date());
}
