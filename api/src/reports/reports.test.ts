import type { EntityManager } from '@mikro-orm/postgresql';
import { limitedApp, visitorAt } from '../../test/limits.ts';
import { makeCompany, pending } from '../../test/make-listing.ts';
import { overtake } from '../../test/overtake.ts';
import { newEmail, reportersOf } from '../../test/reporters.ts';
import { reportedNumber } from '../contacts/phones.ts';
import { UpkeepService } from '../app/schedule/upkeep.service.ts';
import { UNLINKING } from '../platform/mail/letter.ts';
import { tokenOf } from './reports.service.ts';

const api = limitedApp();
const people = reportersOf(api);

it('A decision about reports hides the listing for good when they are upheld, and tells reporters and owner', async () => {
  const { id, show } = await people.held();
  const unconfirmed = await people.send(id, { email: 'silent@example.com' });
  await people.decide(id, 'uphold').expect(200);
  await api.http.get(`/api/companies/${id}`).expect(410);
  expect((await show()).status).toBe(409);
  expect(await people.logOf(id)).toEqual(['held', 'report_upheld', 'hidden']);
  const [owners = '', ...more] = await people.mailsTo(`hidden company ${id} %`);
  expect([owners, more]).toEqual([expect.stringContaining('We rang them'), []]);
  const told = (await people.mailsTo('report-outcome %')).join();
  await expect(people.confirm(unconfirmed)).resolves.toMatch(/already decided/);
  expect(told).toContain('We acted on your report');
  expect(told).not.toContain('silent@');
  await people.decide(id, 'dismiss').expect(404);
});

it('A decision about reports is told to an owner whose hold has ended by itself, and promises no page of a hidden one', async () => {
  const { id, withdraw } = await people.held();
  await api.sql('update company set held_until = null where id = ?', [id]);
  await withdraw();
  await people.decide(id, 'dismiss').expect(200);
  const [letter, ...more] = await people.mailsTo(`report-decided company ${id} %`);
  expect([letter, more]).toEqual([expect.stringContaining('It is still not public'), []]);
  const { id: other } = await makeCompany(api);
  await people.report(other);
  await people.decide(other, 'dismiss').expect(200);
  expect(await people.mailsTo(`report-decided company ${other} %`)).toEqual([]);
});

it('A decision about reports is refused when more were confirmed than the moderator has read', async () => {
  const { id } = await makeCompany(api);
  await people.reportBy(2, id);
  const { confirmed } = (await people.listed()).find((one: { id: string }) => one.id === id);
  await people.report(id);
  const { body } = await people.decide(id, 'dismiss', { confirmed }).expect(422);
  expect(body.errors.confirmed).toMatch(/^More reports/);
  expect(await people.isHeld(id)).toBe(true);
  await people.decide(id, 'dismiss', { confirmed: 3 }).expect(200);
});

it('A decision about reports is refused, like a confirmation, when another moderator has decided in the same moment', async () => {
  const { id } = await people.held();
  const late = await people.send(id);
  const decided = "update report set state = 'dismissed', decided_at = now() where subject = ?";
  const locked = async (em: EntityManager) => {
    await em.execute('select from company where id = ? for update', [id]);
    await em.execute(decided, [id]);
  };
  const [said] = await overtake<unknown>(
    api,
    locked,
    () => people.confirm(late),
    () => people.decide(id, 'uphold').expect(404),
  );
  expect(said).toMatch(/already decided/);
  expect(await people.logOf(id)).toEqual(['held']);
});

it('A decision about reports is made from a list by listing or number, held ones first', async () => {
  await api.sql('truncate report');
  const number = {
    kind: 'number',
    listing: null,
    phone: '0803 999 0000',
    words: 'Took my phone',
  };
  expect(await people.report('', number)).toMatch(/We email you/);
  const words = "translate(letter::text, ?, '')";
  const mailed = await api.sql(`select from mail where ${words} like '%99 0000%'`, [UNLINKING]);
  expect(mailed).toHaveLength(1);
  const { id } = await people.held();
  await api.sql(
    `insert into report (kind, listing_id, reason) select 'company', ?, 'other' from generate_series(1, 60)`,
    [id],
  );
  const cases = await people.listed();
  const [held] = cases;
  expect(held.reports).toHaveLength(50);
  expect(held.reports.slice(2, 4)).toMatchObject([
    { state: 'confirmed' },
    { state: 'unconfirmed' },
  ]);
  expect(cases).toMatchObject([
    { id, name: 'Swift Riders', heldUntil: expect.any(String), confirmed: 3 },
    { kind: 'number', name: null, reports: [{ words: 'Took my phone', state: 'confirmed' }] },
  ]);
  const filter = JSON.stringify({ id: cases.map(({ id }: { id: string }) => id) });
  expect(await people.listed(`?filter=${filter}`)).toEqual(cases);
  const stored = await api.sql('select phone_hash from report where kind = ?', ['number']);
  expect(stored).toEqual([{ phone_hash: reportedNumber('+2348039990000') }]);
  const late = await people.send('', number);
  await people.decide(cases[1].id, 'uphold').expect(200);
  expect(await people.confirm(late)).toMatch(/already decided/);
  expect(await people.listed()).toHaveLength(1);
});

it('sends five mails a day to a mailbox for each network, and counts a repeated form once', async () => {
  const email = newEmail();
  const mails = () => api.sql("select from mail where letter ->> 'to' = ?", [email.email]);
  const first = (await makeCompany(api)).id;
  for (let time = 0; time < 5; time += 1) await people.send(first, email, '192.0.2.7');
  expect(await mails()).toHaveLength(1);
  const others = await Promise.all(Array.from({ length: 5 }, () => makeCompany(api)));
  for (const { id } of others) await people.send(id, email, '192.0.2.9');
  expect(await mails()).toHaveLength(5);
  const more = { kind: 'company', listing: first, reason: 'other', ...email };
  const isMailed = async (network: string) =>
    (await api.http.post('/api/reports').set(visitorAt(network)).send(more)).body.mailed as unknown;
  expect(await isMailed('192.0.2.9')).toBe(false);
  // Its own network still gets a confirmation to the one whose address a stranger has used up.
  expect(await isMailed('198.51.100.7')).toBe(true);
  expect(await mails()).toHaveLength(6);
});

it('forgets the network of a report after 30 days and the whole after 5 years', async () => {
  const { id } = await makeCompany(api);
  for (const age of ['29 days', '31 days', '5 years 1 day']) {
    const email = await people.send(id);
    await api.sql('update report set created_at = now() - ?::interval where email = ?', [
      age,
      email,
    ]);
  }
  await api.app.get(UpkeepService).purge('reports');
  const isMarked = 'select mark is not null from report where subject = ? order by created_at';
  expect(await api.column(isMarked, [id])).toEqual([false, true]);
});

it('refuses a report of nothing, of a pending listing and without a reason', async () => {
  const post = (body: object) => api.http.post('/api/reports').send(body);
  const { id } = await makeCompany(api, pending);
  await post({ kind: 'company', listing: id, reason: 'other' }).expect(404);
  await post({ kind: 'company', listing: id }).expect(422);
  const nothing = await post({ kind: 'company', reason: 'other' }).expect(422);
  expect(Object.keys(nothing.body.errors)).toEqual(['listing']);
  await post({ kind: 'number', phone: 'none', reason: 'other' }).expect(422);
  const number = { kind: 'number', phone: '0803 999 0000', reason: 'other' };
  // In Lagos, one hour ahead of UTC.
  const dayInHours = (hours: number) =>
    new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 10);
  await post({ ...number, day: dayInHours(1) }).expect(201);
  for (const day of ['0000-01-01', '2026-02-30', '1026-11-20', dayInHours(25)])
    expect((await post({ ...number, day }).expect(422)).body.errors.day).toMatch(
      /^Enter (the|a) day/,
    );
});

it('counts a report that is confirmed after its listing was deleted, and says so', async () => {
  const { id } = await makeCompany(api);
  const email = await people.send(id, { phone: '0803 777 0001' });
  await api.sql('delete from company where id = ?', [id]);
  expect(await people.confirm(email)).toMatch(/^Thank you. .* is no longer here/);
  const check = api.http.post('/api/numbers/check').send({ number: '0803 777 0001' });
  expect((await check.expect(200)).body.reports).toBe('some');
});

it('accepts a confirmation link twice, and refuses a broken, a forged and a deleted one in the same words', async () => {
  const { id } = await makeCompany(api);
  const email = await people.send(id);
  const [report] = await api.column('select id from report where email = ?', [email]);
  const token = tokenOf(report!);
  const answer = async (token: string) => {
    const { status, body } = await api.http.post('/api/reports/confirmations').send({ token });
    return [status, body.message];
  };
  const thanks = [200, expect.stringMatching(/^Thank you. Your report counts now./)];
  expect([await answer(token), await answer(token)]).toEqual([thanks, thanks]);
  await api.sql('delete from report where email = ?', [email]);
  const refusal = [404, 'This link does not work. Open it from our email again.'];
  for (const dead of [token, token.slice(1), `${token}x`, 'x', `${id}.${'A'.repeat(43)}`])
    expect([dead, ...(await answer(dead))]).toEqual([dead, ...refusal]);
});
