import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { startApp, type TestApp } from '../../../test/app.ts';

let api: TestApp;
let port: number;
beforeAll(async () => {
  api = await startApp();
  ({ port } = api.app.getHttpServer().address() as AddressInfo);
});
afterAll(() => api.close());

const mega = 1024 * 1024;

/** Begins to send a body and leaves the rest to the test. */
function begin(headers: Record<string, string>, path = '/api/auth/login'): ClientRequest {
  const sending = request({ port, path, method: 'POST', headers });
  sending.on('error', () => undefined);
  sending.flushHeaders();
  return sending;
}

async function answerTo(sending: ClientRequest): Promise<{ status?: number; message?: string }> {
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of response) text += chunk;
  return { status: response.statusCode, message: JSON.parse(text).message };
}

/** Posts two hundred megabytes until it is cut off; gives the status and how many bytes were taken off its hands. */
async function flood(headers: string): Promise<{ answer: number; taken: number }> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  const closed = new Promise((close) => socket.once('close', close));
  let said = '';
  socket.on('data', (bytes) => (said += bytes.toString()));
  socket.write(`POST /api/jobs HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n`);
  let taken = 0;
  const piece = Buffer.from(`10000\r\n${'a'.repeat(0x10000)}\r\n`);
  const send = () => {
    while (!socket.destroyed && taken < 200 * mega) {
      taken += piece.length;
      if (!socket.write(piece)) return;
    }
  };
  socket.on('drain', send);
  send();
  await closed;
  return { answer: Number(/^HTTP\/1\.1 (\d+)/.exec(said)?.[1]), taken };
}

const form = 'multipart/form-data; boundary=x';
const tooLarge = { status: 413, message: 'The body is too large.' };

describe('A body that no call takes', () => {
  it.each(['application/json', 'multipart/form-data; boundary=x', 'video/mp4'])(
    'of %s is refused by its length, before it is sent',
    async (type) => {
      const length = String(16 * mega + 1);
      const sending = begin({ 'Content-Type': type, 'Content-Length': length });
      expect(await answerTo(sending)).toEqual(tooLarge);
      sending.destroy();
    },
  );

  it('is refused while it is sent when it does not tell its length', async () => {
    const sending = begin({ 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' });
    for (let sent = 0; sent < 17; sent++) sending.write(Buffer.alloc(mega, ' '));
    expect(await answerTo(sending)).toEqual(tooLarge);
    sending.destroy();
  });

  it('is cut off when it is sent on all the same', async () => {
    const sending = begin({ 'Content-Type': 'application/json', 'Content-Length': '99999999' });
    await answerTo(sending);
    const timer = setInterval(() => sending.write('x'), 100);
    await once(sending, 'close');
    clearInterval(timer);
    expect(sending.destroyed).toBe(true);
  });

  it('is not read any further once it is refused', async () => {
    for (const [status, headers] of [
      [413, 'Content-Type: video/mp4\r\nContent-Length: 209715200'],
      [411, `Content-Type: ${form}\r\nTransfer-Encoding: chunked`],
    ] as const) {
      const { answer, taken } = await flood(headers);
      expect(answer).toBe(status);
      expect(taken).toBeLessThan(16 * mega);
    }
  });
});

describe('A form that does not tell its length', () => {
  it('is answered every time, however much of it is sent', async () => {
    const headers = `Content-Type: ${form}\r\nTransfer-Encoding: chunked`;
    const floods = await Promise.all(Array.from({ length: 20 }, () => flood(headers)));
    expect(floods.map(({ answer }) => answer)).toEqual(floods.map(() => 411));
  });

  it('is answered when it is never finished, in words for its sender', async () => {
    const sending = begin({ 'Content-Type': form, 'Transfer-Encoding': 'chunked' }, '/api/jobs');
    sending.write('--x\r\n');
    const message = 'Send the form with its length (Content-Length).';
    expect(await answerTo(sending)).toEqual({ status: 411, message });
    sending.destroy();
  });
});

describe('JSON that does not tell its length', () => {
  it('is taken', async () => {
    const sending = begin({ 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' });
    sending.write('{"email":"nobody@example.com",');
    sending.end('"password":"a wrong password"}');
    expect((await answerTo(sending)).status).toBe(401);
  });
});
