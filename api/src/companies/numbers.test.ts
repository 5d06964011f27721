import { startLimited, visitorAt } from '../../test/limits.ts';
import { moderatedApp } from '../../test/make-account.ts';
import { inDays, makeCompany, pending, registration, formOf } from '../../test/make-listing.ts';
import { ownedCompany } from '../../test/owner.ts';
import { recordStatements } from '../../test/recorded-statements.ts';
import { reportedNumber } from '../contacts/phones.ts';

const { api, as } = moderatedApp();
beforeEach(() => api.sql('delete from company'));

const check = (number: string, to = api, from = '198.19.20.1') =>
  to.http.post('/api/numbers/check').set(visitorAt(from)).send({ number });
interface Listed {
  company: { name: string };
}

it('A check gives one answer for every spelling of a number, which no cache keeps', async () => {
  const approvedAt = inDays(-1);
  await makeCompany(api, { place: 'lagos/ikeja', createdAt: inDays(-40), approvedAt });
  const spellings = [
    ...['08031234567', '0803 123 4567', '0803-123-4567', '(0803) 123.4567', '8031234567'],
    ...['+2348031234567', '+234 803 123 4567', '+234 (0)803 123 4567', '+23408031234567'],
    ...['2348031234567', '009 234 803 123 4567', '00 234 803 123 4567', '002348031234567'],
    ...['tel:+2348031234567', '0803 123 4567 (WhatsApp)', 'https://wa.me/2348031234567'],
  ];
  expect(spellings).toHaveLength(16);
  for (const spelling of spellings) {
    const { body, headers } = await check(spelling).expect(200);
    expect(body).toMatchObject({
      number: '+2348031234567',
      listed: [
        { company: { name: 'Swift Riders', place: 'Ikeja' }, since: approvedAt.toISOString() },
      ],
    });
    expect(headers['cache-control']).toBe('private, no-store');
  }
});

it('A check finds live companies by phone, WhatsApp and numbers of riders, with one statement and shape for all', async () => {
  const numbers = {
    phone: '+2348030000001',
    whatsapp: '+2348030000002',
    riderNumbers: ['+2348030000003 Rider in Yaba'],
  };
  const statements = await recordStatements(api);
  const checked = async (expected: string[]) => {
    for (const last of [1, 2, 3]) {
      statements.length = 0;
      const { body } = await check(`0803000000${last}`).expect(200);
      expect(Object.keys(body)).toEqual(['number', 'listed', 'reports']);
      expect(body.listed.map((one: Listed) => one.company.name)).toEqual(expected);
    }
    return [...statements];
  };
  const unknown = await checked([]);
  expect(unknown).toHaveLength(1);
  for (const state of [{ status: 'hidden' }, { expiresAt: inDays(-1) }, pending] as const) {
    await makeCompany(api, { ...numbers, ...state });
    expect(await checked([])).toEqual(unknown);
  }
  await makeCompany(api, { ...numbers, name: 'Eagle Couriers' });
  expect(await checked(['Eagle Couriers'])).toEqual(unknown);
});

it('A check tells checks that hold, that a company is held, and some or several reports', async () => {
  const { id } = await makeCompany(api);
  const told = async () => (await check('08031234567').expect(200)).body;
  const report = (mailbox: string, state: string, days = 89) =>
    api.sql(
      `insert into report (kind, phone_hash, reason, mailbox, state, created_at)
       values ('number', ?, 'fake_pickup', ?, ?, now() - ? * interval '1 day')`,
      [reportedNumber('+2348031234567'), mailbox, state, days],
    );
  expect((await told()).listed[0]).toMatchObject({ heldUntil: null, proofs: {} });
  const proof = (until: string) => ({ result: 'confirmed', on: '2026-01-01T00:00:00Z', until });
  const proofs = { cac: proof('2999-01-01T00:00:00Z'), phone: proof('2026-07-01T00:00:00Z') };
  await api.sql(
    "update company set held_until = now() + interval '1 hour', proofs = ? where id = ?",
    [JSON.stringify(proofs), id],
  );
  const [held] = (await told()).listed;
  expect(held.heldUntil).toMatch(/Z$/);
  expect(held.proofs).toEqual({ cac: proofs.cac });
  await report('a@x.ng', 'unconfirmed');
  await report('b@x.ng', 'dismissed');
  await report('c@x.ng', 'confirmed', 91);
  expect((await told()).reports).toBe('none');
  for (const mailbox of ['d@x.ng', 'd@x.ng', 'e@x.ng']) await report(mailbox, 'confirmed');
  expect((await told()).reports).toBe('some');
  await report('f@x.ng', 'upheld');
  expect((await told()).reports).toBe('several');
});

it('A check is answered 10 times an hour for an address, not counting what is no number, and 30 for 1,000 neighbours', async () => {
  const limited = await startLimited();
  for (const number of ['12', 'Swift Riders', '']) {
    const { body } = await check(number, limited).expect(422);
    expect(body.errors.number).toMatch(/^Enter a phone number that can be called, for example/);
  }
  for (let time = 10; time < 20; time += 1) await check(`080512345${time}`, limited).expect(200);
  const { body } = await check('08061234567', limited).expect(429);
  expect(body.message).toMatch(/^Too many .* from your network.* Try again in (60|59) minutes\.$/);
  await check('08061234567', limited, '198.19.20.2').expect(200);
  const statuses: number[] = [];
  for (let first = 100; first < 1_100; first += 50) {
    const fifty = Array.from({ length: 50 }, (_, index) => first + index);
    const answers = fifty.map((last) =>
      check(`0803${1_234_000 + last}`, limited, `198.18.${last % 100}.1`),
    );
    statuses.push(...(await Promise.all(answers)).map(({ status }) => status));
  }
  expect(statuses.sort()).toEqual([...Array(30).fill(200), ...Array(970).fill(429)]);
  await check('08041234567', limited, '198.18.1.1').expect(200);
  await limited.close();
}, 480_000);

it('The numbers of riders are read from lines, up to 10', async () => {
  const riderNumbers =
    'Rider [+234 (0)805 765 4321] in Yaba\n\n0201 463 0643 – Ikeja branch\n08057654321';
  const { accepted, rejected } = formOf(api, 'company');
  expect((await accepted({ riderNumbers })).rider_numbers).toEqual([
    '+2348057654321 Rider in Yaba',
    '+2342014630643 Ikeja branch',
  ]);
  const lines = (count: number) =>
    Array.from({ length: count }, (_, last) => `080500000${10 + last}`).join('\n');
  await accepted({ riderNumbers: `${lines(9)}\n08057654321 ${'x'.repeat(40)}` });
  for (const wrong of [lines(11), 'Rider in Yaba', `08057654321 ${'x'.repeat(41)}`])
    expect((await rejected({ riderNumbers: wrong })).riderNumbers).toMatch(
      /^Write up to 10 numbers, one per line/,
    );
});

it('The numbers of riders count once a moderator has called the company and approved the change, and are not public', async () => {
  const { changeId, edit, id, read } = await ownedCompany(api);
  await edit({ ...registration, riderNumbers: '08057654321 Rider in Yaba' });
  expect((await read()).body.change.identity).toContain('riderNumbers');
  const listed = async () => (await check('08057654321').expect(200)).body.listed;
  expect(await listed()).toEqual([]);
  const said = 'Ada employs this rider';
  await as('patch', `/changes/${await changeId()}/approve`, { said }).expect(200);
  expect(await listed()).toMatchObject([{ company: { name: 'Swift Riders' } }]);
  const { text } = await api.http.get(`/api/companies/${id}`).expect(200);
  expect(text).not.toContain('Yaba');
});
