import { connect } from 'node:net';

/** The fields of a `pg` connection that a cancel request needs. */
export interface Cancellable {
  host: string;
  port: number;
  processID: number | null;
  secretKey: number | null;
}

/** A statement whose cancel request times out still ends at its statement timeout. */
const CANCEL_TIMEOUT_MS = 1_000;
const CANCEL_REQUEST_CODE = 80_877_102;

/**
 * Cancels the statement that a connection is running (protocol 3.0, "Canceling Requests in Progress"), over a separate
 * connection. The request may arrive late and cancel the next statement: do not use the connection again.
 */
export function cancel({ host, port, processID, secretKey }: Cancellable): void {
  if (processID === null || secretKey === null) return;
  const request = Buffer.alloc(16);
  [request.length, CANCEL_REQUEST_CODE, processID, secretKey].forEach((part, index) =>
    request.writeInt32BE(part | 0, index * 4),
  );
  const address = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const socket = connect(address, () => socket.end(request));
  socket.setTimeout(CANCEL_TIMEOUT_MS, () => socket.destroy()).on('error', () => socket.destroy());
}
