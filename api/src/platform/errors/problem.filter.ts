import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  Logger,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { codeOf, titleOf, typeOf } from './codes.ts';
import type { FieldErrors } from './fields.exception.ts';
import type { Problem } from './problem.schema.ts';
import { RetryLaterException } from './retry-later.exception.ts';
import { unavailable } from './unavailable.ts';
import { unknownRoute } from './unknown-route.ts';
import { unreadableRequest } from './unreadable-request.ts';

/** The one place where an error becomes an answer. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Errors');

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.answer(error, http.getRequest<Request>(), http.getResponse<Response>());
  }

  /** For what fails outside of a handler. */
  answer(error: unknown, request: Request, response: Response): void {
    if (!response.headersSent) return void response.end(this.compose(error, request, response));
    this.asHttp(error, request, response);
    // Half an answer must not pass for a whole one; a whole one may still be on its way.
    if (!response.writableEnded) response.destroy();
  }

  /** Gives an answer its status and headers, and returns its body, which the caller sends. */
  compose(error: unknown, request: Request, response: Response): string {
    const exception = this.asHttp(error, request, response);
    if (exception instanceof RetryLaterException)
      response.set('Retry-After', String(exception.retryAfter));
    if (exception.getStatus() === 401) response.set('WWW-Authenticate', challenge(request));
    const body = JSON.stringify(problem(exception, request.id));
    response.status(exception.getStatus()).set({
      'Cache-Control': 'no-store',
      'Content-Type': 'application/problem+json',
      'Content-Length': String(Buffer.byteLength(body)),
    });
    return body;
  }

  private asHttp(error: unknown, request: Request, response: Response): HttpException {
    if (error instanceof HttpException)
      return unreadableRequest(unknownRoute(error, request, response));
    const busy = unavailable(error);
    if (busy) return busy;
    // Whoever sent half a request and left is told nothing, and did not meet a fault of ours.
    if (request.destroyed && !request.complete) return new HttpException('Incomplete.', 400);
    this.logger.error({ err: error }, 'A fault nobody foresaw');
    return new HttpException('Something went wrong on our side. Please try again.', 500);
  }
}

/** What a 401 asks for, and whether the token that came was the reason (RFC 9110 §11.6.1, RFC 6750 §3). */
const challenge = ({ headers }: Request) =>
  headers.authorization === undefined ? 'Bearer' : 'Bearer error="invalid_token"';

function problem(exception: HttpException, requestId: string): Problem {
  const status = exception.getStatus();
  return {
    type: typeOf(codeOf(status, exception.errorCode)),
    title: titleOf(status),
    status,
    detail: exception.message,
    message: exception.message,
    ...('errors' in exception && { errors: exception.errors as FieldErrors }),
    ...('was' in exception && { was: exception.was as Problem['was'] }),
    requestId,
  };
}
