import { startApp, type TestApp } from '../../test/app.ts';
import { makeAdmin } from '../../test/make-account.ts';
import { makeCompany, makeJob } from '../../test/make-listing.ts';
import { operator, person } from '../../test/person.ts';

let api: TestApp;
let run: ReturnType<typeof operator>;
beforeAll(async () => {
  api = await startApp();
  run = operator(api, process.env.DATA_DIR ?? '');
});
afterAll(() => api.close());
beforeEach(() => api.sql('truncate company, job, moderation, account cascade'));

it.each(['08099911122', '+2348099911122', '0809-991-1122'])(
  'erases the company with the phone %s in any notation, and no other',
  async (phone) => {
    const mine = await makeCompany(api, { phone: person.phone });
    const theirs = await makeCompany(api, { phone: '+2348099911123' });
    await run(`erase ${phone} --yes`);
    expect(await api.sql('select id from company')).toEqual([{ id: theirs.id }]);
    expect(mine.id).not.toBe(theirs.id);
  },
);

it('erases an email in any case, and not a longer address that contains it', async () => {
  await makeJob(api, { email: 'Canary@Example.COM' });
  const kept = await makeJob(api, { email: 'my.canary@example.com' });
  const { output } = await run('erase CANARY@example.com --yes');
  expect(await api.sql('select id from job')).toEqual([{ id: kept.id }]);
  expect(output).not.toContain('mention');
});

it('lists texts of others that mention the person, and keeps them', async () => {
  const { id } = await makeJob(api, {
    description: 'Ask Ada, 0809 991-1122, or canary@example.com.',
  });
  for (const identifier of [person.email, person.phone]) {
    const { output } = await run(`erase ${identifier} --yes`);
    expect(output).toContain(`Others mention ${identifier}`);
    expect(output).toContain(`job.description of ${id}`);
  }
  expect(await api.sql('select id from job')).toEqual([{ id }]);
});

it('keeps the account of a moderator and reports it', async () => {
  await makeAdmin(api, { email: person.email });
  await makeCompany(api, { email: person.email });
  const { output } = await run(`erase ${person.email} --yes`);
  expect(output).toContain('canary@example.com is the account of a moderator, which was kept');
  expect(await api.sql('select email from account where email = ?', [person.email])).toHaveLength(
    1,
  );
  expect(await api.sql('select id from company')).toEqual([]);
});

it('erases snapshots with an earlier email of a listing, and keeps the listing', async () => {
  const { id } = await makeCompany(api, { email: person.email, name: 'Sold Riders' });
  await api.sql(
    `insert into moderation (kind, listing_id, action, reason, snapshot)
     values ('company', ?, 'edited', 'sold', '{"name":"Sold Riders","email":"Canary@example.com"}')`,
    [id],
  );
  await api.sql("update company set email = 'new@example.com' where id = ?", [id]);
  await run(`erase ${person.email} --yes`);
  expect(await api.sql('select snapshot, reason from moderation')).toEqual([
    { snapshot: null, reason: null },
  ]);
  expect(await api.sql('select id from company')).toEqual([{ id }]);
});
