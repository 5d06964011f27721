import { HttpException, HttpStatus, PayloadTooLargeException } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import type { ProblemFilter } from '../errors/problem.filter.ts';

/** More than any call takes; a photo that is only somewhat too large is told so in its form (images/). */
const mostBytes = 16 * 1024 * 1024;
/** In milliseconds: how often a body of unknown length is looked at, and how long a refused sender may read the answer. */
const [interval, patience] = [100, 2_000];

/**
 * Refuses with 413 what no call takes, before a byte of it is read, and a body that does not tell its length as soon as it
 * is too long: the parsers would first read to the end and throw away what is sent. A form that does not tell its length is
 * refused with 411, since Nest cuts it off when it is answered before its end, and the answer is lost with it.
 */
export const limitBody =
  (filter: ProblemFilter) =>
  (request: Request, response: Response, next: NextFunction): void => {
    const refuse = (why: HttpException) => {
      // Refused by somebody else sixteen megabytes ago, and still being sent.
      if (response.headersSent) return void request.socket.destroy();
      answerAndLinger(request, response, filter.compose(why, request, response));
    };
    const { headers } = request;
    if (Number(headers['content-length'] ?? 0) > mostBytes) return refuse(tooLarge());
    if (headers['transfer-encoding'] !== undefined) {
      if (/^multipart\//i.test(headers['content-type'] ?? '')) return refuse(unmeasured());
      watch(request, () => refuse(tooLarge()));
    }
    next();
  };

const tooLarge = () => new PayloadTooLargeException('The body is too large.');
const unmeasured = () =>
  new HttpException('Send the form with its length (Content-Length).', HttpStatus.LENGTH_REQUIRED);

function watch(request: Request, refuse: () => void): void {
  const { socket } = request;
  const before = socket.bytesRead;
  const timer = setInterval(() => {
    if (socket.bytesRead - before <= mostBytes) return;
    clearInterval(timer);
    refuse();
  }, interval);
  request.once('close', () => clearInterval(timer)).once('end', () => clearInterval(timer));
}

/**
 * Answers, reads no more, and ends the connection a moment later (RFC 9112 §9.6): ended at once, a sender would lose the
 * answer on its way. The end of the response is what waits, because Node reads and drops the rest of a body from then on.
 */
function answerAndLinger(request: Request, response: Response, body: string): void {
  request.unpipe().pause();
  response.set('Connection', 'close').write(body);
  const timer = setTimeout(() => response.end(), patience);
  response.once('close', () => clearTimeout(timer));
}
