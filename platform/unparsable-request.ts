import { randomUUID } from 'node:crypto';
import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { headersTooLarge } from '#contract/sentences.ts';

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const sentences: Readonly<Record<number, string>> = {
  408: 'The request took too long to arrive.',
  413: 'The body is too large.',
  431: headersTooLarge,
};

/** `rawPacket` is what arrived last: of a short request its beginning. */
type ParserError = NodeJS.ErrnoException & { rawPacket?: Buffer };

/**
 * Answers requests that Node cannot parse, and that therefore reach no handler, with a problem (RFC 9457) instead of an empty
 * body. `typeOf` gives the `type` of a status.
 */
export function answerUnparsable(server: Server, typeOf: (status: number) => string): void {
  server.on('clientError', ({ code = '', rawPacket }: ParserError, socket: Duplex) => {
    const current = Reflect.get(socket, '_httpMessage') as ServerResponse | undefined;
    if (socket.writable && !current?.headersSent) {
      const status = statuses[code] ?? 400;
      const { head, body } = response(status, typeOf(status));
      const isHead = rawPacket?.toString('latin1', 0, 5) === 'HEAD ';
      socket.write(isHead ? head : head + body);
    }
    socket.end(() => socket.destroy());
  });
}

function response(status: number, type: string): { head: string; body: string } {
  const message = sentences[status] ?? 'The request cannot be read.';
  const title = STATUS_CODES[status] ?? '';
  const requestId = randomUUID();
  const body = JSON.stringify({ type, title, status, detail: message, message, requestId });
  const head = [
    `HTTP/1.1 ${status} ${title}`,
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `X-Request-Id: ${requestId}`,
    'Connection: close',
  ].join('\r\n');
  return { head: `${head}\r\n\r\n`, body };
}
