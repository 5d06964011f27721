import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_TIMEOUT_MS = 30_000;

/** Polls until a condition holds. @throws Error that names it when it does not within 30 s */
export async function until(condition: string, holds: () => boolean | Promise<boolean>) {
  const deadline = performance.now() + POLL_TIMEOUT_MS;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`Waited in vain: ${condition}`);
    await wait(2);
  }
}

export interface Running {
  url: string;
  port: number;
  close: () => Promise<void>;
}

/** Serves on a free port of loopback. */
export async function listen(served: RequestListener | Server): Promise<Running> {
  const server = typeof served === 'function' ? createServer(served) : served;
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Sends a request as it is and returns the whole response. */
export async function sendRaw({ port }: Running, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  return text(socket);
}
