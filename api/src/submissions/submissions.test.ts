import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { visitorAt } from '../../test/limits.ts';
import { moderatedApp } from '../../test/make-account.ts';
import { posting, registration } from '../../test/make-listing.ts';
import { png } from '../../test/pictures.ts';
import { config } from '../config/config.ts';

const { api, as } = moderatedApp();
let logo: Buffer;
beforeAll(async () => {
  logo = await png();
});

const post = (body: object, key?: string) => {
  const request = api.http.post('/api/companies').send(body);
  return key === undefined ? request : request.set('Idempotency-Key', key);
};
const postImage = (name: string, key = crypto.randomUUID()) =>
  api.http
    .post('/api/companies')
    .set('Idempotency-Key', key)
    .field({ ...registration, name })
    .attach('profileImage', logo, 'logo.png');
const companies = (name: string) =>
  api.sql<{ id: string; image: string }>('select id, image from company where name = ?', [name]);
const uploads = join(config.dataDir, 'uploads');
const images = async () =>
  (await readdir(uploads).catch(() => [])).filter(({ length }) => length === 36);

it('an Idempotency-Key of a submission treats differently written but equal values as the same request', async () => {
  const key = crypto.randomUUID();
  const first = await post({ ...registration, name: 'Tidy Riders' }, key).expect(201);
  const again = { ...registration, name: ' Tidy Riders ', cacNumber: 'rc-1234567' };
  expect((await post(again, key).expect(201)).text).toBe(first.text);
});

it('an Idempotency-Key of a submission creates one listing from many concurrent requests', async () => {
  const key = crypto.randomUUID();
  const body = { ...registration, name: 'Crowd Riders' };
  const responses = await Promise.all(Array.from({ length: 20 }, () => post(body, key)));
  for (const { status } of responses) expect([201, 409]).toContain(status);
  const created = responses.filter(({ status }) => status === 201);
  expect(created.length).toBeGreaterThan(0);
  expect(new Set(created.map(({ body: { id } }) => id)).size).toBe(1);
  expect(await companies('Crowd Riders')).toHaveLength(1);
  await post(body, key).expect(201).expect('Idempotent-Replayed', 'true');
});

it('an Idempotency-Key of a submission is rejected with 409 while the first request runs', async () => {
  const key = crypto.randomUUID();
  await api.em.fork().transactional(async (em) => {
    await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
      `POST /companies ${key}`,
    ]);
    const { body } = await post(registration, key).expect(409);
    expect(body.message).toBe('This is still being processed. Wait a moment, then try again.');
  });
  await post(registration, key).expect(201);
});

it('an Idempotency-Key of a submission is rejected with 422 for another body', async () => {
  const key = crypto.randomUUID();
  await post(registration, key).expect(201);
  const { body } = await post({ ...registration, name: 'Other Riders' }, key).expect(422);
  expect(body.message).toContain('belongs to another submission');
  expect(await companies('Other Riders')).toEqual([]);
});

it('an Idempotency-Key of a submission applies to one call for 24 hours, and not to a rejected request', async () => {
  const key = crypto.randomUUID();
  await post({ ...registration, phone: '' }, key).expect(422);
  const first = await post(registration, key).expect(201);
  await api.http.post('/api/jobs').set('Idempotency-Key', key).send(posting).expect(201);
  const age = (hours: string) =>
    api.sql(`update idempotency_key set created_at = now() - interval '${hours}' where key = ?`, [
      key,
    ]);
  await age('23 hours 59 minutes');
  expect((await post(registration, key).expect(201)).body.id).toBe(first.body.id);
  await age('24 hours 1 minute');
  expect((await post(registration, key).expect(201)).body.id).not.toBe(first.body.id);
});

it('an Idempotency-Key of a submission must have 8 to 255 visible characters', async () => {
  await post(registration, 'x'.repeat(7)).expect(400);
  await post(registration, 'x'.repeat(8)).expect(201);
  await post(registration, 'x'.repeat(255)).expect(201);
  const { body } = await post(registration, 'x'.repeat(256)).expect(400);
  expect(body.message).toContain('Idempotency-Key');
});

const from = (address: string, body: object) => post(body).set(visitorAt(address)).expect(201);

it('the same content without an Idempotency-Key is the same submission within 10 minutes from the same address or /64', async () => {
  const body = { ...registration, name: 'Double Riders' };
  const first = await from('192.0.2.1', body);
  const again = await from('192.0.2.1', body).expect('Idempotent-Replayed', 'true');
  expect(again.text).toBe(first.text);
  expect(again.headers.location).toBe(first.headers.location);
  expect(first.headers).not.toHaveProperty('idempotent-replayed');
  await from('2001:db8::1', body);
  await from('2001:db8::2', body).expect('Idempotent-Replayed', 'true');
  expect(await companies('Double Riders')).toHaveLength(2);
});

it('the same content without an Idempotency-Key is another submission after 10 minutes, or with another word', async () => {
  const body = { ...registration, name: 'Patient Riders' };
  await from('192.0.2.2', body);
  await from('192.0.2.2', { ...body, description: 'New' });
  const age = (time: string) =>
    api.sql(`update idempotency_key set created_at = now() - interval '${time}'`);
  await age('9 minutes 50 seconds');
  await from('192.0.2.2', body).expect('Idempotent-Replayed', 'true');
  await age('10 minutes 10 seconds');
  await from('192.0.2.2', body);
  expect(await companies('Patient Riders')).toHaveLength(3);
});

it.each([undefined, 'answers-of-a-form'])(
  'the same content with the Idempotency-Key %s is another submission once the first was rejected',
  async (key) => {
    const send = () => post({ ...registration, name: 'Second Riders' }, key).expect(201);
    const { id } = (await send()).body;
    await as('delete', `/companies/${id}/reject`).expect(200);
    expect((await send()).body.id).not.toBe(id);
  },
);

it('an image of a submission is stored once when the form is sent twice at the same time', async () => {
  const before = (await images()).length;
  const key = crypto.randomUUID();
  const send = () => postImage('Painted Riders', key);
  await Promise.all([send(), send()]);
  await send().expect(201);
  const [company] = await companies('Painted Riders');
  expect(company?.image).toMatch(/^\/uploads\/[\da-f-]{36}\/640\.webp$/);
  expect(await images()).toHaveLength(before + 1);
  expect(await readdir(join(config.dataDir, dirname(company?.image ?? '')))).toHaveLength(2);
});

it('an image of a submission may be two, an unusable one is named, and both are removed with a rejected submission', async () => {
  const before = await images();
  const broken = await postImage('Covered Riders')
    .attach('cover', logo.subarray(0, 60), 'cover.png')
    .expect(422);
  expect(Object.keys(broken.body.errors)).toEqual(['cover']);
  expect(await images()).toEqual(before);
  await postImage('Covered Riders').attach('cover', logo, 'cover.png').expect(201);
  expect(await images()).toHaveLength(before.length + 2);
  const [company] = await companies('Covered Riders');
  await as('delete', `/companies/${company?.id}/reject`).expect(200);
  expect(await images()).toEqual(before);
  await api.http.get(company?.image ?? '').expect(404);
});

it('an image of a submission is removed when the listing cannot be inserted', async () => {
  const before = await images();
  await api.sql(`alter table company add constraint refusing check (name <> 'Unlucky Riders')`);
  await postImage('Unlucky Riders').expect(500);
  await api.sql('alter table company drop constraint refusing');
  expect(await images()).toEqual(before);
});

it('an image of a submission is removed when the screening fails', async () => {
  const before = await images();
  await api.em.fork().transactional(async (em) => {
    await em.execute('lock table moderation in access exclusive mode');
    await postImage('Unread Riders').expect(503);
  });
  expect(await images()).toEqual(before);
});
