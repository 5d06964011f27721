import { startApp, type TestApp } from '../../test/app.ts';
import { adminToken } from '../../test/make-account.ts';
import { inDays, makeCompany, makeJob } from '../../test/make-listing.ts';

const waiting = { status: 'pending', approvedAt: null, expiresAt: null } as const;

let api: TestApp;
let token: string;

beforeAll(async () => {
  api = await startApp();
  token = await adminToken(api);
});
afterAll(() => api.close());
beforeEach(() => api.sql('delete from moderation; delete from company; delete from job'));

const read = async (id: string, kind: 'companies' | 'jobs' = 'companies') =>
  (await api.http.get(`/api/${kind}/${id}/relations`).auth(token, { type: 'bearer' }).expect(200))
    .body;
const act = (method: 'patch' | 'delete', path: string, body: object = {}) =>
  api.http[method](`/api${path}`).auth(token, { type: 'bearer' }).send(body).expect(200);

/** A company that has nothing to do with the one of the test. */
const stranger = {
  name: 'Eagle Couriers',
  cacNumber: 'BN777',
  phone: '+2348099999999',
  email: 'eagle@example.com',
};
const strangerJob = { company: 'Eagle Couriers', cacNumber: 'BN777', email: 'eagle@example.com' };

it.each<[string, object, string]>([
  ['the CAC number', { cacNumber: 'RC1234567' }, 'cacNumber'],
  ['the phone', { phone: '+2348031234567' }, 'phone'],
  ['the e-mail in any case', { email: 'HELLO@Swift.Example.com' }, 'email'],
  ['a similar name', { name: 'SWIFT-RÍDERS Nigeria Limited' }, 'name'],
])('shows another company with %s, and none that only comes near', async (_, alike, same) => {
  const { id } = await makeCompany(api);
  const other = await makeCompany(api, { ...stranger, ...alike });
  await makeCompany(api, {
    name: 'Swift Couriers',
    cacNumber: 'RC12345678',
    phone: '+2348031234568',
    email: 'hello@swift.example.co',
  });
  expect((await read(id)).listings).toEqual([
    {
      id: other.id,
      kind: 'company',
      name: other.name,
      company: other.name,
      status: 'live',
      createdAt: expect.any(String),
      same: [same],
    },
  ]);
});

it('shows both kinds in any status, the most alike first, to a company and to a job alike', async () => {
  const company = await makeCompany(api, waiting);
  const job = await makeJob(api, { ...waiting, email: company.email });
  const ended = await makeJob(api, {
    ...strangerJob,
    cacNumber: 'RC1234567',
    expiresAt: inDays(-1),
  });
  const hidden = await makeCompany(api, { ...stranger, name: 'Swift Rider', status: 'hidden' });
  const seen = ({ listings }: { listings: Record<string, unknown>[] }) =>
    listings.map(({ id, kind, status, same }) => [id, kind, status, same]);
  expect(seen(await read(company.id))).toEqual([
    [job.id, 'job', 'pending', ['cacNumber', 'email', 'name']],
    [hidden.id, 'company', 'hidden', ['name']],
    [ended.id, 'job', 'hidden', ['cacNumber']],
  ]);
  const ofJob = await read(job.id, 'jobs');
  expect(seen(ofJob)).toEqual([
    [company.id, 'company', 'pending', ['cacNumber', 'email', 'name']],
    [hidden.id, 'company', 'hidden', ['name']],
    [ended.id, 'job', 'hidden', ['cacNumber']],
  ]);
  expect(ofJob.listings[2]).toMatchObject({ name: 'Dispatch rider', company: 'Eagle Couriers' });
});

it('shows 20 listings and 20 decisions and no more, the newest decision first', async () => {
  const { id } = await makeCompany(api);
  for (let count = 0; count < 20; count++) await makeJob(api);
  expect((await read(id)).listings).toHaveLength(20);
  await makeJob(api);
  expect((await read(id)).listings).toHaveLength(20);
  const decide = (count: number) =>
    api.sql(
      `insert into moderation (kind, listing_id, action, created_at)
       select 'company', ?, 'edited', now() - n * interval '1 hour' from generate_series(1, ?) n`,
      [id, count],
    );
  await decide(20);
  expect((await read(id)).decisions).toHaveLength(20);
  await api.sql(
    "insert into moderation (kind, listing_id, action) values ('company', ?, 'renewed')",
    [id],
  );
  const { decisions } = await read(id);
  expect(decisions).toHaveLength(20);
  expect(decisions[0].action).toBe('renewed');
});

it('tells what was decided about it and about those', async () => {
  const company = await makeCompany(api, waiting);
  const job = await makeJob(api);
  const other = await makeCompany(api, { ...stranger, ...waiting });
  await act('patch', `/companies/${other.id}/verify`);
  await act('patch', `/companies/${company.id}/verify`);
  await act('patch', `/jobs/${job.id}/hide`, { reason: 'Nobody answers' });
  expect((await read(company.id)).decisions).toMatchObject([
    { kind: 'job', listing: job.id, action: 'hidden', reason: 'Nobody answers' },
    { kind: 'company', listing: company.id, action: 'approved', moderator: expect.any(String) },
  ]);
});

it.each<[string, object]>([
  ['CAC number', { cacNumber: 'RC1234567' }],
  ['phone', { phone: '+2348031234567' }],
  ['e-mail in any case', { email: 'HELLO@Swift.Example.com' }],
])('tells that one with the same %s was rejected, and nothing of others', async (_, alike) => {
  const { id } = await makeCompany(api, waiting);
  const rejected = await makeCompany(api, { ...stranger, ...waiting, ...alike });
  const other = await makeCompany(api, { ...stranger, ...waiting, phone: '+2348031234568' });
  for (const one of [rejected, other]) {
    await act('delete', `/companies/${one.id}/reject`, { reason: 'Not their company' });
  }
  const { listings, decisions } = await read(id);
  expect(listings).toEqual([]);
  expect(decisions).toEqual([
    {
      id: expect.any(String),
      createdAt: expect.any(String),
      kind: 'company',
      listing: rejected.id,
      name: 'Eagle Couriers',
      action: 'rejected',
      moderator: expect.any(String),
      reason: 'Not their company',
    },
  ]);
});

it('knows nothing of a listing that has no relations, and no listing that is not there', async () => {
  const { id } = await makeCompany(api, stranger);
  expect(await read(id)).toEqual({ listings: [], decisions: [] });
  const missing = (path: string) =>
    api.http.get(`/api/${path}/relations`).auth(token, { type: 'bearer' }).expect(404);
  // The id of a company is no job's.
  expect((await missing(`jobs/${id}`)).body.message).toBe('Job not found');
  expect((await missing('companies/nonsense')).body.message).toBe('Company not found');
});
