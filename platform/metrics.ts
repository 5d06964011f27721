import { createServer, type Server, type ServerResponse } from 'node:http';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Prometheus metrics that the api and the site have in common; docs/operations.md documents the names. */
export class Metrics {
  readonly registry = new Registry();
  readonly #requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.registry],
  });

  constructor(part: 'api' | 'site') {
    this.registry.setDefaultLabels({ part });
    collectDefaultMetrics({ register: this.registry });
  }

  /**
   * Counts and times a request that began at `start`, by `performance.now()`, once its response is over. `routeOf` gives the
   * route pattern then, not the path, to bound the number of label values.
   */
  observe(method = '', response: ServerResponse, start: number, routeOf: () => string): void {
    response.once('close', () => {
      // The client disconnected: 499, as in nginx and its dashboards.
      const status = response.writableFinished ? response.statusCode : 499;
      const label = methods.includes(method) ? method : 'other';
      const seconds = (performance.now() - start) / 1000;
      this.#requests.observe({ method: label, route: routeOf(), status }, seconds);
    });
  }

  /** Serves `GET /metrics` on a separate, internal port; `logError` gets a sentence if it cannot. */
  listen({ port, host }: MetricsAddress, logError: (sentence: string) => void): Server {
    return createServer((request, response) => {
      if (request.url !== '/metrics') return response.writeHead(404).end();
      this.registry.metrics().then(
        (text) => response.writeHead(200, { 'Content-Type': this.registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
    })
      .on('error', ({ message }) =>
        logError(`Metrics cannot be published (METRICS_PORT, METRICS_HOST): ${message}`),
      )
      .listen(port, host)
      .unref();
  }
}

/** `METRICS_PORT` and `METRICS_HOST`. */
export interface MetricsAddress {
  port: number;
  host: string;
}
