import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Sends bytes over a new connection, as fast as they are read. Returns what comes back until the connection ends or the
 * time is up; with `untilHead` until 100 ms after the head of a response.
 */
export async function sendRaw(
  port: number,
  bytes: Iterable<Buffer>,
  { timeoutMs, untilHead = false }: { timeoutMs: number; untilHead?: boolean },
): Promise<string> {
  let text = '';
  const socket = connect(port, '127.0.0.1');
  const ended = new Promise<void>((resolve) => {
    socket.once('close', resolve);
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      if (untilHead && text.includes('\r\n\r\n')) setTimeout(resolve, 100);
    });
  });
  socket.on('error', () => {});
  Readable.from(bytes).pipe(socket, { end: false });
  await Promise.race([ended, wait(timeoutMs, undefined, { ref: false })]);
  socket.destroy();
  return text;
}
