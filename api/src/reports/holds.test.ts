import { testApp } from '../../test/app.ts';
import { asModerator } from '../../test/make-account.ts';
import { inDays, makeCompany, makeJob } from '../../test/make-listing.ts';
import { ownedCompany, ownerOf, ownerWrites } from '../../test/owner.ts';
import { newEmail, reportersOf } from '../../test/reporters.ts';
import { config } from '../config/config.ts';
import { Holds } from './holds.service.ts';

const api = testApp();
const people = reportersOf(api);
const as = asModerator(api);

it.each([
  [2, false],
  [3, true],
  [4, true],
])('A hold with %d independent confirmed reports: %s, logged once', async (count, expected) => {
  const { id } = await makeCompany(api);
  await people.reportBy(count, id);
  expect(await people.isHeld(id)).toBe(expected);
  expect(await people.logOf(id)).toEqual(expected ? ['held'] : []);
});

it.each([
  ['6 days 23 hours 59 minutes', true],
  ['7 days', false],
])('A hold counts a report of %s ago: %s', async (age, expected) => {
  const { id } = await makeCompany(api);
  await people.reportBy(2, id);
  await api.sql('update report set created_at = now() - ?::interval where subject = ?', [age, id]);
  const digest = 'delete from unannounced where listing_id = ? returning listing_id';
  expect(await api.column(digest, [id])).toEqual([id]);
  await people.report(id);
  expect(await people.isHeld(id)).toBe(expected);
  // Of a hold moderators have a mail of its own.
  expect(await api.column(digest, [id])).toEqual(expected ? [] : [id]);
});

it('A hold does not come from sock puppets, the owner, a busy reporter or harmless reasons', async () => {
  const { id } = await makeCompany(api, { email: 'o.wner@gmail.com' });
  for (let one = 0; one < 20; one += 1) {
    await people.send(id);
    await people.report(id, {}, '192.0.2.1');
    await people.report(id, { email: `p.uppet+${one}@gmail.com` });
  }
  await people.report(id, { email: 'owner+1@googlemail.com' });
  await people.report(id, { reason: 'empty_address' });
  const busy = newEmail();
  for (let one = 0; one < 3; one += 1) await people.report((await makeCompany(api)).id, busy);
  await people.report(id, busy);
  await people.report(id);
  expect(await people.isHeld(id)).toBe(false);
  // Reports from one address count as one person, those from one mailbox not at all, unless it sent only 3 in 30 days.
  const first = 'select min(created_at) from report where email = ?';
  const aged = `update report set created_at = now() - interval '30 days' where created_at = (${first})`;
  await api.sql(aged, [busy.email]);
  await people.report(id, {}, '192.0.2.1');
  expect(await people.isHeld(id)).toBe(true);
});

it('A hold keeps the page public and withholds contacts, in caches too, until the second it ends', async () => {
  const version = async () => (await api.sql('select version from dataset'))[0]?.version;
  const { id } = await makeCompany(api);
  await people.reportBy(2, id);
  const before = await version();
  await people.report(id);
  expect(await version()).not.toBe(before);
  const read = () => api.http.get(`/api/companies/${id}`).expect(200);
  const { body, headers } = await read();
  expect(body).toMatchObject({ phone: null, email: null, address: expect.any(String) });
  expect(Date.parse(body.heldUntil) - Date.now()).toBeGreaterThan(71.9 * 3_600_000);
  const second = Math.floor(Date.parse(body.heldUntil) / 1000) * 1000;
  expect(Date.parse(headers.expires ?? '')).toBe(second);
  const list = await api.http.get(`/api/companies?filter={"id":["${id}"]}`).expect(200);
  expect(list.body[0].heldUntil).toBe(body.heldUntil);
  expect(Date.parse(list.headers.expires ?? '')).toBe(second);
  const refused = await api.http.post(`/api/companies/${id}/reveals`).expect(409);
  expect(refused.body.type).toMatch(/#being_checked$/);
  await api.sql('update company set held_until = now() where id = ?', [id]);
  expect((await read()).body).toMatchObject({ heldUntil: null, phone: '+2348031234567' });
  await api.http.post(`/api/companies/${id}/reveals`).expect(200);
  await api.app.get(Holds).endDue(api.em.fork());
  expect(await people.logOf(id)).toEqual(['held', 'hold_ended']);
});

it('A hold ends without waiting for another listing that is being changed', async () => {
  const [one, other] = [await people.held(), await people.held()];
  await api.sql('update company set held_until = now() where id in (?, ?)', [one.id, other.id]);
  expect((await one.read()).body.held).toBeNull();
  const end = () => api.app.get(Holds).endDue(api.em.fork());
  await api.em.fork().transactional(async (em) => {
    await em.execute('select from company where id = ? for update', [one.id]);
    await end();
  });
  expect([await people.logOf(one.id), await people.logOf(other.id)]).toEqual([
    ['held'],
    ['held', 'hold_ended'],
  ]);
  await end();
  expect(await people.logOf(one.id)).toEqual(['held', 'hold_ended']);
});

it('A hold is told at once to moderators and to the owner, without who reported', async () => {
  const { id, read } = await people.held();
  expect((await read()).body.held).toMatchObject({ reasons: 'Fake pickup' });
  expect(await people.mailsTo(`held-alert ${id} %`)).not.toEqual([]);
  expect(await people.mailsTo('%@%')).toEqual([]);
  const [letter = ''] = await people.mailsTo(`held company ${id} %`);
  expect(letter).toContain('Fake pickup');
  expect(letter + JSON.stringify((await read()).body)).not.toContain('vendor');
  await as('patch', `/companies/${id}/hide`).expect(200);
  expect((await read()).body).toMatchObject({ state: 'hidden', held: null });
});

it.each(ownerWrites)('A hold is not lifted by the owner with %s', async (call) => {
  const company = await people.held({ expiresAt: inDays(3) });
  await company[call]({ plan: 'free' });
  if (call === 'withdraw') await company.show();
  expect(await people.isHeld(company.id)).toBe(true);
});

it.each([
  ['shows', 'company', 'show'],
  ['renews', 'job', 'renew'],
] as const)('A hold comes when the owner %s a %s reported before', async (_, kind, call) => {
  const { id } = await (kind === 'job' ? makeJob(api) : makeCompany(api));
  const owner = ownerOf(api, kind, id);
  const emails = await Promise.all([1, 2, 3].map(() => people.send(id, { kind })));
  if (call === 'show') await owner.withdraw();
  else await api.sql('update job set expires_at = now() where id = ?', [id]);
  for (const email of emails) await people.confirm(email);
  expect(await people.logOf(id)).toEqual([]);
  await owner[call]({ plan: 'basic' });
  expect(await people.logOf(id)).toEqual(['held']);
  expect(await people.mailsTo(`held-alert ${id} %`)).not.toEqual([]);
});

it('A hold does not come twice from the same people, after its end or a dismissal', async () => {
  const ends = {
    itself: (id: string) => api.sql('update company set held_until = null where id = ?', [id]),
    dismissal: (id: string) => people.decide(id, 'dismiss').expect(200),
  };
  for (const end of Object.values(ends)) {
    const { id, read } = await ownedCompany(api);
    const emails = await Promise.all([1, 2, 3, 4].map(() => people.send(id)));
    for (const email of emails) await people.confirm(email);
    await end(id);
    expect(await people.isHeld(id)).toBe(false);
    const reason = { reason: 'money_first' };
    for (const email of emails) await people.report(id, { email, ...reason });
    for (let one = 0; one < 2; one += 1) await people.report(id, reason);
    expect(await people.isHeld(id)).toBe(false);
    await people.report(id, reason);
    expect(await people.isHeld(id)).toBe(true);
    expect((await read()).body.held.reasons).toBe('Asks for money first');
    const dismissed = end === ends.dismissal ? ['report_dismissed'] : [];
    expect(await people.logOf(id)).toEqual(['held', ...dismissed, 'held']);
  }
});

it('A hold counts somebody whose earlier reports were decided before they were confirmed', async () => {
  const { id } = await makeCompany(api);
  const email = await people.send(id);
  await people.decide(id, 'dismiss').expect(200);
  // Anybody can send them with this address.
  for (let one = 0; one < 3; one += 1) {
    const other = await makeCompany(api);
    await people.send(other.id, { email });
    await people.decide(other.id, 'uphold').expect(200);
  }
  await people.reportBy(2, id);
  await people.report(id, { email });
  expect(await people.isHeld(id)).toBe(true);
});

it('A hold never comes with REPORTS_TO_HOLD=0', async () => {
  Object.assign(config, { reportsToHold: 0 });
  const { id } = await people.held();
  Object.assign(config, { reportsToHold: 3 });
  expect(await people.isHeld(id)).toBe(false);
});
