import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { until } from '#platform/testing.ts';
import { testApp } from '../../../test/app.ts';
import { visitorAt } from '../../../test/limits.ts';
import { jpeg } from '../../../test/pictures.ts';
import { PicturesController, sendPicture } from '../../../test/pictures-form.ts';

const MB = 1024 * 1024;
const address = '198.51.100.1';

const api = testApp(PicturesController);

/** A form that stops in the middle of an image of 10 MB, after `sent` bytes of it. */
function begin(sent: number): ClientRequest {
  const headers = {
    ...visitorAt(address),
    'Content-Type': 'multipart/form-data; boundary=x',
    'Content-Length': String(10 * MB),
  };
  const sending = request(`${api.url}/api/pictures`, { method: 'POST', headers });
  sending.on('error', () => undefined);
  sending.write(
    '--x\r\nContent-Disposition: form-data; name="picture"; filename="a.jpg"\r\n' +
      `Content-Type: image/jpeg\r\n\r\n${'a'.repeat(sent)}`,
  );
  return sending;
}

it('refuses an image beyond the memory of its network before it is sent to its end, and takes the next', async () => {
  const held = [begin(4.5 * MB), begin(4.5 * MB)];
  const refused = begin(4.5 * MB);
  const all = [...held, refused];
  const answers = all.map((one) => once(one, 'response') as Promise<[IncomingMessage]>);
  const [answer] = await Promise.race(answers);
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10']);
  expect(await json(answer)).toMatchObject({ message: expect.stringMatching(/^Many images are/) });
  for (const one of all) one.destroy();
  const picture = await jpeg();
  await until('the memory to be free', async () => {
    const { status } = await sendPicture(api, picture).set(visitorAt(address));
    return status === 201;
  });
});
