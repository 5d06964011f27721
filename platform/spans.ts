import { createRequire, syncBuiltinESMExports } from 'node:module';
import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { resourceFromAttributes } from '@opentelemetry/resources';
import * as sdk from '@opentelemetry/sdk-trace';
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

/** Exports the spans of this share of requests. */
export function exportSpans(service: string, share: number): void {
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME || service }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [redaction, new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  instrument();
  // During the graceful shutdown, so that the spans of the last requests are not lost. A collector may be away.
  const flush = () => void provider.forceFlush().catch(() => undefined);
  process.once('SIGTERM', () => setInterval(flush, 200).unref());
}

/** Loads the instrumented modules at once, so that ES modules and CommonJS share the patched functions. */
function instrument(): void {
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
  const load = createRequire(import.meta.url);
  for (const name of ['node:http', 'node:https', 'pg']) load(name);
  syncBuiltinESMExports();
}

const redaction: sdk.SpanProcessor = {
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
