import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const SHUTDOWN_TIMEOUT_MS = 30_000;

/**
 * Stops on SIGTERM or SIGINT: readiness fails, load balancers get `drainSeconds`, requests in
 * flight are completed, then `beforeExit` runs. A second signal exits at once.
 */
export function stopGracefully(
  server: Server,
  state: { stopping: boolean },
  drainSeconds: number,
  beforeExit: () => Promise<unknown>,
) {
  const stop = async () => {
    if (state.stopping) process.exit(1);
    state.stopping = true;
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref();
    await wait(drainSeconds * 1000);
    server.close(() => void beforeExit().then(() => process.exit(0)));
    // Repeatedly: connections become idle when requests that arrived before the signal are answered.
    setInterval(() => server.closeIdleConnections(), 100).unref();
  };
  for (const event of ['SIGTERM', 'SIGINT'] as const) process.on(event, () => void stop());
  server.prependListener('request', (_req, res) => {
    if (state.stopping) res.setHeader('Connection', 'close');
  });
}
