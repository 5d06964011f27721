import { createRequire } from 'node:module';
import { exit } from './or-exit.ts';

/**
 * Starts OpenTelemetry tracing if `OTEL_EXPORTER_OTLP_ENDPOINT` is set: a span per request, query and call of the api,
 * joined across both servers by `traceparent` (W3C Trace Context). Call it before anything connects or listens. The
 * packages are loaded on demand, so that tracing costs nothing when it is off. `OTEL_TRACES_SAMPLER_ARG` is the share of
 * requests to trace, 0 to 1; the default is 1.
 */
export function startTracing(service: string): void {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG } = process.env;
  if (!endpoint) return;
  // The exporter would drop all spans without a word.
  if (!/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ''))
    exit('OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://collector:4318.');
  const share = Number(OTEL_TRACES_SAMPLER_ARG || 1);
  if (!(share >= 0 && share <= 1)) exit('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.');
  const load = createRequire(import.meta.url);
  const { exportSpans } = load('./spans.ts') as typeof import('./spans.ts');
  exportSpans(service, share);
}
