import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startApp, type TestApp } from '../test/app.ts';

let api: TestApp;
let port: number;
beforeAll(async () => {
  api = await startApp();
  ({ port } = api.app.getHttpServer().address() as AddressInfo);
});
afterAll(() => api.close());

const mega = 1024 * 1024;

/** Begins to send a body and leaves the rest to the test. */
function begin(headers: Record<string, string>): ClientRequest {
  const sending = request({ port, path: '/api/auth/login', method: 'POST', headers });
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
});
