import { once } from 'node:events';
import { Agent, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

export interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
  /** Sent as the body, with its media type. */
  json?: unknown;
  /** Local address of the connection, such as 127.0.0.7: another visitor. */
  from?: string;
  /** Sent exactly like this, while the path of the URL is normalized. */
  path?: string;
  /** Bytes per second at which the body is sent; all at once by default. */
  pace?: number;
  /** Timeout of the whole exchange; 30 s by default. */
  timeoutMs?: number;
  /** false: a new connection, closed afterwards. */
  kept?: boolean;
  signal?: AbortSignal;
}

export interface HttpAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** Milliseconds from the first byte sent to the last byte read. */
  took: number;
  /** Start of the request, on the clock of `performance.now()`. */
  at: number;
}

/** An HTTP client with kept connections that looks for leaked internals in every response. */
export class Client {
  /** Of all answers. */
  readonly statuses: number[] = [];
  readonly leaks: string[] = [];
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 500 });

  /** @throws Error when the connection breaks or the response is not complete in time */
  async ask(url: string, options: RequestOptions = {}): Promise<HttpAnswer> {
    const { method = 'GET', path, json, from, pace, kept = true, signal } = options;
    const body = json === undefined ? options.body : JSON.stringify(json);
    const at = performance.now();
    const sent = request(url, {
      method,
      ...(path && { path }),
      agent: kept && !from ? this.#agent : false,
      headers: {
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
        ...options.headers,
      },
      localAddress: from,
      signal,
    });
    const abort = () => sent.destroy(new Error('no answer in time'));
    const timer = setTimeout(abort, options.timeoutMs ?? 30_000);
    // Also after the response has begun, when nothing else listens.
    sent.on('error', () => {});
    if (pace && body !== undefined) Readable.from(paced(Buffer.from(body), pace)).pipe(sent);
    else sent.end(body);
    try {
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      const text = await textOf(response);
      const { statusCode: status = 0, headers } = response;
      const leak = leakIn(text);
      this.statuses.push(status);
      if (leak) this.leaks.push(`${method} ${url} ${status}: ${leak}`);
      return { status, headers, text, took: performance.now() - at, at };
    } finally {
      clearTimeout(timer);
    }
  }

  /** The same; undefined when the connection broke. */
  try(url: string, options?: RequestOptions): Promise<HttpAnswer | undefined> {
    return this.ask(url, options).catch(() => undefined);
  }

  /** The token of a moderator. */
  async logIn(url: string, json: object): Promise<string> {
    const { status, text } = await this.ask(`${url}/api/auth/login`, { method: 'POST', json });
    if (status !== 200) throw new Error(`The login returned ${status}: ${text}`);
    return (JSON.parse(text) as { token: string }).token;
  }

  /** Calls of the API as the admin panel makes them; each throws when it fails. */
  async openModeration(url: string, account: object) {
    const headers = { authorization: `Bearer ${await this.logIn(url, account)}` };
    return async (method: string, path: string, json?: object): Promise<unknown> => {
      const { status, text } = await this.ask(`${url}/api/${path}`, { method, headers, json });
      if (status !== (method === 'POST' ? 201 : 200))
        throw new Error(`${method} ${path} returned ${status}: ${text}`);
      return JSON.parse(text);
    };
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** The body in ten pieces a second. */
async function* paced(body: Buffer, bytesPerSecond: number) {
  const step = Math.max(1, Math.ceil(bytesPerSecond / 10));
  for (let start = 0; start < body.length; start += step) {
    yield body.subarray(start, start + step);
    await wait(100);
  }
}

/** Stack traces, SQL, and error names of Node and PostgreSQL. */
const INTERNALS = [
  /^\s*at .*\.[cm]?[jt]sx?:\d+/m,
  /node:internal|node_modules\//,
  /\binsert into \\?"?\w+\\?"? \(|\bdelete from \\?"?\w+\\?"? where|\bselect .{1,200} from \\?"?\w+\\?"? where/i,
  /\b(ECONNREFUSED|ECONNRESET|ENOSPC|EACCES|EROFS|ENOENT|EPIPE)\b/,
  /DriverException|syntax error at or near|terminating connection|password_hash/,
];

export const leakIn = (text: string): string | undefined =>
  INTERNALS.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
