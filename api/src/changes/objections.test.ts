import { moderatedApp } from '../../test/make-account.ts';
import { inDays, registration } from '../../test/make-listing.ts';
import { ownedCompany, ownerOf } from '../../test/owner.ts';
import { objectionToken } from '../notices/owner-link.ts';

const { api, as: act } = moderatedApp();
const rows = (table: string, id: string) =>
  api.sql<Record<string, unknown>>(`select * from ${table} where listing_id = ?`, [id]);
const facts = { ...registration, location: 'Ikeja, Lagos', description: 'Same-day delivery.' };

const [before, after] = ['hello@swift.example.com', 'bola@bola.example.com'];
const objection = async (to: string) => {
  const [token] = await api.column(
    `select substring(letter::text from '/manage/object/([^"]+)') from mail
     where letter ->> 'to' = ? and key like 'address-changed %' order by created_at desc limit 1`,
    [to],
  );
  return token;
};
const object = (token?: string) =>
  api.http.post('/api/ownership/objections').send({ token: token ?? 'none' });
const moved = async (email: string) => {
  const owner = await ownedCompany(api, { email: email.toUpperCase() });
  // The case of letters makes no other mailbox.
  await act('put', `/companies/${owner.id}`, { ...facts, email }).expect(200);
  await owner.edit({ ...facts, email: after });
  const said = { said: 'Ada gave it to Bola' };
  await act('patch', `/changes/${await owner.changeId()}/approve`, said).expect(200);
  return { ...owner, token: await objection(email) };
};
const emailOf = async (id: string) => (await act('get', `/companies/${id}`)).body.email;

it('A change of the email is undone by the former address within 72 hours, once, with what the other has changed', async () => {
  const { id, edit, token } = await moved(before);
  const corrected = after.toUpperCase();
  await act('put', `/companies/${id}`, { ...facts, email: corrected }).expect(200);
  await edit({ ...facts, priceRange: '₦2,000', email: after });
  expect((await object(token).expect(200)).body.message).toMatch(/your address again/);
  expect(await emailOf(id)).toBe(before);
  expect(await rows('change', id)).toEqual([]);
  expect((await ownerOf(api, 'company', id, 2).read()).status).toBe(401);
  expect((await ownerOf(api, 'company', id, 3).read()).status).toBe(200);
  expect(await objection(corrected)).toBeNull();
  const log = await rows('moderation', id);
  await object(token).expect(200);
  expect(await rows('moderation', id)).toEqual(log);
  expect(log.at(-1)).toMatchObject({ action: 'edited', by_owner: true });
});

it('A change of the email is not undone by a forged or late link, or once the address has changed again', async () => {
  const { id, token = '' } = await moved('late@swift.example.com');
  const [, kind = '', of = '', version = '', until = ''] = token.split('.');
  const signed = (hours: number) =>
    objectionToken({ kind: 'company', id, version: 2 }, inDays(hours / 24));
  expect([kind, of, version]).toEqual(['company', id, '2']);
  expect(Number(until)).toBeGreaterThan(inDays(2.99).getTime());
  expect(Number(until)).toBeLessThanOrEqual(inDays(3).getTime());
  for (const dead of [`${token}0`, token.slice(1), signed(-0.01), 'x', ''])
    await object(dead).expect(404);
  await api.sql("update company set email = 'third@swift.example.com' where id = ?", [id]);
  await object(signed(1)).expect(409);
  expect(await emailOf(id)).toBe('third@swift.example.com');
});
