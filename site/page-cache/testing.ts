import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Dataset } from './dataset.ts';
import { PageCache } from './page-cache.ts';
import type { Rendered } from './page.ts';

export interface Told {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks as it is told, without the headers and the unpacking of a browser. */
export function ask(
  url: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Told> {
  return new Promise((resolve, reject) => {
    const call = request(url, { method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks),
        }),
      );
      answer.on('error', reject);
    });
    call.on('error', reject).end();
  });
}

/**
 * A page cache on a port, in front of a site that says "past the cache", with a clock that stands still until it is moved.
 * `render` is what Remix would do.
 */
export async function startCache(bytes = 1024 * 1024) {
  const dataset = new Dataset();
  const site = {
    now: 1_000_000,
    dataset,
    rendered: [] as string[],
    passed: [] as string[],
    /** What the next renderings give. */
    next: {} as Partial<Rendered> & { text?: string },
    /** Resolves before a rendering ends; replace it to hold renderings up. */
    hold: Promise.resolve(),
    breaks: false,
    introduced: 0,
  };
  const cache = new PageCache({
    bytes,
    dataset,
    now: () => site.now,
    pass(req, res) {
      site.passed.push(`${req.method} ${req.url}`);
      req.resume();
      res.end('past the cache');
    },
    async render({ path, saveData }) {
      const number = site.rendered.push(saveData ? `${path} (saving data)` : path);
      const startedAt = site.now;
      const { text = `page ${number}`, ...given } = site.next;
      await site.hold;
      if (site.breaks) throw new Error('broken');
      return {
        status: 200,
        headers: ['Content-Type', 'text/html; charset=utf-8'],
        body: Buffer.from(text),
        version: 1,
        endsAt: Infinity,
        startedAt,
        cacheControl: 'public, max-age=0',
        personal: false,
        ...given,
      };
    },
    askerOf: () => ({ requestId: 'request-1', address: '192.0.2.1' }),
    introduce: () => ['X-Request-Id', `answer-${(site.introduced += 1)}`],
    failed: () => {},
  });
  const server = createServer(cache.handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  dataset.opened(1, site.now);
  return Object.assign(site, {
    cache,
    ask: (path: string, headers?: Record<string, string>, method?: string) =>
      ask(origin + path, headers, method),
    /** Asks, and says how the cache came by its answer. */
    how: async (path: string, headers?: Record<string, string>) => {
      const { headers: told, body } = await ask(origin + path, headers);
      return `${told['cache-status']}: ${body.toString()}`;
    },
    /** Lets time pass while the API keeps saying that it lives. */
    pass: (milliseconds: number) => {
      site.now += milliseconds;
      dataset.alive(site.now);
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  });
}

export type Site = Awaited<ReturnType<typeof startCache>>;
