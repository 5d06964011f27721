import { HttpException, HttpStatus, PayloadTooLargeException } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { formTooLarge, lengthRequired } from '#contract/sentences.ts';
import type { ProblemFilter } from '../errors/problem.filter.ts';

/** Above the limit of every call, so that a slightly too large photo still gets the form's own message (images/). */
const MAX_BODY_BYTES = 16 * 1024 * 1024;
const CHECK_INTERVAL_MS = 100;
/** Time for a refused client to read the response before its connection is closed. */
const LINGER_MS = 2_000;

declare module 'express-serve-static-core' {
  interface Request {
    /** Responds while the body is being sent, and reads no more of it. */
    refuseUnread: (exception: HttpException) => void;
  }
}

/**
 * Refuses a body over 16 MB with 413: by its `Content-Length` before a byte is read, else as soon as it is too long. The
 * parsers would read it to the end first. A form without `Content-Length` is refused with 411, since Nest closes the
 * connection when it responds before the end of a form, and the response is lost.
 */
export const limitBody =
  (filter: ProblemFilter) =>
  (request: Request, response: Response, next: NextFunction): void => {
    const refuse = (exception: HttpException) => {
      // A handler has answered already, and the client is still sending.
      if (response.headersSent) return void request.socket.destroy();
      respondAndLinger(request, response, filter.compose(exception, request, response));
    };
    request.refuseUnread = refuse;
    const { headers } = request;
    if (Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES) return refuse(tooLarge());
    if (headers['transfer-encoding'] !== undefined) {
      if (/^multipart\//i.test(headers['content-type'] ?? '')) return refuse(unknownLength());
      watch(request, () => refuse(tooLarge()));
    }
    next();
  };

const tooLarge = () => new PayloadTooLargeException(formTooLarge);
const unknownLength = () => new HttpException(lengthRequired, HttpStatus.LENGTH_REQUIRED);

function watch(request: Request, refuse: () => void): void {
  const { socket } = request;
  const before = socket.bytesRead;
  const timer = setInterval(() => {
    if (socket.bytesRead - before <= MAX_BODY_BYTES) return;
    clearInterval(timer);
    refuse();
  }, CHECK_INTERVAL_MS);
  request.once('close', () => clearInterval(timer)).once('end', () => clearInterval(timer));
}

/**
 * Sends the response, stops reading, and closes the connection a moment later, since a client whose connection is closed
 * at once may lose the response (RFC 9112 §9.6). The end of the response is delayed, because from then on Node reads and
 * drops the rest of the body.
 */
function respondAndLinger(request: Request, response: Response, body: string): void {
  request.unpipe().pause();
  response.set('Connection', 'close').write(body);
  const timer = setTimeout(() => response.end(), LINGER_MS);
  response.once('close', () => clearTimeout(timer));
}
