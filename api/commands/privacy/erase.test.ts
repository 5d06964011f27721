import { moderatedApp } from '../../test/make-account.ts';
import { inDays, makeCompany, pending } from '../../test/make-listing.ts';
import { columnsWithoutCanary } from '../../test/contract/canaries.ts';
import { makePersonalData, operator, person, tablesWithCanary } from '../../test/person.ts';
import { ImagesService } from '../../src/platform/images/images.service.ts';

const { api, as } = moderatedApp();
const run = operator(api, process.env.DATA_DIR ?? '');
beforeEach(() =>
  api.sql(
    'truncate block, report, company, job, change, activity, inquiry, moderation, idempotency_key, mail, unannounced, search_word cascade',
  ),
);

/** Columns without texts of senders: enums, moderators' accounts, keys and hashes. */
const columnsWithoutPersonalData = `
  account.email account.password_hash account.recovery_codes account.reset_token_hash account.totp_secret block.type
  change.cover change.image change.kind company.contact_prints company.cover company.image company.licence_class company.place company.plan company.reach company.reach_states company.reference
  company.service_types company.state company.status company.text_print company.wished_plan
  idempotency_key.answer idempotency_key.body_hash idempotency_key.call idempotency_key.key inquiry.interest
  job.contact_prints job.image job.place job.plan job.reference job.salary_period job.state job.status job.text_print job.type job.wished_plan
  mail.key migration.name missed_search.search moderation.action moderation.kind moderation.plan ownership_claim.state partner.key_hash partner.name partner_submission.kind
  partner_submission.reference proof.kind proof.result rate_limit.key report.kind report.mailbox
  report.mark report.phone_hash report.reason report.state unannounced.kind`;

it('Erasing a person is tested with personal data in all columns that can have some (A10)', async () => {
  await makePersonalData(api, as);
  expect(await columnsWithoutCanary(api)).toEqual(columnsWithoutPersonalData.trim().split(/\s+/));
});

it('Erasing a person leaves nothing in any table and keeps the data of others (A10)', async () => {
  const { shown, eagle } = await makePersonalData(api, as);
  const tables =
    'block change company inquiry job mail moderation ownership_claim proof report search_word';
  expect(Object.keys(await tablesWithCanary(api)).sort()).toEqual(tables.split(' '));
  const remembered = `select distinct tablename from pg_stats where schemaname = 'public' and tablename <> 'block'
    and concat(most_common_vals::text, most_common_elems::text, histogram_bounds::text) ~* 'canary'`;
  await api.sql('analyze');
  expect(await api.column(remembered)).toContain('company');
  const image = await imageOf(shown);
  const changes = await api.sql<{ image: string }>('select image from change');
  const { code, output } = await run(`erase ${person.email} --yes`);
  expect(code).toBe(0);
  // The block list is kept, and reported.
  expect(await tablesWithCanary(api)).toEqual({ block: 1 });
  expect(await api.column(remembered)).toEqual([]);
  expect(output).toMatch(/These texts were kept.*\n +block\.value of [\da-f-]{36}/);
  expect(await api.sql('select name from company')).toEqual([{ name: 'Eagle Couriers' }]);
  expect(await api.sql('select answer from idempotency_key')).toHaveLength(2);
  expect(await api.sql('select from activity')).toEqual([]);
  expect(await api.sql('select reason, words, email, mailbox, mark from report')).toEqual([
    { reason: 'other', words: null, email: null, mailbox: null, mark: null },
  ]);
  expect(await api.sql('select listing_id from unannounced')).toEqual([]);
  await api.http.get(`/api/companies/${shown}`).expect(404);
  await api.http.get(image).expect(404);
  for (const path of [image, changes[0]?.image ?? ''])
    expect(await api.app.get(ImagesService).read(path.split('/')[2]!, '640.webp')).toBeUndefined();
  await as('get', `/companies/${eagle}`).expect(200);
});

const imageOf = async (id: string): Promise<string> =>
  (await api.http.get(`/api/companies/${id}`).expect(200)).body.profileImage;

it('Erasing a person keeps decision, time and moderator in the log without texts', async () => {
  await makePersonalData(api, as);
  const history = () =>
    api.sql(
      'select id, kind, listing_id, action, moderator_id, created_at from moderation order by id',
    );
  const before = await history();
  await run(`erase ${person.email} --yes`);
  expect(await history()).toEqual(before);
});

it('Erasing a person keeps the screening note on the listing of another sender without quoting the erased one', async () => {
  const { eagle } = await makePersonalData(api, as);
  await api.sql(
    `insert into change (kind, listing_id, facts, notes) select 'company', id, '{}', notes from company where id = ?`,
    [eagle],
  );
  const notes = async () => (await as('get', `/companies/${eagle}`).expect(200)).body.notes;
  expect(await notes()).toMatchObject([
    { rule: 'seen_on_rejected', message: expect.stringMatching(/Canary Riders.*Canary fee/) },
  ]);
  await run(`erase ${person.email} --yes`);
  expect(await notes()).toEqual([
    {
      rule: 'seen_on_rejected',
      severity: 'notice',
      related: null,
      message: expect.stringContaining('has been erased since'),
    },
  ]);
  expect(await api.column('select notes from change')).toEqual([await notes()]);
});

it('Erasing a person lists the data in a dry run without --yes and changes nothing', async () => {
  const { shown } = await makePersonalData(api, as);
  const before = await tablesWithCanary(api);
  const { code, output } = await run(`erase ${person.email}`);
  expect(code).toBe(2);
  expect(output).toMatch(/^This data of canary@example.com would be deleted:/);
  expect(output).toMatch(/the live company “Canary Riders” \(ND-[^)]*\) with its image/);
  expect(output).toMatch(/the hidden job “Canary rider”/);
  expect(output).toContain('the snapshots of 1 rejected submission in the log');
  expect(output).toContain('1 inquiry');
  expect(output).toContain('2 listings of these were public: the privacy page says');
  expect(output).toMatch(/Nothing was deleted\. To delete it, repeat the command with --yes\.$/);
  expect(await tablesWithCanary(api)).toEqual(before);
  await api.http.get(await imageOf(shown)).expect(200);
});

it('Erasing a person reports that there is no data when it runs again', async () => {
  await makePersonalData(api, as);
  const first = await run(`erase ${person.email} --yes`);
  expect(first.output).toMatch(/^This data of canary@example.com was deleted:/);
  expect(first.output).toContain('Earlier backups still contain the data');
  const again = await run(`erase ${person.email} --yes`);
  expect(again).toMatchObject({ code: 0, output: expect.stringMatching(/^There is no data of/) });
  expect(await run(`erase ${person.email}`)).toMatchObject({ code: 0 });
});

it('Erasing a person keeps search words that another public listing has', async () => {
  await makeCompany(api, { email: person.email, name: 'Zanzibar Okada', description: null });
  await makeCompany(api, { name: 'Okada Express', expiresAt: inDays(3), description: null });
  await run(`erase ${person.email} --yes`);
  const words = await api.column('select word from search_word');
  expect(words).toContain('okada');
  expect(words).not.toContain('zanzibar');
});

it('Erasing a person leaves no data when a moderator decides at the same time', async () => {
  const { id } = await makeCompany(api, { ...pending, email: person.email, name: 'Canary' });
  const verify = as('patch', `/companies/${id}/verify`);
  const [, { status }] = await Promise.all([run(`erase ${person.email} --yes`), verify]);
  // 503 where the decision waited too long for the erasure.
  expect([200, 404, 503]).toContain(status);
  expect(await tablesWithCanary(api)).toEqual({});
});
