import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodingFor } from './encoding.ts';
import { vary, type Page } from './page.ts';

/** What belongs to one answer and is in no page: names and values in turn. */
export type OwnHeaders = string[];

/** Answers with a page: its finished bytes in the best encoding, 304 to who has them already, no body to HEAD. */
export function answerWith(
  page: Page,
  req: IncomingMessage,
  res: ServerResponse,
  own: OwnHeaders,
): void | Promise<void> {
  const body = page.body(encodingFor(req.headers['accept-encoding'] as string | undefined));
  if (body instanceof Promise) return body.then((made) => send(page.status, made, req, res, own));
  send(page.status, body, req, res, own);
}

type Body = Awaited<ReturnType<Page['body']>>;

function send(
  status: number,
  { bytes, etag, headers }: Body,
  req: IncomingMessage,
  res: ServerResponse,
  own: OwnHeaders,
): void {
  const known = req.headers['if-none-match'];
  if (known !== undefined && status === 200 && matches(known, etag)) {
    res.writeHead(304, ['ETag', etag, 'Vary', vary, ...own]).end();
    return;
  }
  res.writeHead(status, headers.concat(own));
  if (req.method === 'HEAD') res.end();
  else res.end(bytes);
}

/** RFC 9110 §13.1.2: one of those that the browser has, compared weakly (a proxy may have weakened it). */
const matches = (known: string, etag: string) =>
  known === etag ||
  known === '*' ||
  known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
