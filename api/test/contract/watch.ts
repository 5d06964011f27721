import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Type } from '@nestjs/common';
import { type Exchange, faultsOf } from './answer.ts';

const faults: string[] = [];

/** What was found since the last time it was asked. */
export const takeFaults = (): string[] => faults.splice(0);

afterEach(() => {
  const found = takeFaults();
  if (found.length > 0) throw new Error(`Not as openapi.json says:\n${found.join('\n')}`);
});

/**
 * Holds every answer of a server to the contract, and fails the test that asked for one that is not as promised.
 * The test's own controllers are not in the contract.
 */
export function watch(server: Server, controllers: readonly Type[]): void {
  const exempt = controllers.map((one) => `/api/${Reflect.getMetadata('path', one)}`);
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (exempt.some((path) => request.url?.startsWith(path))) return;
    // Express changes it on the way.
    const url = request.url ?? '';
    const parts: Buffer[] = [];
    const { write, end } = response;
    const keep = ([chunk, encoding]: unknown[]) => {
      if (chunk instanceof Uint8Array) parts.push(Buffer.from(chunk));
      if (typeof chunk === 'string') parts.push(Buffer.from(chunk, encoding as BufferEncoding));
    };
    // Checked before it is sent, so that the test that waits for it cannot end first.
    Object.assign(response, {
      write: (...sent: Parameters<typeof write>) => {
        keep(sent);
        return Reflect.apply(write, response, sent);
      },
      end: (...sent: Parameters<typeof end>) => {
        keep(sent);
        const { statusCode: status } = response;
        const body = Buffer.concat(parts).toString();
        note({ request, url, status, headers: response.getHeaders(), body });
        return Reflect.apply(end, response, sent);
      },
    });
  });
}

function note(exchange: Exchange): void {
  const { request, url, status } = exchange;
  try {
    for (const fault of faultsOf(exchange)) {
      faults.push(`${request.method} ${url} answers ${status}: ${fault}`);
    }
  } catch (error) {
    // Thrown here it would keep the answer from being sent.
    faults.push(`${request.method} ${url} could not be checked: ${error}`);
  }
}
