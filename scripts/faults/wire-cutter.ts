import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A wire to PostgreSQL that can be cut after the COMMIT of a new job has gone in and before its answer comes out. */
export async function startWireCutter(databaseUrl: string) {
  const target = new URL(databaseUrl);
  let armed = false;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.once('close', () => sockets.delete(socket));
    }
    let inserted = false;
    client.on('data', (bytes) => {
      const said = bytes.toString('latin1');
      inserted ||= /insert into "job"/i.test(said);
      const isCommit = armed && inserted && /\bcommit\b/i.test(said);
      upstream.write(bytes);
      if (!isCommit) return;
      armed = false;
      upstream.removeAllListeners('data');
      // PostgreSQL has answered, so it has committed.
      upstream.once('data', () => {
        client.destroy();
        upstream.destroy();
      });
    });
    upstream.on('data', (bytes) => client.write(bytes));
    client.once('close', () => upstream.end());
    upstream.once('close', () => client.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    /** The address of the database through the wire. */
    url: url.href,
    cutNextCommit: () => void (armed = true),
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
