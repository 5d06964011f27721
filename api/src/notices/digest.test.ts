import { type TestApp, testAppWith } from '../../test/app.ts';
import { makeAdmin } from '../../test/make-account.ts';
import { posting, register, registration } from '../../test/make-listing.ts';
import { ownedCompany } from '../../test/owner.ts';
import { mailing } from '../../test/mailing.ts';
import { tokenOf } from '../reports/reports.service.ts';
import type { Letter } from '../platform/mail/letter.ts';
import { MailSettings } from '../config/mail.settings.ts';
import { DigestService } from './digest.service.ts';

const withSettings = (fields: Partial<MailSettings>) => testAppWith(MailSettings, mailing(fields));
const api = withSettings({ moderators: [] });
const other = withSettings({ moderators: [] });
const configured = withSettings({});
const silent = withSettings({ digestMinutes: 0 });
afterEach(() =>
  api.sql('truncate mail, unannounced, report, inquiry, company, job, account cascade'),
);

const sendDigest = ({ app }: TestApp = api) => app.get(DigestService).send();
const post = ({ http }: TestApp) => http.post('/api/jobs').send(posting).expect(201);
const digests = () =>
  api.column<Letter>("select letter from mail where key like 'digest %' order by letter ->> 'to'");
/** A name with its reference, linked to its page in the panel. */
const linked = (queue: string, name: string) => ({
  link: expect.stringMatching(new RegExp(`^ND-[^ ]+ ${name}$`)),
  href: expect.stringMatching(new RegExp(`/admin/dashboard/pending-${queue}/[0-9a-f-]{36}/show$`)),
});
const later = () => api.sql("update mail set created_at = created_at - interval '30 minutes'");

it('The digest sends every active admin one mail with the new submissions and the size of the queue', async () => {
  await makeAdmin(api, { email: 'ada@example.com' });
  await makeAdmin(api, { email: 'bola@example.com' });
  await makeAdmin(api, { email: 'gone@example.com', active: false });
  await makeAdmin(api, { email: 'user@example.com', isAdmin: false });
  await register(api, { name: 'Swift Riders' }).expect(201);
  await register(other, { name: 'Eko Vans' }).expect(201);
  await post(api);
  await Promise.all([sendDigest(api), sendDigest(other)]);
  const sent = await digests();
  expect(sent.map(({ to }) => to)).toEqual(['ada@example.com', 'bola@example.com']);
  expect(sent[0]?.subject).toBe('2 companies and 1 job to review');
  expect(sent[0]?.blocks).toEqual([
    { list: [linked('companies', 'Swift Riders'), linked('companies', 'Eko Vans')] },
    {
      link: 'Review companies',
      href: 'http://localhost:3000/admin/dashboard/pending-companies',
    },
    { list: [linked('jobs', '“Dispatch rider” at Swift Riders')] },
    { link: 'Review jobs', href: 'http://localhost:3000/admin/dashboard/pending-jobs' },
    'Total waiting for review: 2 companies and 1 job.',
  ]);
});

it('The digest names changes, confirmed reports, claims and inquiries that wait, those without a new submission too', async () => {
  await makeAdmin(api);
  const { id, edit, withdrawChange } = await ownedCompany(api);
  await edit({ ...registration, priceRange: '₦2,000' });
  await withdrawChange();
  await edit({ ...registration, priceRange: '₦3,000' });
  const report = { kind: 'company', listing: id, reason: 'fake_pickup' };
  await api.http.post('/api/reports').send(report).expect(201);
  const number = { kind: 'number', phone: '0803 999 0000', reason: 'other' };
  await api.http.post('/api/reports').send(number).expect(201);
  await sendDigest();
  await edit({ ...registration, priceRange: '₦4,000' });
  await post(api);
  await later();
  await sendDigest();
  const confirm = async (kind: string) => {
    const [id = ''] = await api.column<string>('select id from report where kind = ?', [kind]);
    await api.http
      .post('/api/reports/confirmations')
      .send({ token: tokenOf(id) })
      .expect(200);
  };
  await confirm('company');
  const ada = { email: 'ada@example.com', name: 'Ada', phone: '08057654321' };
  const claim = { ...ada, company: id, role: 'Manager', words: 'It is ours.' };
  await api.http.post('/api/ownership-claims').send(claim).expect(201);
  const inquiry = { ...ada, interest: 'sponsorship', message: 'Hello' };
  await api.http.post('/api/inquiries').send(inquiry).expect(201);
  await later();
  await sendDigest();
  await confirm('company');
  await later();
  await sendDigest();
  await confirm('number');
  await api.sql(
    'update ownership_claim set decided_at = now(); update inquiry set answered_at = now()',
  );
  await sendDigest();
  const sent = await digests();
  expect(sent).toHaveLength(4);
  const of = (subject: string) => sent.find((one) => one.subject === subject)?.blocks;
  const at = 'http://localhost:3000/admin/dashboard';
  const change = { link: 'Read 1 change by an owner', href: `${at}/changes` };
  const all = '1 change by an owner, 1 report, 1 claim and 1 inquiry';
  expect(of('1 change by an owner to review')).toEqual([
    change,
    'Total waiting for review: 1 change by an owner.',
  ]);
  expect(of('1 job to review')).toContainEqual(change);
  expect(of(`${all} to review`)).toEqual([
    change,
    { link: 'Read 1 report', href: `${at}/reports` },
    { link: 'Read 1 claim', href: `${at}/ownership-claims` },
    { link: 'Read 1 inquiry', href: `${at}/inquiries` },
    `Total waiting for review: 1 job, ${all}.`,
  ]);
  // Of the number alone: to press a confirmation again announces nothing.
  expect(of('1 report to review')).toEqual([
    change,
    { link: 'Read 2 reports', href: `${at}/reports` },
    'Total waiting for review: 1 job, 1 change by an owner and 2 reports.',
  ]);
});

it('The digest collects submissions until the interval is over and sends them in one digest, and none without any', async () => {
  await makeAdmin(api);
  await sendDigest();
  expect(await digests()).toEqual([]);
  await register(api, { name: 'First' }).expect(201);
  await sendDigest();
  await register(api, { name: 'Second' }).expect(201);
  await register(api, { name: 'Third' }).expect(201);
  await sendDigest();
  expect(await digests()).toHaveLength(1);
  await later();
  await sendDigest();
  expect((await digests()).map(({ subject }) => subject).toSorted()).toEqual([
    '1 company to review',
    '2 companies to review',
  ]);
  await later();
  await sendDigest();
  expect(await digests()).toHaveLength(2);
});

it('The digest leaves out submissions that were decided before the digest', async () => {
  await makeAdmin(api);
  await register(api, { name: 'Decided' }).expect(201);
  await api.sql("update company set status = 'live', approved_at = now(), expires_at = now()");
  await sendDigest();
  expect(await digests()).toEqual([]);
  expect(await api.sql('select * from unannounced')).toEqual([]);
});

it('The digest names the first ten submissions and counts the others', async () => {
  await makeAdmin(api);
  for (let number = 1; number <= 12; number += 1)
    await register(api, { name: `Company ${number}` }).expect(201);
  await sendDigest();
  const [digest] = await digests();
  expect(digest?.subject).toBe('12 companies to review');
  const [block] = digest?.blocks ?? [];
  expect(block).toMatchObject({
    list: expect.arrayContaining([linked('companies', 'Company 10'), 'and 2 more']),
  });
});

it('The digest keeps the new submissions until there is somebody to send a digest to', async () => {
  await register(api, { name: 'Swift Riders' }).expect(201);
  await sendDigest();
  await makeAdmin(api);
  await sendDigest();
  const [one, ...others] = await api.column(
    'select key from mail where letter is not null and key like ?',
    ['digest %'],
  );
  expect(others).toEqual([]);
  expect(one).not.toContain('@');
});

it('The digest goes to the addresses of the settings instead of admins', async () => {
  await makeAdmin(configured);
  await register(configured, { name: 'Swift Riders' }).expect(201);
  await sendDigest(configured);
  expect((await digests()).map(({ to }) => to)).toEqual(['mods@naijadispatch.ng']);
});

it('The digest collects nothing when digests are switched off', async () => {
  await register(silent, { name: 'Not announced' }).expect(201);
  await sendDigest(silent);
  expect(await digests()).toEqual([]);
  expect(await api.sql('select * from unannounced')).toEqual([]);
});
