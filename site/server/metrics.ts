import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import { Counter, Gauge, type Registry } from 'prom-client';
import { Metrics } from '#platform/metrics.ts';
import type { AnswerCache } from '#platform/answer-cache/answer-cache.ts';
import type { Config } from './config.ts';
import type { Pages } from './pages.ts';
import { routesOf } from './routes.ts';

type Cache = Pick<AnswerCache<never>, 'size' | 'statusCounts'>;

/** Measures requests and publishes the metrics where METRICS_PORT is set; returns the handler itself otherwise. */
export function measured(
  handler: RequestListener,
  { metrics: address }: Config,
  pages: Pages,
  cache: Cache | undefined,
  log: Logger,
): RequestListener {
  if (!address) return handler;
  const metrics = new Metrics('site');
  if (cache) addCacheMetrics(metrics.registry, cache);
  metrics
    .listen(address.port, address.host)
    .on('error', (err) => log.error({ err }, 'The metrics cannot be published'));
  return observed(handler, metrics, routesOf(pages.build));
}

/** Counts and times every request by its route pattern. */
export const observed =
  (
    handler: RequestListener,
    metrics: Metrics,
    routeOf: (path: string) => string,
  ): RequestListener =>
  (req, res) => {
    const start = performance.now();
    // Middleware may change it.
    const [path = ''] = (req.url ?? '').split('?');
    res.once('close', () => {
      // Client closed the request before the end: 499, as in nginx and its dashboards.
      const status = res.writableFinished ? res.statusCode : 499;
      const seconds = (performance.now() - start) / 1000;
      metrics.request(req.method ?? '', routeOf(path), status, seconds);
    });
    handler(req, res);
  };

/** Size of the page cache, and its responses by `Cache-Status` (RFC 9211). */
export function addCacheMetrics(registry: Registry, cache: Cache): void {
  const registers = [registry];
  new Counter({
    name: 'page_cache_answers_total',
    help: 'Answers of the page cache, by the Cache-Status that they carried',
    labelNames: ['status'],
    registers,
    collect() {
      this.reset();
      for (const [status, count] of cache.statusCounts) this.inc({ status }, count);
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
