import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Listens on a free port of this machine and tells the one who started us which (yardsticks.ts). */
export function listen(server: Server) {
  server.listen(0, '127.0.0.1', () => {
    process.send?.({ port: (server.address() as AddressInfo).port, pid: process.pid });
  });
}
