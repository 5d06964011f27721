import { testApp } from '../../test/app.ts';
import { moderatedApp } from '../../test/make-account.ts';
import { inDays, makeCompanies, makeCompany, makeJob, pending } from '../../test/make-listing.ts';
import type { Letter } from '../platform/mail/letter.ts';
import { dayInLagos } from './lagos-time.ts';
import { mailsAbout } from '../../test/owner.ts';
import { RemindersService } from './reminders.service.ts';
import { UpkeepService } from '../app/schedule/upkeep.service.ts';

const { api, as } = moderatedApp();
const other = testApp();
afterEach(() => api.sql('truncate mail, company, job cascade'));

const remind = (by = api) => by.app.get(RemindersService).send();
const remindTwice = () => Promise.all([remind(), remind(other)]).then(() => remind());
const approvedAt = inDays(-80);

const occasions = (id: string) => mailsAbout(api, id);

const minute = 1 / (24 * 60);

it.each([
  [14 + minute, []],
  [14 - minute, ['ending-in-14-days']],
  [7 + minute, ['ending-in-14-days']],
  [7 - minute, ['ending-in-7-days']],
  [1 + minute, ['ending-in-7-days']],
  [1 - minute, ['ending-in-1-days']],
  [-minute, []],
])('sends for an end in %d days the reminders %j, each once', async (days, expected) => {
  const { id } = await makeCompany(api, { approvedAt, expiresAt: inDays(days) });
  await remindTwice();
  expect(await occasions(id)).toEqual(expected);
});

it.each([
  [30 + minute, 'confirmed', 60, []],
  [30 - minute, 'confirmed', 60, ['licence-ending-in-30-days']],
  [7 + minute, 'confirmed', 60, ['licence-ending-in-30-days']],
  [7 - minute, 'confirmed', 60, ['licence-ending-in-7-days']],
  [-minute, 'confirmed', 60, []],
  [18, 'confirmed', 60, ['licence-ending-in-30-days']],
  [18, 'confirmed', 10, []],
  [18, 'different', 60, []],
])(
  'sends for a courier licence with an end in %d days that was %s %i days ago the letters %j, each once',
  async (days, result, daysAgo, expected) => {
    const { id } = await makeCompany(api, { expiresAt: inDays(80) });
    const licence = { result, on: inDays(-daysAgo), until: inDays(days) };
    await api.sql('update company set proofs = ?', [JSON.stringify({ licence })]);
    await remindTwice();
    expect(await occasions(id)).toEqual(expected);
  },
);

it('names the last day of a licence, which ends with a day in Lagos', async () => {
  const until = inDays(18);
  until.setUTCHours(23, 0, 0, 0);
  const licence = { result: 'confirmed', on: inDays(-60), until };
  await makeCompany(api, { proofs: { licence } });
  await remind();
  const lastDay = dayInLagos(new Date(until.getTime() - 1));
  const letters = await api.column<Letter>('select letter from mail');
  expect(letters.map(({ subject }) => subject)).toEqual([
    `The courier licence of Swift Riders is valid until ${lastDay}`,
  ]);
});

it('sends no reminder at the start of a term shorter than its days, nor at half the term of a job', async () => {
  const ten = await makeJob(api, { approvedAt: new Date(), expiresAt: inDays(10) });
  const two = await makeJob(api, { approvedAt: new Date(), expiresAt: inDays(2) });
  const late = await makeJob(api, { approvedAt: inDays(-8), expiresAt: inDays(2) });
  const half = await makeJob(api, { approvedAt: inDays(-20), expiresAt: inDays(10) });
  await remind();
  expect(await occasions(ten.id)).toEqual([]);
  expect(await occasions(two.id)).toEqual([]);
  expect(await occasions(half.id)).toEqual([]);
  expect(await occasions(late.id)).toEqual(['ending-in-7-days']);
});

it('reminds of a live listing on the free plan, not of hidden or pending ones, nor of the licence of a hidden one', async () => {
  const soon = { approvedAt, expiresAt: inDays(5) };
  const free = await makeCompany(api, { ...soon, plan: 'free' });
  const hidden = await makeCompany(api, { ...soon, status: 'hidden' });
  const waiting = await makeJob(api, pending);
  const licence = { result: 'confirmed', on: approvedAt, until: inDays(5) };
  const licensed = 'update company set proofs = ? where id = ?';
  await api.sql(licensed, [JSON.stringify({ licence }), hidden.id]);
  await remind();
  expect(await occasions(free.id)).toEqual(['ending-in-7-days']);
  expect(await occasions(hidden.id)).toEqual([]);
  expect(await occasions(waiting.id)).toEqual([]);
});

it('withdraws an unsent reminder after a renewal and reminds of the new end', async () => {
  const { id } = await makeCompany(api, { approvedAt, expiresAt: inDays(2) });
  await remind();
  await as('patch', `/companies/${id}/plan`, { plan: 'featured' }).expect(200);
  expect(await occasions(id)).toEqual([]);
  await remind();
  expect(await occasions(id)).toEqual([]);
  await api.sql('update company set expires_at = ?', [inDays(1)]);
  await remind();
  expect(await occasions(id)).toEqual(['ending-in-1-days']);
});

it('reminds again after a renewal when the first reminder was sent', async () => {
  const { id } = await makeCompany(api, { approvedAt, expiresAt: inDays(2) });
  await remind();
  await api.sql('update mail set sent_at = now(), letter = null');
  await api.sql("update company set expires_at = expires_at + interval '11 days'");
  await remind();
  expect(await occasions(id)).toEqual(['ending-in-7-days', 'ending-in-14-days']);
});

it('withdraws the mails about the end of a listing that a moderator hides', async () => {
  const { id } = await makeJob(api, { approvedAt, expiresAt: inDays(2) });
  await remind();
  await as('patch', `/jobs/${id}/hide`, {}).expect(200);
  await api.app.get(UpkeepService).hideEnded();
  expect(await occasions(id)).toEqual(['hidden']);
});

it('sends one reminder per listing when several instances work through many batches', async () => {
  await makeCompanies(api, 450, { approvedAt, expiresAt: inDays(5) });
  await remindTwice();
  const [mails] = await api.sql(
    'select count(*)::int as mails, count(distinct listing_id)::int as listings from mail',
  );
  expect(mails).toEqual({ mails: 450, listings: 450 });
});
