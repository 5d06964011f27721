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
  'finds the phone %s however it is written, and nobody else',
  async (phone) => {
    const mine = await makeCompany(api, { phone: person.phone });
    const theirs = await makeCompany(api, { phone: '+2348099911123' });
    await run(`erase ${phone} --yes`);
    expect(await api.sql('select id from company')).toEqual([{ id: theirs.id }]);
    expect(mine.id).not.toBe(theirs.id);
  },
);

it('finds the e-mail in any case, and none that only contains it', async () => {
  await makeJob(api, { email: 'Canary@Example.COM' });
  const kept = await makeJob(api, { email: 'my.canary@example.com' });
  const { said } = await run('erase CANARY@example.com --yes');
  expect(await api.sql('select id from job')).toEqual([{ id: kept.id }]);
  expect(said).not.toContain('mention');
});

it('names the texts of others that mention it, and leaves them', async () => {
  const { id } = await makeJob(api, {
    description: 'Ask Ada, 0809 991-1122, or canary@example.com.',
  });
  for (const name of [person.email, person.phone]) {
    const { said } = await run(`erase ${name} --yes`);
    expect(said).toContain(`Others mention ${name}`);
    expect(said).toContain(`job.description of ${id}`);
  }
  expect(await api.sql('select id from job')).toEqual([{ id }]);
});

it('never deletes the account of a moderator, and says whose it is', async () => {
  await makeAdmin(api, { email: person.email });
  await makeCompany(api, { email: person.email });
  const { said } = await run(`erase ${person.email} --yes`);
  expect(said).toContain("canary@example.com is a moderator's account, which stays");
  expect(await api.sql('select email from account where email = ?', [person.email])).toHaveLength(
    1,
  );
  expect(await api.sql('select id from company')).toEqual([]);
});

it('forgets what was sent under an earlier e-mail of a listing, and leaves the listing to its owner', async () => {
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
