import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { map, type Observable } from 'rxjs';

/** A response whose body is JSON text from PostgreSQL or an earlier request, with its headers. */
export class JsonResponse {
  constructor(
    readonly json: string,
    readonly headers: Readonly<Record<string, string>> = {},
    /** That of the handler by default. */
    readonly status?: number,
  ) {}
}

/** Changes the text of a response for the account that reads it. */
type JsonTransform = (json: string, isAdmin: boolean, now: Date) => string;

/** Sends a JsonResponse; Express adds the ETag and answers 304. */
@Injectable()
export class SendJsonResponse implements NestInterceptor<unknown, unknown> {
  constructor(private readonly transform: JsonTransform) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    return next
      .handle()
      .pipe(
        map((answer: unknown) =>
          answer instanceof JsonResponse
            ? this.send(answer, http.getRequest(), http.getResponse())
            : answer,
        ),
      );
  }

  private send({ json, headers, status }: JsonResponse, request: Request, response: Response) {
    if (status) response.status(status);
    response.type('json').set(headers);
    return this.transform(json, request.account?.isAdmin === true, new Date());
  }
}
