import { createRequire, syncBuiltinESMExports } from 'node:module';
import type { SpanProcessor } from '@opentelemetry/sdk-trace';

/** What would tell who somebody is or what they look for: traces are kept by others, and for longer than logs. */
const personal = [
  'client.address',
  'http.client_ip',
  'network.peer.address',
  'network.peer.port',
  'url.query',
  'user_agent.original',
];
const addresses = ['url.full', 'http.target', 'http.url'];

/**
 * Starts OpenTelemetry tracing when `OTEL_EXPORTER_OTLP_ENDPOINT` names a collector: a span per request, per query and per
 * call of the api, joined over both servers by `traceparent` (W3C Trace Context). Has to be called before anything
 * connects or listens; the packages are loaded only then, and cost nothing otherwise. `OTEL_TRACES_SAMPLER_ARG`
 * is the share of requests that are traced, 0 to 1; without it all are.
 */
export function startTracing(service: string, environment = process.env): void {
  if (!environment.OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const load = createRequire(import.meta.url);
  const { context, propagation, trace } = load('@opentelemetry/api') as Api;
  const { AsyncLocalStorageContextManager } = load(
    '@opentelemetry/context-async-hooks',
  ) as Contexts;
  const { W3CTraceContextPropagator } = load('@opentelemetry/core') as Core;
  const { resourceFromAttributes } = load('@opentelemetry/resources') as Resources;
  const sdk = load('@opentelemetry/sdk-trace') as Sdk;
  const { OTLPTraceExporter } = load('@opentelemetry/exporter-trace-otlp-http') as Exporter;

  const share = Number(environment.OTEL_TRACES_SAMPLER_ARG || 1);
  const root = new sdk.TraceIdRatioBasedSampler(share);
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': environment.OTEL_SERVICE_NAME || service }),
    sampler: new sdk.ParentBasedSampler({ root }),
    spanProcessors: [discreet, new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  instrument(load);
  // A server that is stopping has some seconds left, and the traces of its last requests are those that are looked for.
  process.once('SIGTERM', () => setInterval(() => void provider.forceFlush(), 200).unref());
}

/** Loads what is instrumented right away, so that modules of both kinds share the instrumented functions. */
function instrument(load: NodeJS.Require): void {
  const { registerInstrumentations } = load('@opentelemetry/instrumentation') as Instrumentation;
  const { HttpInstrumentation } = load('@opentelemetry/instrumentation-http') as Http;
  const { PgInstrumentation } = load('@opentelemetry/instrumentation-pg') as Pg;
  const { UndiciInstrumentation } = load('@opentelemetry/instrumentation-undici') as Undici;
  registerInstrumentations({
    instrumentations: [
      new HttpInstrumentation({
        ignoreIncomingRequestHook: ({ url }) => /^\/(api\/)?health\//.test(url ?? ''),
      }),
      new PgInstrumentation({ requireParentSpan: true }),
      new UndiciInstrumentation({ requireParentforSpans: true }),
    ],
  });
  for (const name of ['node:http', 'node:https', 'pg']) load(name);
  syncBuiltinESMExports();
}

const discreet: SpanProcessor = {
  onStart: () => undefined,
  onEnd({ attributes }) {
    for (const name of personal) delete attributes[name];
    for (const name of addresses) {
      if (typeof attributes[name] === 'string') attributes[name] = attributes[name].split('?')[0];
    }
  },
  forceFlush: async () => undefined,
  shutdown: async () => undefined,
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
