import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen, until } from '../testing.ts';
import { AnswerCache } from './answer-cache.ts';
import { cacheControl } from './freshness.ts';
import type { ComputedAnswer } from './kept-answer.ts';
import { PublicVersion } from './public-version.ts';

/** Sends exactly these headers and decodes nothing. */
async function send(url: string, headers: Record<string, string> = {}, method = 'GET') {
  const call = request(url, { method, headers, agent: false }).end();
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  const body = await buffer(response);
  return { status: response.statusCode ?? 0, headers: response.headers, body };
}

/** A page as most are rendered. */
export const computed = (facts: Partial<ComputedAnswer>): ComputedAnswer => ({
  status: 200,
  headers: ['Content-Type', 'text/html; charset=utf-8'],
  body: Buffer.from('page'),
  version: 1,
  endsAt: Infinity,
  cacheControl: 'public, max-age=0',
  isOwn: false,
  ...facts,
});

/** A page cache on a port, in front of a site that responds "past the cache", with a clock that tests move. */
export async function startCache(bytes = 1024 * 1024) {
  const version = new PublicVersion();
  const site = {
    now: 1_000_000,
    version,
    rendered: [] as string[],
    passed: [] as string[],
    /** Overrides of the next renderings. */
    next: {} as Partial<ComputedAnswer> & { text?: string },
    /** Whether renderings set a cookie. */
    isPersonal: false,
    /** Renderings wait for it. */
    hold: Promise.resolve(),
    fails: false,
    asked: 0,
    responses: 0,
  };
  const cache = new AnswerCache({
    name: 'site',
    vary: 'Accept-Encoding',
    targetOf: ({ url = '' }) =>
      url === '/post-job' ? undefined : { key: url, search: url.includes('?q=') },
    maxBytes: bytes,
    version,
    now: () => site.now,
    passThrough(req, res) {
      site.passed.push(`${req.method} ${req.url}`);
      req.resume();
      res.end('past the cache');
    },
    async compute({ key }) {
      const number = site.rendered.push(key);
      const { text = `page ${number}`, ...given } = site.next;
      await site.hold;
      if (site.fails) throw new Error('broken');
      if (site.isPersonal) return undefined;
      return computed({ body: Buffer.from(text), ...given });
    },
    bypass: ({ headers: { personal } }) =>
      personal !== undefined && Promise.resolve(personal === 'yes'),
    headers: (page) => [
      ...['X-Request-Id', `response-${(site.responses += 1)}`],
      ...['Cache-Control', cacheControl(page, version, site.now)],
    ],
    onError: () => {},
  });
  const { url: origin, close } = await listen((req, res) => {
    cache.handle(req, res);
    site.asked += 1;
  });
  version.announced(1, site.now);
  return Object.assign(site, {
    cache,
    get: (path: string, headers?: Record<string, string>, method?: string) =>
      send(origin + path, headers, method),
    /** `<Cache-Status>: <body>` of a response. */
    status: async (path: string, headers?: Record<string, string>) => {
      const response = await send(origin + path, headers);
      return `${String(response.headers['cache-status'])}: ${response.body.toString()}`;
    },
    /** Holds renderings up until the returned function is called. */
    holdRenderings: () => {
      let release = () => {};
      site.hold = new Promise((resolve) => (release = resolve));
      return release;
    },
    requests: (count: number) => until(`${count} requests`, () => site.asked >= count),
    renderings: (count: number) =>
      until(`${count} renderings`, () => site.rendered.length >= count),
    /** Moves the clock while the API sends heartbeats. */
    advance: (milliseconds: number) => {
      site.now += milliseconds;
      version.heartbeat(site.now);
    },
    close,
  });
}

export type TestCache = Awaited<ReturnType<typeof startCache>>;
