import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import { Metrics } from '#platform/metrics.ts';
import { addCacheMetrics, type MeasuredCache } from '#platform/answer-cache/metrics.ts';
import type { Config } from './config.ts';
import type { Pages } from './pages.ts';
import { routesOf } from './routes.ts';

/** Measures requests and publishes the metrics where METRICS_PORT is set; returns the handler itself otherwise. */
export function measured(
  handler: RequestListener,
  { metrics: address }: Config,
  pages: Pages,
  cache: MeasuredCache | undefined,
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
