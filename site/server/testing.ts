import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import { after } from 'node:test';
import { listen } from '#platform/testing.ts';

/** Serves until the tests of the file are over, or the test that calls it. */
export async function serve(served: RequestListener) {
  const running = await listen(served);
  after(running.close);
  return running;
}

/** Posts up to 200 MB until the connection is closed; returns the response and the number of bytes sent. */
export async function flood(address: string, ...headers: string[]) {
  const { port, pathname } = new URL(address);
  const socket = connect(Number(port), '127.0.0.1').on('error', () => {});
  const closed = new Promise((close) => socket.once('close', close));
  let [received, taken] = ['', 0];
  socket.on('data', (bytes) => (received += bytes.toString()));
  socket.write(`POST ${pathname} HTTP/1.1\r\nHost: x\r\n${headers.join('\r\n')}\r\n\r\n`);
  const chunk = Buffer.from(`10000\r\n${'a'.repeat(0x10000)}\r\n`);
  const send = () => {
    while (!socket.destroyed && taken < 200 * 1024 * 1024) {
      taken += chunk.length;
      if (!socket.write(chunk)) return;
    }
  };
  socket.on('drain', send);
  send();
  await closed;
  const [head = '', body = ''] = received.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, body, taken };
}

export const floods = (address: string, ...headers: string[]) =>
  Promise.all(Array.from({ length: 20 }, () => flood(address, ...headers)));
