import type { Express } from 'express';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

export interface Running {
  url: string;
  close: () => Promise<void>;
}

/** Puts an app on a free port of this machine, for a test. */
export async function listen(app: Express): Promise<Running> {
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Posts two hundred megabytes until it is cut off; gives what was answered and how many bytes were taken off its hands. */
export async function flood(address: string, ...headers: string[]) {
  const { port, pathname } = new URL(address);
  const socket = connect(Number(port), '127.0.0.1').on('error', () => {});
  const closed = new Promise((close) => socket.once('close', close));
  let [said, taken] = ['', 0];
  socket.on('data', (bytes) => (said += bytes.toString()));
  socket.write(`POST ${pathname} HTTP/1.1\r\nHost: x\r\n${headers.join('\r\n')}\r\n\r\n`);
  const piece = Buffer.from(`10000\r\n${'a'.repeat(0x10000)}\r\n`);
  const send = () => {
    while (!socket.destroyed && taken < 200 * 1024 * 1024) {
      taken += piece.length;
      if (!socket.write(piece)) return;
    }
  };
  socket.on('drain', send);
  send();
  await closed;
  const [head = '', body = ''] = said.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body, taken };
}
