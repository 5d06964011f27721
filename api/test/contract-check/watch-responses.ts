import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Type } from '@nestjs/common';
import { type Exchange, violationsOf } from './violations.ts';

const violations: string[] = [];

/** Returns and clears the violations found so far. */
export const takeViolations = (): string[] => violations.splice(0);

/** Checks every response of a server against openapi.json, except those of the test's own `controllers`. */
export function watchResponses(server: Server, controllers: readonly Type[]): void {
  const exempt = controllers.map((one) => `/api/${Reflect.getMetadata('path', one)}`);
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (exempt.some((path) => request.url?.startsWith(path))) return;
    // Express rewrites request.url while routing.
    const url = request.url ?? '';
    const parts: Buffer[] = [];
    const write = response.write.bind(response);
    const end = response.end.bind(response);
    const keep = ([chunk, encoding]: unknown[]) => {
      if (chunk instanceof Uint8Array) parts.push(Buffer.from(chunk));
      if (typeof chunk === 'string') parts.push(Buffer.from(chunk, encoding as BufferEncoding));
    };
    // Checked before it is sent, so that the test cannot end first.
    Object.assign(response, {
      write: (...sent: Parameters<typeof write>) => {
        keep(sent);
        return Reflect.apply(write, response, sent);
      },
      end: (...sent: Parameters<typeof end>) => {
        keep(sent);
        const { statusCode: status } = response;
        const body = Buffer.concat(parts).toString();
        check({ request, url, status, headers: response.getHeaders(), body });
        return Reflect.apply(end, response, sent);
      },
    });
  });
}

function check(exchange: Exchange): void {
  const { request, url, status } = exchange;
  try {
    for (const violation of violationsOf(exchange)) {
      violations.push(`${request.method} ${url} answers ${status}: ${violation}`);
    }
  } catch (error) {
    // Throwing here would prevent the response from being sent.
    violations.push(`${request.method} ${url} could not be checked: ${String(error)}`);
  }
}
