import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '#platform/testing.ts';
import { mailingApps, untilSettled } from '../../../test/mailing.ts';
import { asModerator } from '../../../test/make-account.ts';
import { inDays, makeCompany, makeJob, pending, register } from '../../../test/make-listing.ts';
import { config } from '../../config/config.ts';
import { UpkeepService } from '../../app/schedule/upkeep.service.ts';
import { momentInLagos } from '../../notices/lagos-time.ts';
import { keepTidy, mailFolder } from './mail-folder.ts';
import { Outbox } from './outbox.ts';

const { server, api, other } = mailingApps();
const [as, asOther] = [asModerator(api), asModerator(other)];

/** Waits for the only mail to the address. */
async function mailTo(address: string) {
  await until(`a mail to ${address}`, () => server.to(address).length > 0);
  await untilSettled(api);
  const mails = server.to(address);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.to).toEqual([{ name: '', address }]);
  expect(mails[0]?.recipients).toEqual([address]);
  return mails[0]!;
}

/** Puts a mail into the outbox. */
const put = (to: string, sendAfter?: Date) => {
  const letter = { to, subject: 's', heading: 'h', preview: 'p', blocks: [], why: 'w' };
  return api.app.get(Outbox).put(api.em.fork(), { key: crypto.randomUUID(), sendAfter, letter });
};

const onBoth = (task: (upkeep: UpkeepService) => Promise<unknown>) =>
  Promise.all([api, other].map(({ app }) => task(app.get(UpkeepService))));

it('confirms a registration with its reference, in text and HTML', async () => {
  const email = 'received@swift-riders.ng';
  const { body } = await register(api, { email }).expect(201);
  const { subject, text, html, from, replyTo, headers } = await mailTo(email);
  expect(subject).toBe(`We have your registration: ${body.reference}`);
  for (const part of [text, html]) {
    expect(part).toContain(body.reference);
    expect(part).toContain('Swift Riders');
    expect(part).toContain('Your application is reviewed within 24 hours');
    expect(part).toContain('You need no account.');
  }
  expect(from).toEqual({ name: 'Naija Dispatch', address: 'no-reply@naijadispatch.example' });
  expect(replyTo).toEqual([{ name: '', address: 'hello@naijadispatch.example' }]);
  expect(headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  expect(headers.find(({ key }) => key === 'content-type')?.value).toMatch(
    /^multipart\/alternative/,
  );
});

it('sends nothing to a mailbox that wants none or a domain that is reserved for examples', async () => {
  const reserved = ['a@swift.example.com', 'a@example.org', 'a@lagos.test'];
  const spared = ['Sp.ared+1@gmail.com', 'spared@googlemail.com', 'j.ade@firm.ng'];
  for (const address of [...reserved, ...spared, 'jade@firm.ng']) await put(address);
  await put('a@myexample.com');
  for (const address of ['jade@firm.ng', 'a@myexample.com']) await mailTo(address);
  for (const address of [...reserved, ...spared]) expect(server.to(address)).toEqual([]);
});

it('announces the approval of a job with its page and its end', async () => {
  const email = 'approved@swift-riders.ng';
  const { id } = await makeJob(api, { ...pending, email });
  const approve = (by: typeof as) => by('patch', `/jobs/${id}/approve`, { plan: 'premium' });
  const [{ body }] = await Promise.all([approve(as), approve(asOther)]);
  const { subject, text, html } = await mailTo(email);
  expect(subject).toBe('“Dispatch rider” at Swift Riders is now public');
  expect(text).toContain(`Public until: ${momentInLagos(new Date(body.expiresAt))}`);
  expect(text).toContain('Plan: Premium');
  expect(text).toContain(`http://localhost:3000/job/${id}`);
  expect(html).toContain(`href="http://localhost:3000/job/${id}"`);
});

it('gives the reason of a rejection and the link to what was sent', async () => {
  const email = 'rejected@swift-riders.ng';
  const { id, reference } = await makeCompany(api, { ...pending, email });
  const reason = 'The CAC number belongs to another company.\nCheck it on your certificate.';
  await as('delete', `/companies/${id}/reject`, { reason }).expect(200);
  const { subject, text } = await mailTo(email);
  expect(subject).toBe(`We could not approve your registration ${reference}`);
  expect(text).toContain(
    '> The CAC number belongs to another company.\n> Check it on your certificate.',
  );
  expect(text).toContain(reference);
  expect(text).toMatch(/localhost:3000\/manage\/link\/[\w.-]+\?next=edit\n/);
});

it('names prices and links in reminders', async () => {
  const early = 'early@swift-riders.ng';
  const late = 'late@swift-riders.ng';
  const approvedAt = inDays(-80);
  await makeCompany(api, { email: early, approvedAt, expiresAt: inDays(13) });
  await makeJob(api, { email: late, approvedAt, expiresAt: inDays(2) });
  await onBoth((upkeep) => upkeep.reminders.send());
  const { subject, text, html } = await mailTo(early);
  expect(subject).toMatch(/^Public until \w+day \d+ \w+ \d{4}: Swift Riders$/);
  expect(text).toContain('- Featured: ₦10,000 for 3 months\n- Premium: ₦15,000 for 3 months');
  expect(text).not.toContain('Free:');
  for (const task of ['renew', 'edit', 'withdraw'])
    expect(html).toMatch(new RegExp(`/manage/link/[\\w.-]+\\?next=${task}"`));
  expect((await mailTo(late)).text).toMatch(
    /- Basic: free for 30 days[^]*The job is filled, take it off:/,
  );
});

it('deletes text and recipient of a sent mail', async () => {
  await untilSettled(api);
  expect(await api.sql('select letter from mail where letter is not null')).toEqual([]);
  const jobs = await api.column(
    "select data::text || coalesce(output::text, '') from schedule.job where name like 'mail%'",
  );
  expect(jobs.length).toBeGreaterThan(5);
  for (const job of jobs) expect(job).not.toContain('@');
});

it('sends a mail with a time not before that time', async () => {
  const [later, usual] = ['later@swift.com.ng', 'usual@swift.com.ng'];
  await put(later, inDays(1));
  await put(usual);
  await until('the usual mail', () => server.to(usual).length > 0);
  expect(server.to(later)).toEqual([]);
  await api.sql(`update mail set send_after = now() where letter ->> 'to' = ?`, [later]);
  await until('the later mail', () => server.to(later).length > 0);
});

it('writes mails as files readable by their owner only, and keeps the newest 200 of 30 days', async () => {
  const folder = join(config.dataDir, 'kept-mail');
  const { send } = mailFolder(folder);
  const [day29, day31] = [29, 31].map((days) => inDays(-days).toISOString().replaceAll(':', '-'));
  await mkdir(folder, { recursive: true });
  for (const day of [day29, day31]) await writeFile(join(folder, `${day} old.eml`), '');
  keepTidy(folder);
  await until('the removal of the older mail', async () => (await readdir(folder)).length === 1);
  await send({ from: 'a@example.com', to: 'b@example.com', subject: 'First', text: 'Words' });
  const [kept, name = ''] = (await readdir(folder)).sort();
  expect(kept).toBe(`${day29} old.eml`);
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+\.\d+Z [\da-f-]{36}\.eml$/);
  expect(await readFile(join(folder, name), 'utf8')).toContain('Subject: First');
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  const young = `${new Date().toISOString().replaceAll(':', '-')} being-written.eml.new`;
  for (const half of ['2026-01-01T00-00-00.000Z half-written.eml.new', young])
    await writeFile(join(folder, half), '');
  for (let number = 100; number < 350; number += 1)
    await writeFile(join(folder, `3000-01-01T00-00-00.${number}Z.eml`), '');
  await send({ from: 'a@example.com', to: 'b@example.com', subject: 'Second', text: 'Words' });
  const [half, oldest, ...others] = (await readdir(folder)).sort();
  expect([half, oldest, others.length]).toEqual([young, '3000-01-01T00-00-00.150Z.eml', 199]);
});
