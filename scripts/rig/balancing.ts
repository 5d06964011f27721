import { join } from 'node:path';
import { waitUntilReady } from '../supervisor/readiness.ts';
import type { Stack } from '../supervisor/stack.ts';
import type { Server } from './server.ts';

/** Starts a balancer (balancer.ts) before these servers; resolves when it passes requests on. */
export async function startBalancer(stack: Stack, port: number, servers: Server[], probe: string) {
  stack.startSpare('balancer', [join(import.meta.dirname, 'balancer.ts')], {
    env: {
      ...process.env,
      BALANCER_PORT: String(port),
      BALANCER_BACKENDS: JSON.stringify(servers.map(({ url }) => url)),
      BALANCER_PROBE: probe,
    },
  });
  if (servers.length > 0) await waitUntilReady('The balancer', `http://127.0.0.1:${port}${probe}`);
}
