import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import { Counter, Gauge, type Registry } from 'prom-client';
import { Metrics } from '#platform/metrics.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import type { Config } from './config.ts';
import type { Pages } from './pages.ts';
import { routesOf } from './routes.ts';

/** Counts and times what is answered, and tells it to Prometheus, where the settings want that; else nothing is in between. */
export function measured(
  answer: RequestListener,
  { metrics: address }: Config,
  pages: Pages,
  cache: PageCache | undefined,
  log: Logger,
): RequestListener {
  if (!address) return answer;
  const metrics = new Metrics('site');
  if (cache) addCacheMetrics(metrics.registry, cache);
  metrics
    .listen(address.port, address.host)
    .on('error', (err) => log.error({ err }, 'The metrics cannot be published'));
  return observed(answer, metrics, routesOf(pages.build));
}

/** Counts and times every request by the pattern of its address. */
export const observed =
  (answer: RequestListener, metrics: Metrics, routeOf: (path: string) => string): RequestListener =>
  (req, res) => {
    const start = performance.now();
    // What stands between us and Remix may change it.
    const [path = ''] = (req.url ?? '').split('?');
    res.once('close', () => {
      // Who left before the end got no status; nginx calls it 499, and so do the dashboards.
      const status = res.writableFinished ? res.statusCode : 499;
      const seconds = (performance.now() - start) / 1000;
      metrics.request(req.method ?? '', routeOf(path), status, seconds);
    });
    answer(req, res);
  };

/** What the page cache holds, and how it came by its answers, in the words of its `Cache-Status` (RFC 9211). */
export function addCacheMetrics(registry: Registry, cache: PageCache): void {
  const registers = [registry];
  new Counter({
    name: 'page_cache_answers_total',
    help: 'Answers of the page cache, by the Cache-Status that they carried',
    labelNames: ['status'],
    registers,
    collect() {
      this.reset();
      for (const [status, count] of cache.answers) this.inc({ status }, count);
    },
  });
  new Gauge({
    name: 'page_cache_pages',
    help: 'Finished pages in memory',
    registers,
    collect() {
      this.set(cache.size.entries);
    },
  });
  new Gauge({
    name: 'page_cache_bytes',
    help: 'What they take of PAGE_CACHE_MB',
    registers,
    collect() {
      this.set(cache.size.bytes);
    },
  });
}
