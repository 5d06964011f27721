import type { Server } from 'node:http';
import type { INestApplication } from '@nestjs/common';

const SHUTDOWN_TIMEOUT_MS = 30_000;

/**
 * Graceful shutdown: on SIGTERM readiness answers 503 for a while (health/), on SIGINT not; then the port closes, requests
 * in flight are finished and the process exits. After half a minute, or on a second signal, it exits at once.
 */
export function endOrderly(app: INestApplication): void {
  app.enableShutdownHooks(['SIGTERM', 'SIGINT'], { useProcessExit: true });
  let signals = 0;
  const onSignal = () => {
    signals += 1;
    if (signals > 1) process.exit(1);
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref();
    closeIdleConnections(app.getHttpServer() as Server);
  };
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal);
}

/** Closes kept-alive connections once the port is closed. */
function closeIdleConnections(server: Server): void {
  setInterval(() => server.listening || server.closeIdleConnections(), 100).unref();
}
