import { startTracing } from '#platform/tracing.ts';

/** Imported before everything else: what is loaded later is traced. */
startTracing('site');
