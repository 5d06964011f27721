import type { IncomingMessage, ServerResponse } from 'node:http';
import type { KeptAnswer } from './kept-answer.ts';
import { encodingFor } from './encoding.ts';

/** Headers that a 304 has, too: the last two let a page of another origin see it. */
const ofUnchanged = ['expires', 'access-control-allow-origin', 'access-control-expose-headers'];

type Body = Awaited<ReturnType<KeptAnswer['body']>>;

/**
 * Responds with an answer in the best encoding, or 304, or without a body to HEAD.
 * @param headers of this response only, alternating names and values
 */
export function respond(
  answer: KeptAnswer,
  req: IncomingMessage,
  res: ServerResponse,
  headers: string[],
): void | Promise<void> {
  const body = answer.body(encodingFor(req.headers['accept-encoding']));
  if ('then' in body) return body.then((done) => send(answer.status, done));
  send(answer.status, body);

  function send(status: number, { bytes, etag, headers: own }: Body): void {
    const known = req.headers['if-none-match'];
    if (known !== undefined && status === 200 && matches(known, etag)) {
      const kept = ofUnchanged.flatMap((name) => {
        const value = answer.header(name);
        return value ? [name, value] : [];
      });
      res.writeHead(304, ['ETag', etag, 'Vary', answer.vary, ...kept, ...headers]).end();
      return;
    }
    res.writeHead(status, own.concat(headers));
    if (req.method === 'HEAD') res.end();
    else res.end(bytes);
  }
}

/** RFC 9110 §13.1.2: compared weakly, since a proxy may have weakened the tag. */
const matches = (known: string, etag: string) =>
  known === etag ||
  known === '*' ||
  known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
