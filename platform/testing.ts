import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

type Maybe<Found> = Found | false | undefined;

/**
 * Polls until it finds something truthy, which it returns. @throws Error that names what it waited for, as in `a second request`,
 * after `timeoutMs`: by default enough for a machine four times slower than a laptop
 */
export async function until<Found>(
  what: string,
  find: () => Maybe<Found> | Promise<Maybe<Found>>,
  timeoutMs = 60_000,
): Promise<Found> {
  const end = performance.now() + timeoutMs;
  // Looks once more after its end: a stalled machine may have been late, not the thing itself.
  for (let isLast = false; ; isLast = performance.now() >= end) {
    const found = await find();
    if (found) return found;
    if (isLast) throw new Error(`Waited ${timeoutMs} ms in vain for ${what}`);
    await wait(20);
  }
}

export type Running = Awaited<ReturnType<typeof listen>>;

/** Serves on a free port of loopback. */
export async function listen(served: RequestListener | Server) {
  const server = typeof served === 'function' ? createServer(served) : served;
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    close: async () => {
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
