import type { Server } from 'node:http';
import type { INestApplication } from '@nestjs/common';

const patience = 30_000;

/**
 * On SIGTERM readiness answers 503 for a while (health/), then the port closes, requests under way are finished and the
 * process ends; on SIGINT without the while. After half a minute, or on a second signal, it ends at once. A process that
 * was started by another with a channel to it does not outlive it.
 */
export function endOrderly(app: INestApplication): void {
  app.enableShutdownHooks(['SIGTERM', 'SIGINT'], { useProcessExit: true });
  let signals = 0;
  let orphaned = false;
  const onSignal = () => {
    signals += 1;
    if (signals > 1 && !orphaned) process.exit(1);
    setTimeout(() => process.exit(1), patience).unref();
    closeIdleConnections(app.getHttpServer());
  };
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal);
  process.once('disconnect', () => {
    orphaned = true;
    process.kill(process.pid, 'SIGTERM');
  });
}

/** Once the port is closed a connection that was kept alive has no further use. */
function closeIdleConnections(server: Server): void {
  setInterval(() => server.listening || server.closeIdleConnections(), 100).unref();
}
