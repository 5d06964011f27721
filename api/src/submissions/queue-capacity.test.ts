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

it('takes so many images of both kinds into the queue, then refuses the image and not the listing', async () => {
  await companyWithImage().expect(201);
  await jobWithImage().expect(201);
  for (const refused of [companyWithImage(), jobWithImage()]) {
    const { body, headers } = await refused.expect(503);
    expect(body.message).toBe(
      'Very many images are waiting for a review. Send the form without the image, or try again later.',
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
  ['e-mail address', () => ({ email: 'Same@example.com', phone: phone() })],
  ['phone number', () => ({ email: sender(), phone: '+234 803 000 0001' })],
])(
  'lets so many companies with the same %s wait, and more when these are decided',
  async (_, contact) => {
    const send = () => api.http.post('/api/companies').send({ ...registration, ...contact() });
    for (let time = 0; time < 3; time++) await send().expect(201);
    const { body, headers } = await send().expect(429);
    expect(body.message).toMatch(
      /^3 listings with this e-mail address or phone number are waiting/,
    );
    expect(headers['retry-after']).toBe('3600');
    await api.sql(`delete from company where id = (select id from company limit 1)`);
    await send().expect(201);
  },
);

it('gives a repeated submission its first answer, however full the queue is', async () => {
  const key = crypto.randomUUID();
  const again = () =>
    api.http
      .post('/api/jobs')
      .set('Idempotency-Key', key)
      .send({ ...posting, email: 'full@example.com' });
  await again().expect(201);
  for (let time = 0; time < 2; time++) {
    await api.http
      .post('/api/jobs')
      .send({ ...posting, email: 'full@example.com' })
      .expect(201);
  }
  await api.http
    .post('/api/jobs')
    .send({ ...posting, email: 'full@example.com' })
    .expect(429);
  await again().expect(201).expect('Idempotent-Replayed', 'true');
});
