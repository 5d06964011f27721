import { connect, type Socket } from 'node:net';

export interface Drip {
  /** Milliseconds after which the server cut each connection that it has cut. */
  cut: number[];
  open: () => number;
  stop: () => void;
}

/** Opens connections that send `start` and then a byte a second, and never come to an end. */
export function drip(port: number, count: number, start: string): Drip {
  const sockets = new Set<Socket>();
  const cut: number[] = [];
  for (let n = 0; n < count; n++) {
    const opened = performance.now();
    const socket = connect(port, '127.0.0.1', () => socket.write(start));
    sockets.add(socket);
    socket.on('error', () => {});
    socket.resume();
    socket.once('close', () => {
      if (sockets.delete(socket)) cut.push(performance.now() - opened);
    });
  }
  let turn = 0;
  // A tenth of them every tenth of a second: all at once would measure us and not the server.
  const timer = setInterval(() => {
    turn = (turn + 1) % 10;
    [...sockets].forEach((socket, n) => n % 10 === turn && socket.writable && socket.write('a'));
  }, 100);
  return {
    cut,
    open: () => sockets.size,
    stop: () => {
      clearInterval(timer);
      const left = [...sockets];
      sockets.clear();
      for (const socket of left) socket.destroy();
    },
  };
}
