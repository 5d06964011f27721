import { startApp, type TestApp } from '../../test/app.ts';
import { jpeg } from '../../test/pictures.ts';
import { PicturesController, pictureForm, sendPicture } from '../../test/pictures-form.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startApp(PicturesController);
});
afterAll(() => api.close());

async function expectTooLarge(bytes: Buffer) {
  const { body } = await sendPicture(api, bytes).expect(422);
  expect(body.errors).toEqual({ picture: 'Choose an image of up to 5 MB' });
}

describe('The size of an image (U6)', () => {
  const limit = 5 * 1024 * 1024;
  const padded = async (size: number) => {
    const picture = await jpeg();
    return Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
  };

  it('can be one byte under 5 MB', async () => {
    await sendPicture(api, await padded(limit - 1)).expect(201);
  });

  it.each([limit, limit + 1])('cannot be %d bytes', async (size) =>
    expectTooLarge(await padded(size)),
  );
});

describe('Form data', () => {
  it('is rejected when it has two images (U6)', async () => {
    const { body } = await sendPicture(api, await jpeg())
      .attach('picture', await jpeg(), 'b.jpg')
      .expect(422);
    expect(body.errors).toEqual({ picture: 'Send one image only' });
  });

  it('is rejected with the expected field when the image is in another one (U6)', async () => {
    const { body } = await pictureForm(api)
      .attach('logo', await jpeg(), 'a.jpg')
      .expect(400);
    expect(body.message).toBe('Send the image in the field picture.');
  });

  it('is rejected with the name of a field that is too long', async () => {
    const { body } = await pictureForm(api).field('description', 'x'.repeat(50_001)).expect(422);
    expect(body.errors).toEqual({ description: 'This is too long' });
  });

  it.each<[string, (request: ReturnType<typeof pictureForm>) => unknown]>([
    [
      'too many fields',
      (request) => Array.from({ length: 21 }, (_, i) => request.field(`f${i}`, 'x')),
    ],
    ['nested names', (request) => request.field('a[b][c]', 'x')],
    ['a name that is far too long', (request) => request.field('n'.repeat(10_000), 'x')],
  ])('is rejected when it has %s', async (_, fill) => {
    const request = pictureForm(api);
    fill(request);
    const { body } = await request.expect(400);
    expect(body.message).toBe(
      'The form data is not valid: it has too many parts, invalid field names or no end.',
    );
  });

  it.each([
    ['has no end', '--b\r\nContent-Disposition: form-data; name="title"\r\n\r\nBike'],
    ['has no parts', 'Bike'],
    ['has a malformed header', '--b\r\nContent-Disposition\r\n\r\nBike\r\n--b--'],
  ])('is rejected when it %s', async (_, body) => {
    const { status } = await api.http
      .post('/api/pictures')
      .set('Content-Type', 'multipart/form-data; boundary=b')
      .send(body);
    expect([400, 422]).toContain(status);
  });

  it('is rejected when it has no boundary', async () => {
    await api.http
      .post('/api/pictures')
      .set('Content-Type', 'multipart/form-data')
      .send('x')
      .expect(400);
  });
});
