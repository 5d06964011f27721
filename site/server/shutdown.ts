import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const limit = 30_000;

/**
 * Ends the process when it is asked to (SIGTERM, SIGINT, or the program that started us is gone): readiness says no, the
 * balancer gets its time, what is being answered is finished, then what is left to do. Asked twice, it ends at once.
 */
export function stopGracefully(
  server: Server,
  state: { stopping: boolean },
  drainSeconds: number,
  lastly: () => Promise<unknown>,
) {
  const stop = async () => {
    if (state.stopping) process.exit(1);
    state.stopping = true;
    setTimeout(() => process.exit(1), limit).unref();
    await wait(drainSeconds * 1000);
    server.close(() => void lastly().then(() => process.exit(0)));
    // Again and again: what was asked before we were told to stop is answered on a connection that is kept.
    setInterval(() => server.closeIdleConnections(), 100).unref();
  };
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const)
    process.on(event, () => void stop());
  server.prependListener('request', (_req, res) => {
    if (state.stopping) res.setHeader('Connection', 'close');
  });
}
