import { startApp, type TestApp } from '../../test/app.ts';
import { adminToken } from '../../test/make-account.ts';
import { inDays, makeCompany } from '../../test/make-listing.ts';
import {
  columnsWithoutCanary,
  leaveTraces,
  operator,
  person,
  tablesWithCanary,
} from '../../test/person.ts';
import { ImagesService } from '../../src/images/images.service.ts';

let api: TestApp;
let token: string;
let run: ReturnType<typeof operator>;
beforeAll(async () => {
  api = await startApp();
  run = operator(api, process.env.DATA_DIR ?? '');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.sql(
    'truncate company, job, inquiry, moderation, idempotency_key, mail, unannounced, search_word, account cascade',
  );
  token = await adminToken(api);
});

/** What no sender's words get into: our own names and choices, the moderators' accounts, and keys and hashes. */
const ourOwn = [
  ...['account.email', 'account.password_hash'],
  ...['company.image', 'company.plan', 'company.reference', 'company.service_types'],
  ...['company.status', 'company.text_print', 'company.wished_plan', 'inquiry.interest'],
  ...['job.image', 'job.plan', 'job.reference', 'job.status', 'job.text_print', 'job.type'],
  ...['job.wished_plan', 'mail.key', 'migration.name', 'moderation.action', 'moderation.kind'],
  ...['rate_limit.key', 'submission.answer', 'submission.body_hash', 'submission.call'],
  ...['submission.key', 'unannounced.kind'],
];

it('reaches every column that can hold what somebody sent (A10)', async () => {
  await leaveTraces(api, token);
  const missing = await columnsWithoutCanary(api);
  expect(missing).toEqual(ourOwn);
});

it('takes every trace from every table, and leaves what others sent (A10)', async () => {
  const { shown, eagle } = await leaveTraces(api, token);
  expect(Object.keys(await tablesWithCanary(api)).sort()).toEqual(
    ['company', 'inquiry', 'job', 'mail', 'moderation', 'search_word'].sort(),
  );
  const image = await imageOf(shown);
  const { code } = await run(`erase ${person.email} --yes`);
  expect(code).toBe(0);
  expect(await tablesWithCanary(api)).toEqual({});
  expect(await api.sql('select name from company')).toEqual([{ name: 'Eagle Couriers' }]);
  expect(await api.sql('select answer from idempotency_key')).toHaveLength(2);
  expect(await api.sql('select from reveal')).toEqual([]);
  expect(await api.sql('select listing_id from unannounced')).toEqual([]);
  await api.http.get(`/api/companies/${shown}`).expect(404);
  await api.http.get(image).expect(404);
  expect(await api.app.get(ImagesService).read(image.split('/')[2]!, '640.webp')).toBeUndefined();
  await api.http.get(`/api/companies/${eagle}`).auth(token, { type: 'bearer' }).expect(200);
});

const imageOf = async (id: string): Promise<string> =>
  (await api.http.get(`/api/companies/${id}`).expect(200)).body.profileImage;

it('keeps what was decided, when and by whom, without a word of what it was about', async () => {
  await leaveTraces(api, token);
  const history = () =>
    api.sql(
      'select id, kind, listing_id, action, moderator_id, created_at from moderation order by id',
    );
  const before = await history();
  await run(`erase ${person.email} --yes`);
  expect(await history()).toEqual(before);
});

it('leaves a warning on the listing of somebody else, without the words of the erased one', async () => {
  const { eagle } = await leaveTraces(api, token);
  const notes = async () =>
    (await api.http.get(`/api/companies/${eagle}`).auth(token, { type: 'bearer' }).expect(200)).body
      .notes;
  expect(await notes()).toMatchObject([
    { rule: 'seen_on_rejected', message: expect.stringMatching(/Canary Riders.*Canary fee/) },
  ]);
  await run(`erase ${person.email} --yes`);
  expect(await notes()).toEqual([
    {
      rule: 'seen_on_rejected',
      severity: 'alert',
      related: null,
      message: expect.stringContaining('has been erased since'),
    },
  ]);
});

it('says first what it would delete, changes nothing, and asks for --yes', async () => {
  const { shown } = await leaveTraces(api, token);
  const before = await tablesWithCanary(api);
  const { code, said } = await run(`erase ${person.email}`);
  expect(code).toBe(2);
  expect(said).toMatch(/^This would be deleted of canary@example.com:/);
  expect(said).toMatch(/the live company “Canary Riders” \(ND-[^)]*\) with its image/);
  expect(said).toMatch(/the hidden job “Canary rider”/);
  expect(said).toContain('what the log remembers of 1 rejected submission');
  expect(said).toContain('1 inquiry');
  expect(said).toContain('2 listings of these were public: the privacy page says');
  expect(said).toMatch(/Nothing was deleted\. To delete it, repeat the command with --yes\.$/);
  expect(await tablesWithCanary(api)).toEqual(before);
  await api.http.get(await imageOf(shown)).expect(200);
});

it('does nothing the second time, and says so', async () => {
  await leaveTraces(api, token);
  const first = await run(`erase ${person.email} --yes`);
  expect(first.said).toMatch(/^Deleted of canary@example.com:/);
  expect(first.said).toContain('Backups that were made before still hold it');
  const again = await run(`erase ${person.email} --yes`);
  expect(again).toMatchObject({ code: 0, said: expect.stringMatching(/^Nothing is kept under/) });
  expect(await run(`erase ${person.email}`)).toMatchObject({ code: 0 });
});

it('moves the version of what is public, so that pages are made anew', async () => {
  await makeCompany(api, { email: person.email });
  const version = async () =>
    BigInt((await api.sql<{ version: string }>('select version from dataset'))[0]!.version);
  const before = await version();
  await run(`erase ${person.email}`);
  expect(await version()).toBe(before);
  await run(`erase ${person.email} --yes`);
  expect(await version()).toBeGreaterThan(before);
});

it('leaves the words of a search that another public listing has, too', async () => {
  await makeCompany(api, { email: person.email, name: 'Zanzibar Okada', description: null });
  await makeCompany(api, { name: 'Okada Express', expiresAt: inDays(3), description: null });
  await run(`erase ${person.email} --yes`);
  const words = (await api.sql<{ word: string }>('select word from search_word')).map(
    ({ word }) => word,
  );
  expect(words).toContain('okada');
  expect(words).not.toContain('zanzibar');
});

it('and a decision at the same moment leave nothing behind', async () => {
  const waiting = { status: 'pending', approvedAt: null, expiresAt: null } as const;
  const { id } = await makeCompany(api, { ...waiting, email: person.email, name: 'Canary' });
  const verify = api.http.patch(`/api/companies/${id}/verify`).auth(token, { type: 'bearer' });
  const [, { status }] = await Promise.all([run(`erase ${person.email} --yes`), verify]);
  expect([200, 404]).toContain(status);
  expect(await tablesWithCanary(api)).toEqual({});
});
