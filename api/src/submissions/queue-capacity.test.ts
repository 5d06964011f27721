import { testAppWith } from '../../test/app.ts';
import { asModerator } from '../../test/make-account.ts';
import {
  inDays,
  makeCompany,
  pending,
  posting,
  register,
  registration,
} from '../../test/make-listing.ts';
import { makeChange } from '../../test/owner.ts';
import { png } from '../../test/pictures.ts';
import { queueLimits } from './queue-capacity.service.ts';

const api = testAppWith(queueLimits, { images: 2, perContact: 3 });
const as = asModerator(api);
let logo: Buffer;
beforeAll(async () => {
  logo = await png();
});
beforeEach(() => api.sql('delete from company; delete from job'));

const sender = () => `${crypto.randomUUID()}@example.com`;
const withImage = (path: string, field: string, body: Record<string, string>) =>
  api.http
    .post(path)
    .field({ ...body, email: sender() })
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
  await makeChange(api, { image: '/uploads/photo.webp' });
  await jobWithImage().expect(503);
  await api.sql('delete from change');
  await jobWithImage().expect(201);
});

it.each([
  ['email address', () => ({ email: 'Same@example.com', phone: phone() })],
  ['phone number', () => ({ email: sender(), phone: '+234 803 000 0001' })],
])(
  'holds a company when enough with the same %s are pending, and accepts it',
  async (_, contact) => {
    const send = () => register(api, { name: sender(), ...contact() });
    for (let count = 0; count < 4; count++) await send().expect(201);
    await api.sql(
      `delete from company where id = (select id from company where not is_held limit 1)`,
    );
    await send().expect(201);
    const rows = await api.sql<{ is_held: boolean; notes: { rule: string; message: string }[] }>(
      'select is_held, notes from company order by created_at',
    );
    expect(rows.map(({ is_held }) => is_held)).toEqual([false, false, true, true]);
    const note = rows.at(-1)?.notes.find(({ rule }) => rule === 'same_contact');
    expect(note?.message).toMatch(
      /^3 or more with this email address or phone number were waiting/,
    );
  },
);

it('lists held submissions after the others, page by page, also when the panel sorts by date', async () => {
  const names = ['first', 'second', 'third', 'a later one'];
  for (const [place, name] of names.entries())
    await makeCompany(api, { ...pending, name, isHeld: place < 2, createdAt: inDays(place - 9) });
  const read = (query = '') => as('get', `/companies/pending${query}`).expect(200);
  const list = async (query?: string) =>
    (await read(query)).body.map(({ name }: { name: string }) => name);
  const expected = ['third', 'a later one', 'first', 'second'];
  expect(await list()).toEqual(expected);
  expect(await list(`?sort=${encodeURIComponent('["createdAt","ASC"]')}`)).toEqual(expected);
  const { headers } = await read('?range=[0,2]');
  const [, next = ''] = /<(\?[^>]+)>; rel="next"/.exec(headers.link ?? '') ?? [];
  expect(await list(next)).toEqual(['second']);
});
