import type { RequestHandler } from 'express';
import type { IncomingMessage } from 'node:http';
import { problem } from './problem.ts';
import { cutOffLater, mostBytes, patience } from './refusals.ts';

/**
 * What the api would refuse before it reads it (api/src/body-limit.ts) does not burden the connection to it: 413 or 411, after
 * which nothing is read and the connection ends a moment later (RFC 9112 §9.6): ended at once, a sender would lose the answer on
 * its way. The end of the response is what waits, because Node reads and drops the rest of a body from then on.
 */
export const refuseUntakable: RequestHandler = (req, res, next) => {
  const refused = refusal(req);
  if (!refused) return next();
  const body = problem(req, res, ...refused);
  res.setHeader('Connection', 'close');
  res.write(body);
  const timer = setTimeout(() => res.end(), patience);
  res.once('close', () => clearTimeout(timer));
};

function refusal({ headers }: IncomingMessage): [status: number, message: string] | undefined {
  const { 'content-length': length, 'content-type': type = '' } = headers;
  if (Number(length ?? 0) > mostBytes) return [413, 'The body is too large.'];
  if (headers['transfer-encoding'] !== undefined && /^multipart\//i.test(type))
    return [411, 'Send the form with its length (Content-Length).'];
  return undefined;
}

/**
 * When the api answers before the end of a body and ends its connection, the sender's ends as well, but a moment later, for the
 * same reason, and what is still sent is not read.
 */
export function lingerWith(answer: IncomingMessage, req: IncomingMessage): void {
  if (req.complete || answer.headers.connection !== 'close') return;
  delete answer.headers.connection;
  // The proxy would read on to the end.
  answer.once('close', () => req.pause());
  cutOffLater(req);
}
