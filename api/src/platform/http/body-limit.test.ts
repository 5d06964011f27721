import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { json } from 'node:stream/consumers';
import { testApp } from '../../../test/app.ts';

const api = testApp();
let port: number;
beforeAll(() => {
  ({ port } = api.app.getHttpServer().address() as AddressInfo);
});

const mega = 1024 * 1024;

/** Sends the headers of a request; the test sends the body. */
function begin(headers: Record<string, string>, path = '/api/auth/login'): ClientRequest {
  const sending = request({ port, path, method: 'POST', headers });
  sending.on('error', () => undefined);
  sending.flushHeaders();
  return sending;
}

async function responseTo(sending: ClientRequest): Promise<{ status?: number; message?: string }> {
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  const { message } = (await json(response)) as { message: string };
  return { status: response.statusCode, message };
}

/** Posts up to 200 MB until the connection is closed; returns the status and how many bytes the server accepted. */
async function flood(headers: string): Promise<{ status: number; accepted: number }> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  const closed = new Promise((close) => socket.once('close', close));
  let response = '';
  socket.on('data', (bytes) => (response += bytes.toString()));
  socket.write(`POST /api/jobs HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n`);
  let accepted = 0;
  const chunk = Buffer.from(`10000\r\n${'a'.repeat(0x10000)}\r\n`);
  const send = () => {
    while (!socket.destroyed && accepted < 200 * mega) {
      accepted += chunk.length;
      if (!socket.write(chunk)) return;
    }
  };
  socket.on('drain', send);
  send();
  await closed;
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(response)?.[1]), accepted };
}

const form = 'multipart/form-data; boundary=x';
const tooLarge = { status: 413, message: 'The body is too large: send at most 16 MB.' };

it.each(['application/json', form, 'video/mp4'])(
  'a body over 16 MB of type %s is refused by its Content-Length, before it is sent',
  async (type) => {
    const length = String(16 * mega + 1);
    const sending = begin({ 'Content-Type': type, 'Content-Length': length });
    expect(await responseTo(sending)).toEqual(tooLarge);
    sending.destroy();
  },
);

it('a body over 16 MB is refused while it is sent if it is chunked', async () => {
  const sending = begin({ 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' });
  for (let sent = 0; sent < 17; sent++) sending.write(Buffer.alloc(mega, ' '));
  expect(await responseTo(sending)).toEqual(tooLarge);
  sending.destroy();
});

it('a body over 16 MB is not read once it is refused', async () => {
  for (const [expected, headers] of [
    [413, 'Content-Type: video/mp4\r\nContent-Length: 209715200'],
    [411, `Content-Type: ${form}\r\nTransfer-Encoding: chunked`],
  ] as const) {
    const { status, accepted } = await flood(headers);
    expect(status).toBe(expected);
    expect(accepted).toBeLessThan(16 * mega);
  }
});

it('a form without Content-Length is answered with 411 and a message if its body never ends', async () => {
  const sending = begin({ 'Content-Type': form, 'Transfer-Encoding': 'chunked' }, '/api/jobs');
  sending.write('--x\r\n');
  const message = 'Send the form with its length (Content-Length).';
  expect(await responseTo(sending)).toEqual({ status: 411, message });
  sending.destroy();
});

it('accepts JSON without Content-Length', async () => {
  const sending = begin({ 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' });
  sending.write('{"email":"nobody@example.com",');
  sending.end('"password":"a wrong password"}');
  expect((await responseTo(sending)).status).toBe(401);
});
