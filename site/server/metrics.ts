import type { RequestListener } from 'node:http';
import { Metrics } from '#platform/metrics.ts';
import { addCacheMetrics, type MeasuredCache } from '#platform/answer-cache/metrics.ts';
import type { Parts } from './app.ts';
import type { Pages } from './pages.ts';

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

/** Patterns of paths outside of Remix, by their first segment. */
const others = new Map([
  ...['api', 'uploads', 'admin', 'assets', 'health'].map((name) => [name, `/${name}/*`] as const),
  ['admin-login', '/admin/*'] as const,
]);

/** The pattern of a path: a Remix route such as `/company/:id`, or `/api/*` and the like; `other` bounds label cardinality. */
export function routesOf(build: Pages['build']): (path: string) => string {
  const exact = new Set(['/']);
  const withId = new Map<string, string>();
  const withMore = new Map<string, string>();
  if (typeof build !== 'function') {
    for (const { path } of Object.values(build.routes)) {
      const [first = '', second, third] = path?.split('/') ?? [];
      if (second?.startsWith(':')) withId.set(below(first, third?.replace(/^:.*/, '')), `/${path}`);
      else if (second === '*') withMore.set(first, `/${path}`);
      else if (path && !path.includes('*')) exact.add(`/${path}`);
      if (second?.endsWith('?')) exact.add(`/${first}`);
    }
  }
  return (path) => {
    // Remix requests a page's data at its path with `.data`.
    const page = path.replace(/\.data$/, '').replace(/^\/_root$/, '/');
    if (exact.has(page)) return page;
    const [, first = '', second, third] = page.split('/');
    const id = second && (withId.get(below(first, third)) ?? (third && withId.get(`${first}/`)));
    const more = withMore.get(first);
    return others.get(first) ?? (id || (more && !second ? `/${first}` : more) || 'other');
  };
}

/** The key of a path below an id by its last word, without one where that is a parameter. */
const below = (first: string, third: string | undefined) =>
  third === undefined ? first : `${first}/${third}`;
