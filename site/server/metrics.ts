import type { RequestListener } from 'node:http';
import { Metrics } from '#platform/metrics.ts';
import { addCacheMetrics, type MeasuredCache } from '#platform/answer-cache/metrics.ts';
import type { Parts } from './app.ts';
import { routesOf } from './routes.ts';

/** Measures requests and publishes the metrics where METRICS_PORT is set; returns the handler itself otherwise. */
export function measured(
  handler: RequestListener,
  { config: { metrics: address }, pages, log }: Parts,
  cache: MeasuredCache | undefined,
): RequestListener {
  if (!address) return handler;
  const metrics = new Metrics('site');
  if (cache) addCacheMetrics(metrics.registry, cache);
  metrics.listen(address, (sentence) => log.error(sentence));
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
    // Middleware may change it.
    const [path = ''] = (req.url ?? '').split('?');
    metrics.observe(req.method, res, performance.now(), () => routeOf(path));
    handler(req, res);
  };
