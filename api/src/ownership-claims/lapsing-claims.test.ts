import { testApp } from '../../test/app.ts';
import { inDays } from '../../test/make-listing.ts';
import { makeClaim, ownedCompany } from '../../test/owner.ts';
import { lockWaits } from '../../test/overtake.ts';
import { UpkeepService } from '../app/schedule/upkeep.service.ts';

const api = testApp();
const lapse = () => api.app.get(UpkeepService).claims.lapse();
const states = (id: string) =>
  api.column('select state from ownership_claim where company_id = ? order by 1', [id]);
const events = (to: string) =>
  api.column("select split_part(key, ' ', 1) from mail where letter ->> 'to' = ? order by key", [
    to,
  ]);
const actions = (id: string) =>
  api.column('select action from moderation where listing_id = ? order by id', [id]);

it('A claim ends after 14 days without a proof, unless the owner has objected, and is forgotten 90 days later', async () => {
  const { id } = await ownedCompany(api);
  for (const [email, days, state] of [
    ['1@b.example.com', 14.1, 'open'],
    ['2@b.example.com', 13.9, 'open'],
    ['3@b.example.com', 40, 'objected'],
  ] as const)
    await makeClaim(api, { companyId: id, email, state, createdAt: inDays(-days) });
  await lapse();
  expect(await states(id)).toEqual(['lapsed', 'objected', 'open']);
  expect(await events('1@b.example.com')).toEqual(['claim-lapsed']);
  expect(await actions(id)).toEqual(['claim_refused']);
  const decided = "update ownership_claim set decided_at = ? where state = 'lapsed'";
  for (const [days, left] of [
    [89, 3],
    [91, 2],
  ] as const) {
    await api.sql(decided, [inDays(-days)]);
    await api.app.get(UpkeepService).purge('claims');
    expect(await states(id)).toHaveLength(left);
  }
});

it('A claim is not asked about once an edit has given the company its email, and ends as granted without a letter three days later', async () => {
  const after = async (days: number) => {
    const email = `${crypto.randomUUID()}@gmail.com`;
    const { id, read } = await ownedCompany(api, { email });
    await makeClaim(api, { companyId: id, email: email.toUpperCase(), createdAt: inDays(-20) });
    await api.sql(
      `insert into moderation (kind, listing_id, action, changes, created_at)
       values ('company', ?, 'edited', '[{"field": "email"}]', ?)`,
      [id, inDays(-days)],
    );
    expect((await read()).body.claims).toEqual([]);
    await lapse();
    return [...(await states(id)), ...(await events(email))];
  };
  expect([await after(2.9), await after(3.1)]).toEqual([['open'], ['granted']]);
});

it.each([
  [
    'not for a claim that the owner objects to',
    "update ownership_claim set state = 'objected' where company_id = ?",
    ['objected'],
  ],
  ['for all others if a company is deleted', 'delete from company where id = ?', []],
])('A claim ends %s in the same moment', async (_, change, left) => {
  const [{ id }, other] = [await ownedCompany(api), await ownedCompany(api)];
  for (const companyId of [id, other.id])
    await makeClaim(api, { companyId, createdAt: inDays(-100) });
  const locked = Promise.withResolvers<void>();
  const changing = api.em.fork().transactional(async (em) => {
    await em.execute('select from company where id = ? for update', [id]);
    await em.execute(change, [id]);
    locked.resolve();
    await lockWaits(api, 1);
  });
  await locked.promise;
  await Promise.all([lapse(), changing]);
  expect([await states(id), await states(other.id)]).toEqual([left, ['lapsed']]);
});
