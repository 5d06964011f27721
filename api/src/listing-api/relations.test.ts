import { moderatedApp } from '../../test/make-account.ts';
import { inDays, makeCompany, makeJob, pending } from '../../test/make-listing.ts';

const { api, as } = moderatedApp();
beforeEach(() => api.sql('delete from moderation; delete from company; delete from job'));

const read = async (id: string, kind: 'companies' | 'jobs' = 'companies') =>
  (await as('get', `/${kind}/${id}/relations`).expect(200)).body;
const act = (...call: Parameters<typeof as>) => as(...call).expect(200);

/** A company that shares no feature with the default one. */
const unrelated = {
  name: 'Eagle Couriers',
  cacNumber: 'BN777',
  phone: '+2348099999999',
  email: 'eagle@example.com',
  website: null,
};
const unrelatedJob = {
  company: 'Eagle Couriers',
  cacNumber: 'BN777',
  email: 'eagle@example.com',
  applyLink: 'https://eagle.example.com/',
};

it.each<[string, object, string]>([
  ['the CAC number', { cacNumber: 'RC1234567' }, 'cacNumber'],
  ['the phone', { phone: '+2348031234567' }, 'phone'],
  ['the email in any case', { email: 'HELLO@Swift.Example.com' }, 'email'],
  ['a similar name', { name: 'SWIFT-RÍDERS Nigeria Limited' }, 'name'],
])('The review of a company lists another one with %s, none nearly so', async (_, alike, same) => {
  const { id } = await makeCompany(api);
  const other = await makeCompany(api, { ...unrelated, ...alike });
  await makeCompany(api, {
    name: 'Swift Couriers',
    cacNumber: 'RC12345678',
    phone: '+2348031234568',
    email: 'hello@swift.example.co',
    website: null,
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

it('The review of a company lists no other one whose name shares only words of the trade', async () => {
  const { id } = await makeCompany(api, { name: 'Trustway Delivery Services Limited' });
  await makeCompany(api, { ...unrelated, name: 'Waybill Kings Delivery Services Limited' });
  const same = await makeCompany(api, { ...unrelated, name: 'Trust-Way Delivery Services' });
  expect((await read(id)).listings).toMatchObject([{ id: same.id, same: ['name'] }]);
});

it('The review of a listing lists both kinds in any status, most similar first, for a company and for a job', async () => {
  const company = await makeCompany(api, pending);
  const job = await makeJob(api, { ...pending, email: company.email });
  const ended = await makeJob(api, {
    ...unrelatedJob,
    cacNumber: 'RC1234567',
    expiresAt: inDays(-1),
  });
  const hidden = await makeCompany(api, { ...unrelated, name: 'Swift Rider', status: 'hidden' });
  const summary = ({ listings }: { listings: Record<string, unknown>[] }) =>
    listings.map(({ id, kind, status, same }) => [id, kind, status, same]);
  expect(summary(await read(company.id))).toEqual([
    [job.id, 'job', 'pending', ['cacNumber', 'email', 'host', 'name']],
    [hidden.id, 'company', 'hidden', ['name']],
    [ended.id, 'job', 'hidden', ['cacNumber']],
  ]);
  const ofJob = await read(job.id, 'jobs');
  expect(summary(ofJob)).toEqual([
    [company.id, 'company', 'pending', ['cacNumber', 'email', 'host', 'name']],
    [hidden.id, 'company', 'hidden', ['name']],
    [ended.id, 'job', 'hidden', ['cacNumber']],
  ]);
  expect(ofJob.listings[2]).toMatchObject({ name: 'Dispatch rider', company: 'Eagle Couriers' });
});

it('The review of a listing lists at most 20 listings and 20 decisions, the newest decision first', async () => {
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

it('The review of a listing lists the decisions about the listing and its relations', async () => {
  const company = await makeCompany(api, pending);
  const job = await makeJob(api);
  const other = await makeCompany(api, { ...unrelated, ...pending });
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
  ['email in any case', { email: 'HELLO@Swift.Example.com' }],
])('The review of a company lists the rejection of its %s, and no other', async (_, alike) => {
  const { id } = await makeCompany(api, pending);
  const rejected = await makeCompany(api, { ...unrelated, ...pending, ...alike });
  const other = await makeCompany(api, { ...unrelated, ...pending, phone: '+2348031234568' });
  for (const one of [rejected, other]) {
    await act('delete', `/companies/${one.id}/reject`, { reason: 'Not their company' });
  }
  const { listings, decisions } = await read(id);
  expect(listings).toEqual([]);
  expect(decisions).toMatchObject([
    { kind: 'company', listing: rejected.id, action: 'rejected', reason: 'Not their company' },
  ]);
});

it('The review of a listing has empty lists where nothing is related', async () => {
  const { id } = await makeCompany(api, unrelated);
  expect(await read(id)).toEqual({ listings: [], contacts: [], decisions: [] });
});
