import { createRequire, syncBuiltinESMExports } from 'node:module';
import type { SpanProcessor } from '@opentelemetry/sdk-trace';
import { exit } from './or-exit.ts';
import { withoutLinkToken } from './owner-link.ts';

/** Removed from spans, since traces are stored by third parties, and for longer than logs. */
const personalAttributes = [
  'client.address',
  'http.client_ip',
  'network.peer.address',
  'network.peer.port',
  'url.query',
  'user_agent.original',
];
/** Their query strings and the tokens of owners' links are removed. */
const urlAttributes = ['url.full', 'url.path', 'http.target', 'http.url'];

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
  const { context, propagation, trace } = load('@opentelemetry/api') as Api;
  const { AsyncLocalStorageContextManager } = load(
    '@opentelemetry/context-async-hooks',
  ) as Contexts;
  const { W3CTraceContextPropagator } = load('@opentelemetry/core') as Core;
  const { resourceFromAttributes } = load('@opentelemetry/resources') as Resources;
  const sdk = load('@opentelemetry/sdk-trace') as Sdk;
  const { OTLPTraceExporter } = load('@opentelemetry/exporter-trace-otlp-http') as Exporter;

  const root = new sdk.TraceIdRatioBasedSampler(share);
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME || service }),
    sampler: new sdk.ParentBasedSampler({ root }),
    spanProcessors: [redaction, new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  instrument(load);
  // During the graceful shutdown, so that the spans of the last requests are not lost. A collector may be away.
  const flush = () => void provider.forceFlush().catch(() => undefined);
  process.once('SIGTERM', () => setInterval(flush, 200).unref());
}

/** Loads the instrumented modules at once, so that ES modules and CommonJS share the patched functions. */
function instrument(load: NodeJS.Require): void {
  const { registerInstrumentations } = load('@opentelemetry/instrumentation') as Instrumentation;
  const { HttpInstrumentation } = load('@opentelemetry/instrumentation-http') as Http;
  const { PgInstrumentation } = load('@opentelemetry/instrumentation-pg') as Pg;
  const { UndiciInstrumentation } = load('@opentelemetry/instrumentation-undici') as Undici;
  registerInstrumentations({
    instrumentations: [
      new HttpInstrumentation({
        // Probes and scrapes.
        ignoreIncomingRequestHook: ({ url }) => /^\/((api\/)?health\/|metrics$)/.test(url ?? ''),
      }),
      new PgInstrumentation({ requireParentSpan: true }),
      new UndiciInstrumentation({ requireParentforSpans: true }),
    ],
  });
  for (const name of ['node:http', 'node:https', 'pg']) load(name);
  syncBuiltinESMExports();
}

const redaction: SpanProcessor = {
  onStart: () => undefined,
  onEnd({ attributes }) {
    for (const name of personalAttributes) delete attributes[name];
    for (const name of urlAttributes) {
      const url = attributes[name];
      if (typeof url === 'string') attributes[name] = withoutLinkToken(url.split('?')[0] ?? '');
    }
  },
  forceFlush: () => Promise.resolve(),
  shutdown: () => Promise.resolve(),
};

type Api = typeof import('@opentelemetry/api');
type Contexts = typeof import('@opentelemetry/context-async-hooks');
type Core = typeof import('@opentelemetry/core');
type Exporter = typeof import('@opentelemetry/exporter-trace-otlp-http');
type Http = typeof import('@opentelemetry/instrumentation-http');
type Instrumentation = typeof import('@opentelemetry/instrumentation');
type Pg = typeof import('@opentelemetry/instrumentation-pg');
type Resources = typeof import('@opentelemetry/resources');
type Sdk = typeof import('@opentelemetry/sdk-trace');
type Undici = typeof import('@opentelemetry/instrumentation-undici');
