import { PayloadTooLargeException } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import type { ProblemFilter } from './errors/problem.filter.ts';

/** More than any call takes; a photo that is only somewhat too large is told so in its form (images/). */
const mostBytes = 16 * 1024 * 1024;
/** In milliseconds: how often a body of unknown length is looked at, and how long a refused sender may go on. */
const [interval, patience] = [100, 2_000];

/**
 * Refuses with 413 what no call takes, before a byte of it is read, and a body that does not tell its length as soon as it
 * is too long: the parsers would first read to the end and throw away what is sent.
 */
export const limitBody =
  (filter: ProblemFilter) =>
  (request: Request, response: Response, next: NextFunction): void => {
    const refuse = () => {
      const tooLarge = new PayloadTooLargeException('The body is too large.');
      // Somebody else may have refused it already, and it is only still being sent.
      if (!response.headersSent) filter.answer(tooLarge, request, response);
      // Cut off at once, a sender would lose the answer on its way.
      const timer = setTimeout(() => request.complete || request.socket.destroy(), patience);
      request.socket.once('close', () => clearTimeout(timer));
    };
    if (Number(request.headers['content-length'] ?? 0) > mostBytes) return refuse();
    if (request.headers['transfer-encoding'] !== undefined) watch(request, refuse);
    next();
  };

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
