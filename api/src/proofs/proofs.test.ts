import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProofKind } from '#contract/proofs.ts';
import { Company } from '../companies/company.entity.ts';
import { moderatedApp } from '../../test/make-account.ts';
import { inDays, makeCompany, registration } from '../../test/make-listing.ts';
import { ownedCompany } from '../../test/owner.ts';
import { notice } from '../screening/note.ts';
import { type Check, enter } from './ledger.ts';

const { api, as } = moderatedApp({ email: 'ada@naija.example' });
beforeEach(() => api.sql('truncate company cascade'));

const add = (id: string, check: object) => as('post', `/companies/${id}/proofs`, check);
const read = async (id: string) => (await api.http.get(`/api/companies/${id}`).expect(200)).body;
const doubts = async () => (await as('get', '/doubts').expect(200)).body;
const listed = async (query = '') =>
  (await api.http.get(`/api/companies${query}`).expect(200)).body;

const cac = {
  kind: 'cac',
  result: 'confirmed',
  facts: { class: 'RC', number: '1234567', registryName: 'SWIFT LTD', registryStatus: 'active' },
  note: 'Seen at 9 o’clock',
} as const;
const phone = {
  kind: 'phone',
  result: 'confirmed',
  facts: { number: '0803 123 4567', answeredBy: 'owner' },
} as const;
const licence = (validUntil: string) => ({
  kind: 'licence',
  result: 'confirmed',
  facts: { number: 'CLRD 77', class: 'state', validUntil },
});

const confirmed = (kind: ProofKind): Check => ({
  kind,
  result: 'confirmed',
  facts: {},
  note: null,
});

/** A company that was checked `days` ago. */
async function checked(days: number, check: Check) {
  const company = await makeCompany(api);
  enter(api.em, company, check, { now: inDays(-days), by: null });
  await api.em.flush();
  return company;
}

it('a check by a moderator is shown with its facts on the own page, without them in lists, and never with its note', async () => {
  const { id } = await makeCompany(api);
  const { body } = await add(id, cac).expect(201);
  expect(body).toMatchObject({ ...cac, company: id, checkedBy: 'ada@naija.example' });
  const { proofs } = await read(id);
  const { checkedAt: on, goodUntil: until } = body;
  expect(proofs).toEqual({ cac: { ...cac.facts, result: 'confirmed', on, until } });
  const [row] = await listed();
  expect(Object.keys(row.proofs.cac).sort()).toEqual(['on', 'result', 'until']);
  expect(JSON.stringify([proofs, row])).not.toMatch(/o’clock|subject/);
  const { body: log } = await as('get', `/moderations?listing=${id}`).expect(200);
  expect(log).toMatchObject([
    { action: 'checked', moderator: 'ada@naija.example', reason: expect.stringMatching(/^CAC/) },
  ]);
});

it('a check by a moderator alerts moderators to another owner of a number until it is confirmed, and tells visitors no facts', async () => {
  const { id } = await makeCompany(api, { notes: [notice('capitals', '')] });
  const facts = { number: '+2348031234567', answeredBy: 'other' };
  await add(id, { ...phone, result: 'different', facts }).expect(201);
  await add(id, { ...phone, result: 'no_answer' }).expect(201);
  const [flagged] = (await as('get', '/companies?flagged=true')).body;
  expect(flagged.notes).toMatchObject([{ rule: 'phone_differs', severity: 'alert' }, {}]);
  await add(id, { ...phone, result: 'different', facts }).expect(201);
  const [{ id: doubted, notes }] = await doubts();
  const message = expect.stringContaining('called +2348031234567');
  expect([doubted, notes]).toMatchObject([id, [{ rule: 'phone_differs', message }]]);
  expect(Object.keys((await read(id)).proofs.phone).sort()).toEqual(['on', 'result', 'until']);
  await add(id, phone).expect(201);
  expect(await doubts()).toEqual([]);
  const { body } = await as('get', `/companies/${id}/proofs`).expect(200);
  expect(body.map(({ result }: Check) => result)).toEqual([
    ...['confirmed', 'different', 'no_answer', 'different'],
  ]);
});

it.each([
  [{ ...cac, facts: { ...cac.facts, class: 'BN' } }, /RC1234567 now/],
  [{ ...cac, facts: { class: 'RC', number: '1234567' } }, /the name in the register/],
  [{ ...phone, facts: { ...phone.facts, number: '0803 123 4568' } }, /\+2348031234567 now/],
  [{ ...phone, facts: { number: '0803 123 4567' } }, /who answered/],
  [licence('2026-02-30'), /the end of the licence/],
  [{ ...licence('0000-01-01'), result: 'different' }, /the end of the licence/],
  [licence('2025-12-31'), /has ended/],
  [{ ...phone, kind: 'email' }, /^Choose cac/],
  [{ ...cac, result: 'no_answer' }, /^Choose confirmed/],
])('a check by a moderator is refused with a sentence about %j', async (check, sentence) => {
  const { id } = await makeCompany(api);
  const { body } = await add(id, check).expect(422);
  expect(Object.values(body.errors).join()).toMatch(sentence);
  expect((await read(id)).proofs).toEqual({});
});

it('lets only ledger.ts write checks, in the ledger and in the company', () => {
  const root = join(import.meta.dirname, '../..');
  const writers = globSync('{src,commands}/**/*.ts', { cwd: root }).filter(
    (path) =>
      !/\.test\.ts$|\/migrations\//.test(path) &&
      /\.proofs\s*(\[[^\]]+\]\s*)?=[^=]|set proofs|(update|into|delete from) proof\b|create\(Proof\b|\bnew Proof\(/i.test(
        readFileSync(join(root, path), 'utf8'),
      ),
  );
  expect(writers).toEqual(['src/proofs/ledger.ts']);
});

it.each([
  ['cac', 364, 366],
  ['phone', 180, 185],
  ['address', 729, 732],
  ['email', 364, 366],
] as const)('shows a check of kind %s for %i days and not for %i', async (kind, held, lapsed) => {
  const one = await checked(held, confirmed(kind));
  const other = await checked(lapsed, confirmed(kind));
  expect(await read(one.id)).toHaveProperty(['proofs', kind]);
  expect((await read(other.id)).proofs).toEqual({});
  expect((await listed(`?proof=${kind}`)).map(({ id }: Company) => id)).toEqual([one.id]);
});

it('sends the second at which the first check lapses as Expires', async () => {
  const now = Math.floor(Date.now() / 1_000) * 1_000;
  const company = await makeCompany(api, { expiresAt: inDays(900) });
  enter(api.em, company, confirmed('phone'), { now: inDays(-365), by: null });
  enter(api.em, company, confirmed('address'), { now: new Date(now), by: null });
  await api.em.flush();
  const until = new Date((await read(company.id)).proofs.address.until);
  const lists = ['', '?q=swift', '/facets?proof=address', '/facets?q=swift&proof=address'];
  for (const path of [`/companies/${company.id}`, ...lists.map((rest) => `/companies${rest}`)]) {
    const { headers } = await api.http.get(`/api${path}`).expect(200);
    expect([path, headers.expires]).toEqual([path, until.toUTCString()]);
  }
});

it('shows a check no longer once the company has another number or address, or a name that is not the one in the register', async () => {
  const { id } = await makeCompany(api);
  await add(id, cac).expect(201);
  await add(id, phone).expect(201);
  const now = { ...registration, name: 'Swift Ltd', phone: '0803 123 4599' };
  await as('put', `/companies/${id}`, now).expect(200);
  expect(Object.keys((await read(id)).proofs)).toEqual(['cac']);
  for (const other of [{ cacNumber: 'BN 7654321' }, { name: 'Express Riders' }]) {
    const { id } = await makeCompany(api);
    for (const check of [cac, licence('2028-12-31')]) await add(id, check).expect(201);
    await as('put', `/companies/${id}`, { ...registration, ...other }).expect(200);
    expect(Object.keys((await read(id)).proofs)).toEqual('name' in other ? ['licence'] : []);
  }
});

it('finds companies with all of some checks, with and without a licence, which holds until the end of its last day in Lagos', async () => {
  const both = await makeCompany(api);
  const licensed = await makeCompany(api);
  for (const check of [cac, phone]) await add(both.id, check).expect(201);
  const { body } = await add(licensed.id, licence('2028-12-31')).expect(201);
  expect(body.goodUntil).toBe('2028-12-31T23:00:00.000Z');
  await add(licensed.id, { ...phone, result: 'no_answer' }).expect(201);
  const ids = async (query: string) => (await listed(query)).map(({ id }: Company) => id);
  expect(await ids('?proof=cac,phone')).toEqual([both.id]);
  expect(await ids('?proof=phone')).toEqual([both.id]);
  expect(await ids('?q=swift&proof=cac')).toEqual([both.id]);
  expect(await ids('?licensed=true')).toEqual([licensed.id]);
  expect(await ids('?licensed=false')).toEqual([both.id]);
  for (const query of ['proof=', 'proof=cac,', 'proof=rider'])
    expect((await api.http.get(`/api/companies?${query}`).expect(400)).body.message).toMatch(
      /^proof must be/,
    );
});

it('lists for moderators the confirmed checks that lapse soon, without those that were repeated', async () => {
  const soon = await checked(340, confirmed('cac'));
  await checked(300, confirmed('cac'));
  const again = await checked(340, confirmed('cac'));
  enter(api.em, again, confirmed('cac'), { now: new Date(), by: null });
  await checked(340, confirmed('email'));
  await api.em.flush();
  const { body, headers } = await as('get', '/proofs?lapsesWithin=30').expect(200);
  expect(body).toMatchObject([{ company: soon.id, kind: 'cac', name: 'Swift Riders' }]);
  expect(headers['content-range']).toBe('proofs 0-0/1');
  expect((await as('get', '/proofs').expect(200)).body).toHaveLength(4);
});

it('adds the email when the owner’s link is used by a POST, not when it is opened', async () => {
  const owner = await ownedCompany(api);
  await owner.read();
  expect((await read(owner.id)).proofs).toEqual({});
  await owner.replaceLink();
  expect(Object.keys((await read(owner.id)).proofs)).toEqual(['email']);
  const { body } = await as('get', `/companies/${owner.id}/proofs`).expect(200);
  expect(body).toMatchObject([{ kind: 'email', result: 'confirmed', checkedBy: null }]);
  expect(await listed(`?updatedSince=${body[0].checkedAt}`)).toHaveLength(1);
});
