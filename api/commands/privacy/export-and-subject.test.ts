import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeAdmin, moderatedApp } from '../../test/make-account.ts';
import { makeCompany, makeJob } from '../../test/make-listing.ts';
import { makePersonalData, operator, person } from '../../test/person.ts';
import { unlinked } from '../../src/platform/mail/letter.ts';
import { mailFolder } from '../../src/platform/mail/mail-folder.ts';

const { api, as } = moderatedApp();
let folder: string;
let run: ReturnType<typeof operator>;
let ids: Awaited<ReturnType<typeof makePersonalData>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'person-'));
  run = operator(api, folder);
  ids = await makePersonalData(api, as);
});
afterAll(() => rm(folder, { recursive: true }));

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id).sort();

it('A copy for a person has all data of an email and none of others (A10)', async () => {
  await api.sql(
    `insert into mail (key, listing_id, letter) values ('claim-received 1 claimant', ?, '{"to":"eagle@example.com"}')`,
    [ids.shown],
  );
  const { code, output } = await run('export CANARY@example.com');
  expect(code).toBe(0);
  const copy = JSON.parse(output);
  expect(copy).toMatchObject({ of: person.email, takenAt: expect.any(String), account: [] });
  expect(idsOf(copy.company)).toEqual([ids.shown, ids.waiting].sort());
  expect(idsOf(copy.job)).toEqual([ids.hidden, ids.asked, ids.late].sort());
  expect(copy.company[0]).toMatchObject({ phone: person.phone, cac_number: 'RC70017001' });
  expect(copy.inquiry).toMatchObject([{ name: 'Canary Owner', phone: person.phone }]);
  expect(copy.report).toMatchObject([{ words: 'Canary rider took my goods' }]);
  expect(copy.activity).toMatchObject([{ listing_id: ids.shown, reveals: 1 }]);
  expect(copy.change).toMatchObject([{ listing_id: ids.shown, facts: { name: 'Canary Wings' } }]);
  const actions = copy.moderation.map(({ action }: { action: string }) => action);
  expect(actions.join(' ')).toBe('approved edited checked rejected approved hidden');
  expect(copy.proof).toMatchObject([
    { kind: 'phone', result: 'no_answer', note: 'Canary' },
    { kind: 'email', result: 'confirmed' },
  ]);
  expect(copy.moderation[3]).toMatchObject({
    reason: 'Canary fee',
    snapshot: { name: 'Canary Riders', email: 'Canary@Example.com' },
  });
  expect(copy.block).toMatchObject([{ value: person.email, reason: 'Canary fraud' }]);
  expect(copy.mail.length).toBeGreaterThan(5);
  expect(copy.mail[0].letter.to).toBe('Canary@Example.com');
  expect(copy.submission).toHaveLength(7);
  expect(output).not.toMatch(/eagle|moderator_id|password_hash/i);
});

it('A copy for a person is a file readable by its owner only, with the images beside it, and replaces no file', async () => {
  const file = join(folder, 'canary.json');
  const { output } = await run(`export ${person.phone} --out ${file}`);
  expect(output).toBe(
    `The copy is in ${file}, its images are in ${join(folder, 'canary-images')}.`,
  );
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const copy = JSON.parse(await readFile(file, 'utf8'));
  expect(copy.job).toEqual([]);
  expect(copy.images).toMatchObject([{ listing: ids.shown }, { listing: ids.shown }]);
  const [name = ''] = await readdir(join(folder, 'canary-images'));
  expect(copy.images.map(({ file }: { file: string }) => file)).toContain(name);
  const image = await readFile(join(folder, 'canary-images', name));
  expect(image.subarray(8, 12).toString()).toBe('WEBP');
  await expect(run(`export ${person.phone} --out ${file}`)).rejects.toThrow(
    'The file already exists.',
  );
});

it('A copy for a person has the account of a moderator without credentials', async () => {
  await makeAdmin(api, { email: 'mod@example.com' });
  const copy = JSON.parse((await run('export mod@example.com')).output);
  expect(copy.account).toMatchObject([{ email: 'mod@example.com', is_admin: true, sessions: [] }]);
  expect(Object.keys(copy.account[0]).join()).not.toMatch(/password|token|secret|code/);
});

it('erases mail files to the person or about the listings and claims, and keeps those to others', async () => {
  const { send } = mailFolder(join(folder, 'mail'));
  const mail = { from: 'us@example.ng', text: 'Hello' };
  await send({ ...mail, to: 'Canary@Example.com', subject: 'Ours' });
  await send({ ...mail, to: 'my.canary@example.com', subject: 'Other' });
  const [id = ''] = await api.column("select id from mail where key like 'digest %' limit 1");
  await send({
    ...mail,
    to: 'mod@example.com',
    subject: 'Digest',
    messageId: `<${id}@example.ng>`,
  });
  const [told = ''] = await api.column(
    `insert into mail (key, listing_id, letter) select 'claim-announced ' || id || ' company', company_id, '{}'
     from ownership_claim returning id`,
  );
  const messageId = `<${told}@example.ng>`;
  await send({ ...mail, to: 'eagle@example.com', subject: 'Canary claims it', messageId });
  const { output } = await run(`erase ${person.email} --yes`);
  expect(output).toContain('3 mails stored as files');
  expect(await api.sql('select from mail where id = ?', [told])).toEqual([]);
  const [kept = '', ...more] = await readdir(join(folder, 'mail'));
  expect(more).toEqual([]);
  expect(await readFile(join(folder, 'mail', kept), 'utf8')).toContain('Subject: Other');
});

it.each([
  ['export 0803', /'0803': Enter a phone number/],
  ['export ada@', /'ada@': Enter an email address/],
  ['', /Personal data by email or phone/],
  ['export', /Personal data by email or phone/],
  ['delete ada@example.com', /Personal data by email or phone/],
  ['export ada@example.com --yes', /Personal data by email or phone/],
  ['erase ada@example.com bola@example.com', /Personal data by email or phone/],
])('rejects "%s" with a message', async (line, message) => {
  await expect(run(line)).rejects.toThrow(message);
});

describe('The person to erase', () => {
  beforeEach(() => api.sql('truncate company, job, change, moderation, account cascade'));

  it.each(['08099911122', '+2348099911122', '0809-991-1122'])(
    'erases the company with the phone %s in any notation, and no other',
    async (phone) => {
      await makeCompany(api, { phone: person.phone });
      const theirs = await makeCompany(api, { phone: '+2348099911123' });
      await run(`erase ${phone} --yes`);
      expect(await api.sql('select id from company')).toEqual([{ id: theirs.id }]);
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
    const words = unlinked(`${person.phone}, ${person.email}`);
    const letter = JSON.stringify({ to: 'eagle@example.com', words });
    await api.sql("insert into mail (key, letter) values ('to another', ?)", [letter]);
    for (const identifier of [person.email, person.phone]) {
      const { output } = await run(`erase ${identifier} --yes`);
      expect(output).toContain(`Others mention ${identifier}`);
      expect(output).toContain(`job.description of ${id}`);
      expect(output).toContain('mail.letter of ');
    }
    expect(await api.sql('select id from job')).toEqual([{ id }]);
  });

  it('keeps the account of a moderator and reports it', async () => {
    await makeAdmin(api, { email: person.email });
    await makeCompany(api, { email: person.email });
    const { output } = await run(`erase ${person.email} --yes`);
    expect(output).toContain('canary@example.com is the account of a moderator, which was kept');
    expect(await api.sql('select from account where email = ?', [person.email])).toHaveLength(1);
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
});
