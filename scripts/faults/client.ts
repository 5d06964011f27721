import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { leakIn } from './leaks.ts';

export interface Ask {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
  /** The visitor's own address, such as 127.0.0.7. */
  from?: string;
  /** Bytes a second at which the body is sent; all at once without. */
  pace?: number;
  /** In milliseconds, for the whole exchange. */
  patience?: number;
  /** false: a connection of its own, as a phone's first visit has. */
  kept?: boolean;
  signal?: AbortSignal;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** From the first byte sent to the last byte read. */
  took: number;
  /** When it was asked, on the clock of `performance.now()`. */
  at: number;
}

/** Asks as visitors do, over connections that are kept, and looks into every answer for what must not be in it. */
export class Client {
  requests = 0;
  /** What answers gave away about our insides. */
  readonly leaks: string[] = [];
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 500 });

  /** @throws Error when the connection breaks or nothing comes in time */
  ask(url: string, options: Ask = {}): Promise<Answer> {
    const { method = 'GET', headers = {}, body, from, patience = 30_000, kept = true } = options;
    this.requests += 1;
    const at = performance.now();
    return new Promise((resolve, reject) => {
      const asked = request(url, {
        method,
        agent: kept && !from ? this.#agent : false,
        headers: {
          ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
          ...headers,
        },
        ...(from && { localAddress: from }),
        ...(options.signal && { signal: options.signal }),
      });
      const timer = setTimeout(() => asked.destroy(new Error('no answer in time')), patience);
      const fail = (error: Error) => {
        clearTimeout(timer);
        reject(error);
      };
      asked.once('error', fail);
      asked.once('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', fail);
        response.once('end', () => {
          clearTimeout(timer);
          const text = Buffer.concat(chunks).toString();
          const leak = leakIn(text);
          if (leak) this.leaks.push(`${method} ${url} ${response.statusCode}: ${leak}`);
          const { statusCode: status = 0, headers: answered } = response;
          resolve({ status, headers: answered, text, took: performance.now() - at, at });
        });
      });
      if (options.pace && body !== undefined) void dole(asked, Buffer.from(body), options.pace);
      else asked.end(body);
    });
  }

  /** The same; undefined when the connection broke. */
  try(url: string, options?: Ask): Promise<Answer | undefined> {
    return this.ask(url, options).catch(() => undefined);
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** Sends a body bit by bit, ten times a second. */
async function dole(asked: ReturnType<typeof request>, body: Buffer, pace: number) {
  const step = Math.max(1, Math.ceil(pace / 10));
  for (let sent = 0; sent < body.length && !asked.destroyed; sent += step) {
    asked.write(body.subarray(sent, sent + step));
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  if (!asked.destroyed) asked.end();
}
