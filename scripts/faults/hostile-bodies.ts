import { connect } from 'node:net';

/** A request that is too much: its headers, and what follows, as long as somebody reads it. */
export interface Hostile {
  name: string;
  headers: Record<string, string>;
  /** Pieces of the body. */
  body: () => Iterable<Buffer>;
  /** The statuses that are right; 0: no answer, because the rest is waited for or the sender was cut off. */
  expected: number[];
  /** In milliseconds: how long an answer is waited for; 5 s unless told. */
  patience?: number;
}

const mega = Buffer.alloc(1024 * 1024, 'a');
const form = { 'content-type': 'multipart/form-data; boundary=x' };
const part = (name: string, value: string, file = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
const whole = (text: string) => ({
  headers: { ...form, 'content-length': String(Buffer.byteLength(text)) },
  body: () => [Buffer.from(text)],
});
const image = part('jobAttachment', '', '; filename="a.jpg"').slice(0, -2);
const megabytes = (count: number, first = '') =>
  function* () {
    yield Buffer.from(first);
    for (let n = 0; n < count; n++) yield mega;
  };
const chunked = (pieces: Iterable<Buffer>) =>
  (function* () {
    for (const piece of pieces) {
      if (piece.length > 0) yield Buffer.from(`${piece.length.toString(16)}\r\n`);
      if (piece.length > 0) yield Buffer.concat([piece, Buffer.from('\r\n')]);
    }
    yield Buffer.from('0\r\n\r\n');
  })();

const large = String(200 * 1024 * 1024);

export const hostile: Hostile[] = [
  {
    name: '200 MB form',
    headers: { ...form, 'content-length': large },
    body: megabytes(200, image),
    expected: [413, 422, 400],
  },
  {
    name: '200 MB JSON',
    headers: { 'content-type': 'application/json', 'content-length': large },
    body: megabytes(200),
    expected: [413, 415],
  },
  {
    name: '200 MB of nothing known',
    headers: { 'content-length': large },
    body: megabytes(200),
    expected: [413, 415],
  },
  {
    name: '200 MB chunked',
    headers: { ...form, 'transfer-encoding': 'chunked' },
    body: () => chunked(megabytes(200, image)()),
    expected: [0, 411, 413],
  },
  {
    name: 'length too large',
    headers: { ...form, 'content-length': '5000' },
    body: () => [Buffer.from(part('title', 'x'))],
    expected: [0],
    patience: 500,
  },
  {
    name: 'length too small',
    headers: { ...form, 'content-length': '20' },
    body: () => [Buffer.from(part('title', 'x'))],
    expected: [400, 422],
  },
  {
    name: '10,000 parts',
    ...whole(part('a', 'b').repeat(10_000) + '--x--\r\n'),
    expected: [400, 422],
  },
  {
    name: 'name of 1 MB',
    ...whole(`${part('n'.repeat(1024 * 1024), 'b')}--x--\r\n`),
    expected: [400, 413, 422],
  },
  {
    name: 'name of 5,000 levels',
    ...whole(`${part(`a${'[b]'.repeat(5_000)}`, 'b')}--x--\r\n`),
    expected: [400, 422],
  },
  { name: 'no name', ...whole(`${part('', 'b')}--x--\r\n`), expected: [400, 422] },
  { name: 'no end', ...whole(part('title', 'x')), expected: [400, 422] },
  {
    name: 'no boundary',
    headers: { 'content-type': 'multipart/form-data', 'content-length': '3' },
    body: () => [Buffer.from('abc')],
    expected: [400, 415, 422],
  },
  {
    name: 'two files',
    ...whole(
      `${part('jobAttachment', 'x', '; filename="a"')}${part('jobAttachment', 'x', '; filename="b"')}--x--\r\n`,
    ),
    expected: [400, 422],
  },
  {
    name: 'field of 5 MB',
    ...whole(`${part('description', 'd'.repeat(5 * 1024 * 1024))}--x--\r\n`),
    expected: [400, 413, 422],
  },
  {
    name: '__proto__',
    ...whole(`${part('__proto__', 'x')}${part('constructor[prototype][x]', 'x')}--x--\r\n`),
    expected: [400, 422],
  },
];

/** Sends it by hand, as fast as it is read, until an answer comes; 0 when the connection is cut or nothing comes in 5 s. */
export function sendHostile(
  port: number,
  path: string,
  { headers, body, patience = 5_000 }: Hostile,
) {
  const started = performance.now();
  return new Promise<{ status: number; took: number; sent: number; text: string }>((resolve) => {
    let [text, sent] = ['', 0];
    const socket = connect(port, '127.0.0.1');
    let goOn = () => {};
    socket.on('drain', () => goOn());
    const done = () => {
      clearTimeout(timer);
      goOn();
      socket.destroy();
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
      resolve({ status, took: performance.now() - started, sent, text });
    };
    const timer = setTimeout(done, patience);
    socket.on('error', () => {});
    socket.once('close', done);
    socket.on('data', (bytes) => {
      text += bytes.toString('latin1');
      if (text.includes('\r\n\r\n')) setTimeout(done, 100);
    });
    const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers });
    socket.write(
      `POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
    );
    void (async () => {
      for (const piece of body()) {
        if (socket.destroyed) return;
        sent += piece.length;
        if (!socket.write(piece)) await new Promise<void>((drained) => (goOn = drained));
      }
    })();
  });
}
