import { connect } from 'node:net';

/** A connection of `pg`, as far as it says how to cancel what it is doing. */
export interface Cancellable {
  host: string;
  port: number;
  processID: number | null;
  secretKey: number | null;
}

/** In milliseconds, after which the request to cancel is given up: then the statement's own timeout ends it. */
const patience = 1_000;
const cancelRequest = 80_877_102;

/**
 * Asks PostgreSQL to end what a connection is doing (protocol 3.0, "Canceling Requests in Progress"), on a connection for
 * this alone. It may come too late and meet the next statement: the connection is not to be used again.
 */
export function cancel({ host, port, processID, secretKey }: Cancellable): void {
  if (processID === null || secretKey === null) return;
  const request = Buffer.alloc(16);
  [request.length, cancelRequest, processID, secretKey].forEach((part, at) =>
    request.writeInt32BE(part | 0, at * 4),
  );
  const address = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const socket = connect(address, () => socket.end(request));
  socket.setTimeout(patience, () => socket.destroy()).on('error', () => socket.destroy());
}
