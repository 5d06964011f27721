import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';

/** A line to the server of a URL of PostgreSQL, on which the server can fall silent. */
export async function silentLine(to: string) {
  const { hostname, port } = new URL(to);
  const state = { isSilent: false };
  const line = createServer((client) => {
    const server = connect(Number(port), hostname);
    client.pipe(server).on('data', (answer) => state.isSilent || client.write(answer));
    client.on('error', () => server.destroy()).on('close', () => server.destroy());
  }).listen(0, '127.0.0.1');
  await once(line, 'listening');
  const url = new URL(to);
  url.host = `127.0.0.1:${(line.address() as AddressInfo).port}`;
  return Object.assign(state, { url: url.href, close: () => line.close() });
}
