import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** What a server says of itself to Prometheus, alike in each part; docs/operations.md reads the names. */
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

  /** `route` is the pattern and not the address: the number of patterns is small, that of addresses has no end. */
  request(method: string, route: string, status: number, seconds: number): void {
    const known = methods.includes(method) ? method : 'other';
    this.#requests.observe({ method: known, route, status }, seconds);
  }

  /** Answers `GET /metrics`, on a port of its own that the world does not reach. */
  listen(port: number, host: string): Server {
    return createServer((request, response) => {
      if (request.url !== '/metrics') return response.writeHead(404).end();
      this.registry.metrics().then(
        (text) => response.writeHead(200, { 'Content-Type': this.registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
    })
      .listen(port, host)
      .unref();
  }
}

/** Where the metrics are, from `METRICS_PORT` and `METRICS_HOST`; undefined when nobody wants them. */
export interface MetricsAddress {
  port: number;
  host: string;
}
