import { reportReference } from '#contract/reports.ts';
import { moderatedApp } from '../../test/make-account.ts';
import { inDays, makeCompany, makeJob, pending } from '../../test/make-listing.ts';
import { makeClaim } from '../../test/owner.ts';

const { api, as } = moderatedApp();
beforeEach(() => api.sql('delete from moderation; delete from company; delete from job'));

const get = (path: string, query: object) => as('get', `/${path}`).query(query);
const found = async (q: string) =>
  (await get('records', { q }).expect(200)).body as { id: string; status: string }[];

const eagle = {
  name: 'Eagle Couriers',
  ownerName: 'Bólá Adé',
  reference: 'ND-7F3K-9Q2M',
  email: 'Bola.Ade@gmail.com',
  phone: '+2348099999999',
  cacNumber: 'BN7654321',
  website: 'https://eagle.ng/',
  description: 'Call 0805-111-2222 or pay into 0123 456 789, Kuda bank. We never sleep.',
};

it.each([
  ['a reference', 'ND-7F3K-9Q2M'],
  ['the subject of a reply', 'Re: We have your registration: nd 7f3k 9q2m'],
  ['a reference without its first letters', '7f3k 9q2m'],
  ['a phone number', '0809 999 9999'],
  ['a phone number with a country code', '+234 (809) 999-9999'],
  ['a phone number in the text', '08051112222'],
  ['an email address', 'bolaade+jobs@googlemail.com'],
  ['a CAC number', 'bn 765 4321'],
  ['the digits of a CAC number', '7654321'],
  ['a bank account', '0123456789'],
  ['a domain', 'eagle.ng'],
  ['the name of the owner', 'bola ade'],
  ['words of the text', 'never couriers'],
])('The search of moderators finds a listing in every state and its list by %s', async (_, q) => {
  const rejected = await makeCompany(api, { ...eagle, ...pending });
  await as('delete', `/companies/${rejected.id}/reject`).expect(200);
  expect(await found(q)).toMatchObject([{ id: rejected.id, status: 'rejected' }]);
  const { body } = await get('moderations', { q }).expect(200);
  expect(body).toMatchObject([{ listing: rejected.id }]);
  api.em.clear();
  for (const [status, list, fields] of [
    ['pending', 'companies/pending', pending],
    ['live', 'companies', {}],
    ['ended', 'companies?status=hidden', { expiresAt: inDays(-1) }],
    ['hidden', 'companies?status=hidden', { status: 'hidden' as const }],
  ] as const) {
    const { id } = await makeCompany(api, { ...eagle, ...fields });
    await makeCompany(api, fields);
    expect(await found(q)).toContainEqual(expect.objectContaining({ id, status, kind: 'company' }));
    const inList = (await get(list, { q }).expect(200)).body;
    expect(inList.map((each: { id: string }) => each.id)).toEqual([id]);
    await api.sql('delete from company');
    api.em.clear();
  }
});

it('The search of moderators finds the listing of a report or a claim by what their letters quote', async () => {
  const { id } = await makeCompany(api);
  await makeClaim(api, { companyId: id });
  const [report] = await api.column(
    "insert into report (kind, listing_id, reason) values ('company', ?, 'other') returning id",
    [id],
  );
  for (const quoted of [reportReference(report!), 'C7MQ3P'])
    expect(await found(`Re: my ${quoted.toLowerCase()}`)).toMatchObject([{ id, status: 'live' }]);
  for (const other of ['R-00000000', 'C7MQ3Q']) expect(await found(other)).toEqual([]);
});

it('The search of moderators finds nothing by a similar number, pending ones first, and refuses an empty search', async () => {
  const { id } = await makeJob(api, {
    description: 'Call 0805 111 2222',
    reference: 'ND-AAAA-BBBB',
  });
  const waiting = await makeJob(api, { ...pending, description: 'Or +2348051112222' });
  await api.sql(`update job set created_at = created_at - interval '1 day' where id = ?`, [
    waiting.id,
  ]);
  expect((await found('08051112222')).map((each) => each.id)).toEqual([waiting.id, id]);
  for (const q of ['0805 111 2223', 'ND-AAAA-BBBC', 'RC12345678', 'a@b.ng'])
    expect(await found(q)).toEqual([]);
  const { body } = await get('records', { q: ' ' }).expect(400);
  expect(body.message).toContain('Enter what to search for');
});
