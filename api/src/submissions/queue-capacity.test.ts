import sharp from 'sharp';
import { startAppWith, type TestApp } from '../../test/app.ts';
import { posting, registration } from '../../test/make-listing.ts';
import { queueLimits } from './queue-capacity.service.ts';

let api: TestApp;
let logo: Buffer;

beforeAll(async () => {
  api = await startAppWith((module) =>
    module.overrideProvider(queueLimits).useValue({ images: 2, perContact: 3 }),
  );
  const pixels = { width: 8, height: 8, channels: 3 as const, background: 'green' };
  logo = await sharp({ create: pixels }).png().toBuffer();
});
afterAll(() => api.close());
beforeEach(() => api.sql('delete from company; delete from job'));

const sender = () => `${crypto.randomUUID()}@example.com`;
const withImage = (path: string, field: string, body: object) =>
  Object.entries({ ...body, email: sender() })
    .reduce((form, [name, value]) => form.field(name, value), api.http.post(path))
    .attach(field, logo, 'logo.png');
const companyWithImage = () =>
  withImage('/api/companies', 'profileImage', { ...registration, phone: phone() });
const jobWithImage = () => withImage('/api/jobs', 'jobAttachment', posting);
let last = 10_000;
const phone = () => `0803 12${++last}`;

it('accepts images of both kinds up to the limit, then only listings without an image', async () => {
  await companyWithImage().expect(201);
  await jobWithImage().expect(201);
  for (const refused of [companyWithImage(), jobWithImage()]) {
    const { body, headers } = await refused.expect(503);
    expect(body.message).toBe(
      'Too many images are waiting for review. Send the form without the image, or try again later.',
    );
    expect(headers['retry-after']).toBe('3600');
  }
  await api.http
    .post('/api/jobs')
    .send({ ...posting, email: sender() })
    .expect(201);
  await api.sql(
    `update job set status = 'live', approved_at = now(), expires_at = now() + interval '1 day'`,
  );
  await jobWithImage().expect(201);
});

it.each([
  ['email address', () => ({ email: 'Same@example.com', phone: phone() })],
  ['phone number', () => ({ email: sender(), phone: '+234 803 000 0001' })],
])('limits the pending companies with the same %s until one is decided', async (_, contact) => {
  const send = () => api.http.post('/api/companies').send({ ...registration, ...contact() });
  for (let count = 0; count < 3; count++) await send().expect(201);
  const { body, headers } = await send().expect(429);
  expect(body.message).toMatch(
    /^3 listings with this email address or phone number are already waiting/,
  );
  expect(headers['retry-after']).toBe('3600');
  await api.sql(`delete from company where id = (select id from company limit 1)`);
  await send().expect(201);
});

it('returns the first response to a repeated submission even when the queue is full', async () => {
  const key = crypto.randomUUID();
  const send = () => api.http.post('/api/jobs').send({ ...posting, email: 'full@example.com' });
  await send().set('Idempotency-Key', key).expect(201);
  for (let count = 0; count < 2; count++) await send().expect(201);
  await send().expect(429);
  await send().set('Idempotency-Key', key).expect(201).expect('Idempotent-Replayed', 'true');
});
