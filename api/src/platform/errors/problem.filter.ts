import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  Logger,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { codeOf, codes, titleOf, typeOf } from './codes.ts';
import type { FieldErrors } from './fields.exception.ts';
import type { Problem } from './problem.schema.ts';
import { RetryLaterException } from './retry-later.exception.ts';
import { unavailable } from './unavailable.ts';
import { unknownRoute } from './unknown-route.ts';
import { unreadableRequest } from './unreadable-request.ts';

/** Turns every error into a problem response (RFC 9457). */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Errors');

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.respond(error, http.getRequest<Request>(), http.getResponse<Response>());
  }

  /** Responds to an error from outside Nest's handlers, such as a middleware. */
  respond(error: unknown, request: Request, response: Response): void {
    if (!response.headersSent) return void response.end(this.compose(error, request, response));
    this.asHttp(error, request, response);
    // A partial response must not pass for a complete one; a complete one may still be in transit.
    if (!response.writableEnded) response.destroy();
  }

  /** Sets the status and headers of a response, and returns the body for the caller to send. */
  compose(error: unknown, request: Request, response: Response): string {
    const exception = this.asHttp(error, request, response);
    if (exception instanceof RetryLaterException)
      response.set('Retry-After', String(exception.retryAfter));
    if (exception.getStatus() === 401)
      response.set('WWW-Authenticate', challenge(exception, request));
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
    // The client disconnected before the end of its request, which is no error of the server.
    if (request.destroyed && !request.complete) return new HttpException('Incomplete.', 400);
    // Logged in the line of the request (app/logging.ts), which has none before the logging middleware.
    if (response.log) response.err = error instanceof Error ? error : new Error(String(error));
    else this.logger.error({ err: error }, 'Unexpected error');
    return new HttpException(codes.internal.example, 500);
  }
}

/** `WWW-Authenticate` of a 401, with an error if a token was sent (RFC 9110 §11.6.1, RFC 6750 §3). */
function challenge({ errorCode }: HttpException, { headers }: Request): string {
  if (errorCode === 'partner_key_invalid') return 'ApiKey';
  if (errorCode === 'link_invalid') return 'Owner';
  return headers.authorization === undefined ? 'Bearer' : 'Bearer error="invalid_token"';
}

function problem(exception: HttpException, requestId: string): Problem {
  const status = exception.getStatus();
  const code = codeOf(status, exception.errorCode);
  return {
    type: typeOf(code),
    title: titleOf(code),
    status,
    detail: exception.message,
    message: exception.message,
    ...('errors' in exception && { errors: exception.errors as FieldErrors }),
    ...('was' in exception && { was: exception.was as Problem['was'] }),
    ...('naira' in exception && { naira: exception.naira as number }),
    requestId,
  };
}
