import { startApp, type TestApp } from '../../test/app.ts';
import { adminToken, makeAdmin } from '../../test/make-account.ts';
import { inDays, makeCompany, makeJob } from '../../test/make-listing.ts';
import { UpkeepService } from '../schedule/upkeep.service.ts';

const waiting = { status: 'pending', approvedAt: null, expiresAt: null } as const;

let api: TestApp;
let token: string;
const email = 'chioma@example.com';

beforeAll(async () => {
  api = await startApp();
  token = await adminToken(api, await makeAdmin(api, { email }));
});
afterAll(() => api.close());
beforeEach(() => api.sql('delete from moderation'));

const read = (query: object | string = {}) =>
  api.http.get('/api/moderations').query(query).auth(token, { type: 'bearer' });
const act = (method: 'patch' | 'delete' | 'put', path: string, body: object = {}) =>
  api.http[method](`/api${path}`).auth(token, { type: 'bearer' }).send(body).expect(200);

/** An entry of that moment by nobody, about a listing that is not there any more. */
const enter = (moment: string, fields: { kind?: string; action?: string } = {}) =>
  api.sql(
    `insert into moderation (kind, listing_id, action, created_at) values (?, gen_random_uuid(), ?, ?)`,
    [fields.kind ?? 'company', fields.action ?? 'ended', moment],
  );
const moments = async (query: object) =>
  (await read(query).expect(200)).body.map(({ createdAt }: { createdAt: string }) => createdAt);

it('says who decided what about which listing, when and why, newest first', async () => {
  const company = await makeCompany(api, { ...waiting, name: 'Swift Riders' });
  const job = await makeJob(api, { ...waiting, title: 'Rider' });
  const ended = await makeJob(api, { title: 'Night rider', expiresAt: inDays(-1) });
  await act('patch', `/companies/${company.id}/verify`);
  await act('delete', `/jobs/${job.id}/reject`, { reason: 'Not their number' });
  await api.app.get(UpkeepService).hideEnded();
  const { body, headers } = await read().expect(200);
  expect(headers['content-range']).toBe('moderations 0-2/3');
  const entry = {
    id: expect.stringMatching(/^\d+$/),
    createdAt: expect.any(String),
    moderator: email,
    reason: null,
  };
  expect(body).toEqual([
    {
      ...entry,
      kind: 'job',
      listing: ended.id,
      name: 'Night rider',
      action: 'ended',
      moderator: null,
    },
    {
      ...entry,
      kind: 'job',
      listing: job.id,
      name: 'Rider',
      action: 'rejected',
      reason: 'Not their number',
    },
    { ...entry, kind: 'company', listing: company.id, name: 'Swift Riders', action: 'approved' },
  ]);
});

it('calls a listing as it was called then, and forgets the name with the last that knew it', async () => {
  const { id } = await makeCompany(api, { ...waiting, name: 'Old Name' });
  const names = async () =>
    (await read({ listing: id }).expect(200)).body.map(({ name }: { name: string }) => name);
  await act('patch', `/companies/${id}/verify`);
  await api.sql("update company set name = 'New Name' where id = ?", [id]);
  await act('patch', `/companies/${id}/hide`);
  expect(await names()).toEqual(['New Name', 'Old Name']);
  await api.sql('update moderation set snapshot = null');
  expect(await names()).toEqual(['New Name', 'New Name']);
  await api.sql('delete from company where id = ?', [id]);
  expect(await names()).toEqual([null, null]);
});

it('finds by kind, listing, moderator, action and id, each alone and all together', async () => {
  const { id } = await makeCompany(api, waiting);
  await act('patch', `/companies/${id}/verify`);
  await enter('2026-03-01T12:00:00Z', { kind: 'job' });
  const [mine, other] = (await read().expect(200)).body;
  const filter = {
    kind: 'company',
    listing: id,
    moderator: ` ${email.toUpperCase()}`,
    action: 'approved',
  };
  for (const [key, value] of Object.entries({ ...filter, id: [mine.id] })) {
    const { body } = await read({ filter: JSON.stringify({ [key]: value }) }).expect(200);
    expect([key, body]).toEqual([key, [mine]]);
  }
  expect((await read(filter).expect(200)).body).toEqual([mine]);
  expect((await read({ kind: 'job' }).expect(200)).body).toEqual([other]);
  expect((await read({ moderator: 'nobody@example.com' }).expect(200)).body).toEqual([]);
});

it('takes a day as the whole day in Lagos', async () => {
  const [before, start, last, after] = [
    '2026-03-01T22:59:59.999Z',
    '2026-03-01T23:00:00.000Z',
    '2026-03-02T22:59:59.999Z',
    '2026-03-02T23:00:00.000Z',
  ] as const;
  for (const moment of [before, start, last, after]) await enter(moment);
  expect(await moments({ from: '2026-03-02' })).toEqual([after, last, start]);
  expect(await moments({ to: '2026-03-02' })).toEqual([last, start, before]);
  expect(await moments({ filter: '{"from":"2026-03-02","to":"2026-03-02"}' })).toEqual([
    last,
    start,
  ]);
});

it('takes a moment to the millisecond: from it, and up to it', async () => {
  const [first, second] = ['2026-03-01T12:00:00.000Z', '2026-03-01T12:00:00.001Z'] as const;
  for (const moment of [first, second]) await enter(moment);
  expect(await moments({ from: second })).toEqual([second]);
  expect(await moments({ to: second })).toEqual([first]);
  expect(await moments({ from: '2026-03-01T13:00:00+01:00' })).toEqual([second, first]);
});

it('pages and sorts, and its link leads on among the same entries', async () => {
  for (const day of ['01', '02', '03']) await enter(`2026-03-${day}T12:00:00.000Z`);
  await enter('2026-04-01T12:00:00Z');
  const query = { to: '2026-03-31', range: '[0,1]', sort: '["createdAt","ASC"]' };
  const { body, headers } = await read(query).expect(200);
  expect(body.map(({ createdAt }: { createdAt: string }) => createdAt.slice(0, 10))).toEqual([
    '2026-03-01',
    '2026-03-02',
  ]);
  expect(headers['content-range']).toBe('moderations 0-1/3');
  const next = /<\?([^>]*)>; rel="next"/.exec(headers.link ?? '')?.[1] ?? '';
  const rest = await read(next).expect(200);
  expect(rest.headers['content-range']).toBe('moderations 2-2/3');
});

it.each([
  [{ kind: 'vacancy' }, 'kind must be company or job'],
  [{ action: 'deleted' }, 'action must be approved, rejected, renewed, edited, hidden or ended'],
  [{ listing: '7' }, 'listing must be a UUID'],
  [
    { from: 'yesterday' },
    'from must be a day such as 2026-11-20 or a moment such as 2026-11-20T09:00:00Z',
  ],
  [
    { to: '2026-02-30' },
    'to must be a day such as 2026-11-20 or a moment such as 2026-11-20T09:00:00Z',
  ],
  [
    { to: '0001-01-01' },
    'to must be a day such as 2026-11-20 or a moment such as 2026-11-20T09:00:00Z',
  ],
  [
    { sort: '["name","ASC"]' },
    'sort must be JSON such as ["createdAt","ASC"] with one of createdAt',
  ],
  [{ q: 'swift' }, 'Unknown parameter: q'],
])('refuses %j by name', async (query, message) => {
  expect((await read(query).expect(400)).body.message).toBe(message);
});
