import type { RequestHandler } from 'express';
import type { IncomingMessage } from 'node:http';
import { formTooLarge, lengthRequired } from '#contract/sentences.ts';
import { problem } from './problem.ts';
import { closeLater, LINGER_MS, MAX_BODY_BYTES } from './refusals.ts';

/**
 * Refuses bodies that the API would refuse unread (413, 411). The body is not read and the connection closes a moment after
 * the response, which would be lost otherwise (RFC 9112 §9.6); `end` is delayed because Node drains the body from then on.
 */
export const refuseBodies: RequestHandler = (req, res, next) => {
  const refused = refusal(req);
  if (!refused) return next();
  const body = problem(req, res, ...refused);
  res.setHeader('Connection', 'close');
  res.write(body);
  const timer = setTimeout(() => res.end(), LINGER_MS);
  res.once('close', () => clearTimeout(timer));
};

function refusal({ headers }: IncomingMessage): [status: number, message: string] | undefined {
  const { 'content-length': length, 'content-type': type = '' } = headers;
  if (Number(length ?? 0) > MAX_BODY_BYTES) return [413, formTooLarge];
  if (headers['transfer-encoding'] !== undefined && /^multipart\//i.test(type))
    return [411, lengthRequired];
  return undefined;
}

/** Closes the sender's connection a moment later when the API responds and closes before the end of a body. */
export function lingerWith(response: IncomingMessage, req: IncomingMessage): void {
  if (req.complete || response.headers.connection !== 'close') return;
  delete response.headers.connection;
  // The proxy would read the body to its end.
  response.once('close', () => req.pause());
  closeLater(req);
}
