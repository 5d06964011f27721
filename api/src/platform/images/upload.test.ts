import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { testApp } from '../../../test/app.ts';
import { hugePng, jpeg, png } from '../../../test/pictures.ts';
import { PicturesController, pictureForm, sendPicture } from '../../../test/pictures-form.ts';
import { config } from '../../config/config.ts';
import { idIn } from './image-path.ts';
import { ImagesService } from './images.service.ts';

const api = testApp(PicturesController);

const stored = () => readdir(join(config.dataDir, 'uploads')).catch(() => []);
const send = (...file: [Buffer, string?, string?]) => sendPicture(api, ...file);

async function expectRefused(message: string, ...file: [Buffer, string?, string?]) {
  const before = await stored();
  const { body } = await send(...file).expect(422);
  expect(body.errors).toEqual({ picture: message });
  expect(await stored()).toEqual(before);
}

it('A form that takes an image is accepted without one, as multipart and as JSON', async () => {
  await pictureForm(api).expect(201, { title: 'Bike', picture: null });
  await api.http
    .post('/api/pictures')
    .send({ title: 'Van' })
    .expect(201, { title: 'Van', picture: null });
});

it('A form that takes an image stores none when the browser sent an empty file without a name', async () => {
  const { body } = await send(Buffer.alloc(0), '', 'application/octet-stream').expect(201);
  expect(body.picture).toBeNull();
});

const unreadable = 'The image could not be read. Try another one';

it('An unusable image is rejected when it is empty (U6)', () =>
  expectRefused('The image is empty', Buffer.alloc(0)));

it.each([
  ['a JPG', 'ffd8ffe000104a464946'],
  ['a PNG', '89504e470d0a1a0a0000000d49484452'],
  ['a WebP', '524946460000000057454250'],
])('An unusable image is rejected when it has only the signature of %s', (_, hex) =>
  expectRefused(unreadable, Buffer.from(hex, 'hex')),
);

it('An unusable image is rejected when it is truncated', async () =>
  expectRefused(unreadable, (await png(300, 300)).subarray(0, 200)));

it.each([
  ['has more than 16 megapixels', 4096, 4096],
  ['is wider than 16,384 pixels', 16_384, 2],
])('An unusable image is rejected when it %s', async (fault, width, height) => {
  await send(hugePng(width, height)).expect(201);
  const message = `The image ${fault}. Choose a smaller one`;
  await expectRefused(message, hugePng(width + 1, height));
});

it('A form that takes an image accepts a plain WebP', async () => {
  await send(
    await sharp(await png())
      .webp()
      .toBuffer(),
  ).expect(201);
});

it('stores the first frame of an animated image', async () => {
  const frames = [await png(30, 20), hugePng(30, 20)];
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  expect(await sharp(moving).metadata()).toMatchObject({ pages: 2 });
  const { body } = await send(moving).expect(201);
  const still = await api.app.get(ImagesService).read(idIn(body.picture)!, '640.webp');
  expect(await sharp(still).metadata()).toMatchObject({ width: 30, height: 20 });
  expect(await sharp(still).metadata()).not.toHaveProperty('pages');
});

const limit = 5 * 1024 * 1024;
const padded = async (size: number) => {
  const picture = await jpeg();
  return Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
};

it('The size of an image (U6) can be one byte under 5 MB', async () => {
  await sendPicture(api, await padded(limit - 1)).expect(201);
});

it.each([limit, limit + 1])('The size of an image (U6) cannot be %d bytes', async (size) =>
  expectRefused('Choose an image of up to 5 MB', await padded(size)),
);

const tooLarge = Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(5 * 1024 * 1024)]);

it.each([
  ['of a wrong type', Buffer.from('x'), 'Choose a JPG, PNG or WebP image, or a screenshot of it'],
  ['that is too large', tooLarge, 'Choose an image of up to 5 MB'],
])(
  'All errors of a form are reported at once with an image %s before the invalid fields',
  async (_, bytes, message) => {
    const form = api.http.post('/api/pictures').attach('picture', bytes, 'a.jpg');
    const { body } = await form.field('description', 'a'.repeat(9)).expect(422);
    expect(body.errors).toEqual({ title: 'Enter a title', picture: message });
  },
);

it('All errors of a form are reported at once with an image and unknown fields in JSON, which would be lost', async () => {
  const sent = { picture: 'data:image/png;base64,iVBORw0KGgo=', titel: 'Bike' };
  const { body } = await api.http.post('/api/pictures').send(sent).expect(422);
  expect(body.errors).toEqual({
    title: 'Enter a title',
    picture: 'Send an image as multipart/form-data: JSON cannot carry one',
    titel: 'There is no such field',
  });
});

it('All errors of a form are reported at once with an image that is a text, which would be lost', async () => {
  const form = api.http.post('/api/pictures').field('picture', 'https://swift.example/logo.png');
  const { body } = await form.expect(422);
  expect(body.errors).toEqual({ title: 'Enter a title', picture: 'Send the image as a file' });
});

it('Form data is rejected with the name of a text in Latin-1, whose letters would be lost', async () => {
  const field = '--b\r\nContent-Disposition: form-data; name="title"\r\n\r\nAdé\r\n--b--';
  const form = api.http.post('/api/pictures').type('multipart/form-data; boundary=b');
  const { body } = await form.send(Buffer.from(field, 'latin1') as never).expect(422);
  expect(body.errors.title).toMatch(/^Letters of this arrived as �\. Write them again/);
});

const notValid =
  'The form data is not valid: it has too many parts, invalid field names or no end.';

it('Form data is rejected when it has two images (U6)', async () => {
  const { body } = await sendPicture(api, await jpeg())
    .attach('picture', await jpeg(), 'b.jpg')
    .expect(422);
  expect(body.errors).toEqual({ picture: 'Send one image only' });
});

it('Form data is rejected with the expected field when the image is in another one (U6)', async () => {
  const { body } = await pictureForm(api)
    .attach('logo', await jpeg(), 'a.jpg')
    .expect(400);
  expect(body.message).toBe('Send the image in the field picture.');
});

it('Form data is rejected with the name of a field that is too long', async () => {
  const { body } = await pictureForm(api).field('description', 'x'.repeat(50_001)).expect(422);
  expect(body.errors).toEqual({ description: 'This is too long' });
});

it.each<[string, (request: ReturnType<typeof pictureForm>) => unknown]>([
  [
    'too many fields',
    (request) => Array.from({ length: 65 }, (_, i) => request.field(`f${i}`, 'x')),
  ],
  ['a name that is far too long', (request) => request.field('n'.repeat(10_000), 'x')],
])('Form data is rejected when it has %s', async (_, fill) => {
  const request = pictureForm(api);
  fill(request);
  expect((await request.expect(400)).body.message).toBe(notValid);
});

it('Form data is rejected with the name of a field that it has twice, unless that takes a list', async () => {
  const { body } = await pictureForm(api).field('title', 'Van').expect(422);
  expect(body.errors).toEqual({ title: 'This was sent more than once. Send it once' });
  await pictureForm(api).field('lines', 'one').field('lines', 'two').expect(201);
});

it('Form data is rejected with the name of a field that has brackets', async () => {
  const { body } = await pictureForm(api).field('lines[]', 'x').expect(400);
  expect(body.message).toBe('Send lines without brackets, once for each value.');
});

it.each([
  ['has no end', '; boundary=b', '--b\r\nContent-Disposition: form-data; name="title"\r\n\r\nBike'],
  ['has no parts', '; boundary=b', 'Bike'],
  ['has a malformed header', '; boundary=b', '--b\r\nContent-Disposition\r\n\r\nBike\r\n--b--'],
  ['has no boundary', '', 'x'],
])('Form data is rejected when it %s', async (_, boundary, text) => {
  const request = api.http.post('/api/pictures').type(`multipart/form-data${boundary}`);
  expect((await request.send(text).expect(400)).body.message).toBe(notValid);
});
