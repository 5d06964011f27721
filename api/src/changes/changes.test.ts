import { moderatedApp } from '../../test/make-account.ts';
import { inDays, makeJob, pending, posting, registration } from '../../test/make-listing.ts';
import { rulesOf, stranger } from '../../test/screened.ts';
import { ownedCompany, ownerOf } from '../../test/owner.ts';
import type { ScreeningNote } from '../listings/screening-note.schemas.ts';
import { ownerToken } from '../notices/owner-link.ts';

const { api, as: act } = moderatedApp();
const owned = (fields: object = {}) => ownedCompany(api, fields);
const rows = (table: string, id: string) =>
  api.sql<Record<string, unknown>>(`select * from ${table} where listing_id = ?`, [id]);
const facts = {
  ...registration,
  location: 'Ikeja, Lagos',
  description: 'Same-day delivery.',
  website: 'https://swift.example.com/',
};
const dearer = { ...facts, priceRange: '₦2,000 – ₦6,000' };
const shownPrice = async (id: string) =>
  (await api.http.get(`/api/companies/${id}`).expect(200)).body.priceRange;
/** The change of a company in the list of moderators. */
const waitingOf = async (id: string, query = '') =>
  (await act('get', `/changes${query}`).expect(200)).body.find(
    ({ listing }: { listing: string }) => listing === id,
  );

it('A change by the owner of a live company is public once it is approved, and the old text until then', async () => {
  const { id, edit, read, mails } = await owned();
  expect(await edit(dearer)).toMatchObject({ status: 202, body: { id } });
  expect(await shownPrice(id)).toBe('₦1,500 – ₦5,000');
  const { change, state, may } = (await read()).body;
  expect({ state, may }).toEqual({ state: 'live', may: ['edit', 'withdraw'] });
  expect(change).toMatchObject({ facts: { priceRange: dearer.priceRange }, identity: [] });
  const waiting = await waitingOf(id);
  expect(waiting).toMatchObject({ now: { priceRange: '₦1,500 – ₦5,000' }, name: 'Swift Riders' });
  const approve = () => act('patch', `/changes/${waiting.id}/approve`);
  await approve().set('If-Match', '"old"').expect(412);
  await approve().set('If-Match', waiting.etag).expect(200);
  expect(await shownPrice(id)).toBe(dearer.priceRange);
  expect((await read()).body.change).toBeNull();
  expect(await rows('moderation', id)).toMatchObject([
    { action: 'changed', by_owner: false, snapshot: { priceRange: '₦1,500 – ₦5,000' } },
  ]);
  expect(await mails()).toEqual(['change-approved']);
  await approve().expect(404);
});

it('A change by the owner that replaces the one which a moderator reads is not decided with it', async () => {
  const { id, edit } = await owned();
  await edit(dearer);
  await (await owned()).edit(dearer);
  const [waiting, ...more] = (await act('get', `/changes?listing=${id}`).expect(200)).body;
  expect([waiting.listing, more]).toEqual([id, []]);
  await edit({ ...dearer, priceRange: '₦3,000' });
  // Both may have come in the same millisecond.
  const sameTime = 'update change set created_at = ? where listing_id = ?';
  await api.sql(sameTime, [waiting.createdAt, id]);
  const decisions = { approve: 'patch', reject: 'delete' } as const;
  for (const [verdict, method] of Object.entries(decisions)) {
    const decide = act(method, `/changes/${waiting.id}/${verdict}`, {});
    await decide.set('If-Match', waiting.etag).expect(412);
  }
  expect(await rows('change', id)).toHaveLength(1);
  expect(await shownPrice(id)).toBe('₦1,500 – ₦5,000');
});

it('A change by the owner replaces an earlier one, and leaves none when nothing is different or it is withdrawn', async () => {
  const { id, edit, withdrawChange } = await owned();
  await edit(dearer);
  await edit({ ...dearer, priceRange: '₦3,000' });
  expect(await rows('change', id)).toMatchObject([{ facts: { priceRange: '₦3,000' } }]);
  expect(await edit(facts)).toMatchObject({
    status: 200,
    body: { message: 'Nothing is different.' },
  });
  expect(await rows('change', id)).toEqual([]);
  await edit(dearer);
  expect((await withdrawChange()).status).toBe(200);
  const again = await withdrawChange();
  expect([again.status, again.body.message]).toEqual([404, 'No change is waiting any more.']);
  expect(await rows('change', id)).toEqual([]);
});

it('A change by the owner is screened like a submission, and a blocked phone is an alert to moderators', async () => {
  await act('post', '/blocks', { value: '0809 999 9999', reason: 'Fake pickups' }).expect(201);
  const notice: ScreeningNote = {
    rule: 'capitals',
    severity: 'notice',
    message: 'Capitals',
    related: null,
  };
  const { id, edit } = await owned({ ...stranger, phone: '+2348031234599', notes: [notice] });
  // Another “Swift Riders” is public: no news with a new price, but with a new phone.
  await owned();
  await edit({ ...dearer, ...stranger, phone: '08031234599' });
  expect(rulesOf(await waitingOf(id))).not.toContain('cac_differs');
  await edit({ ...facts, ...stranger, phone: '08099999999' });
  const waiting = await waitingOf(id, '?filter={"kind":"company"}');
  expect(rulesOf(waiting)).toContain('cac_differs');
  expect(waiting.notes[0]).toMatchObject({ rule: 'blocked', severity: 'alert' });
  await act('patch', `/changes/${waiting.id}/approve`, { said: 'They said yes' }).expect(200);
  expect(rulesOf((await act('get', `/companies/${id}`)).body).at(0)).toBe('blocked');
  for (const phone of ['08031234599', '08099999999'])
    expect((await act('get', `/records?q=${phone}`)).body).toMatchObject([{ id }]);
  expect((await rows('moderation', id))[0]?.changes).toContainEqual({
    field: 'phone',
    from: '+2348031234599',
    to: '+2348099999999',
  });
});

it('A change by the owner is not counted among the submissions of the day with its own contacts', async () => {
  const own = { email: 'ada@many.example.com', phone: '+2348077000001', cacNumber: 'RC7000001' };
  const { id, edit } = await owned(own);
  const isCounted = async (priceRange: string) => {
    await edit({ ...facts, ...own, priceRange });
    const [change] = await rows('change', id);
    return JSON.stringify(change?.notes).includes('repeated_contact');
  };
  for (const name of ['Ada', 'Bisi', 'Chidi', 'Dayo']) await owned({ ...own, name });
  expect(await isCounted('₦2,000')).toBe(false);
  await owned({ ...own, name: 'Efe' });
  expect(await isCounted('₦3,000')).toBe(true);
});

it('A change by the owner is refused once with a reason to its owner and changes nothing', async () => {
  const { id, changeId, edit, mails } = await owned();
  await edit(dearer);
  const path = `/changes/${await changeId()}/reject`;
  const twice = [1, 2].map(async () => (await act('delete', path, { reason: 'Too dear' })).status);
  expect((await Promise.all(twice)).toSorted()).toEqual([200, 404]);
  expect(await shownPrice(id)).toBe('₦1,500 – ₦5,000');
  expect(await rows('moderation', id)).toMatchObject([
    { action: 'change_refused', reason: 'Too dear', snapshot: { priceRange: dearer.priceRange } },
  ]);
  expect(await mails()).toEqual(['change-refused']);
});

it('A change of the email by the owner needs the word of the old contact and ends the links given so far', async () => {
  const { id, changeId, edit, read, mails } = await owned();
  await edit({ ...facts, email: 'bola@bola.example.com' });
  const change = await changeId();
  const approve = (body: object) => act('patch', `/changes/${change}/approve`, body);
  expect((await approve({}).expect(409)).body.type).toMatch(/#number_not_called$/);
  await approve({ said: 'Ada gave it to Bola' }).expect(200);
  expect((await ownerOf(api, 'company', id, 1).read()).body.type).toMatch(/#link_invalid$/);
  expect((await read()).body.listing.email).toBe('bola@bola.example.com');
  const letters = await api.sql<{ to: string; why: string }>(
    `select letter ->> 'to' as to, letter ->> 'why' as why from mail where letter::text like '%' || ? || '%'`,
    [ownerToken({ kind: 'company', id, version: 2 })],
  );
  expect(new Set(letters.map(({ to }) => to))).toEqual(new Set(['bola@bola.example.com']));
  for (const { why } of letters) expect(why).not.toContain('somebody asked');
  expect(await mails()).toEqual(expect.arrayContaining(['address-changed']));
});

it('A change of the page where people apply needs the word of the old contact, like one of the email, and the link of the job is for no company', async () => {
  const { id } = await makeJob(api);
  const { edit, changeId, authorization } = ownerOf(api, 'job', id);
  const ofCompany = api.http.put('/api/ownership/company').set(await authorization());
  await ofCompany.send(facts).expect(404);
  await edit({ ...posting, applyLink: 'https://other.example.com/apply' });
  const { body } = await act('patch', `/changes/${await changeId()}/approve`, {}).expect(409);
  expect(body.type).toMatch(/#number_not_called$/);
});

it('A change by the owner changes a pending company at once, which stays pending and is screened again', async () => {
  const notes = ['phone_differs', 'hidden_field', 'capitals', 'crowded', 'same_contact'].map(
    (rule) => ({ rule, severity: 'alert', message: '', related: null }) as ScreeningNote,
  );
  const { id, edit } = await owned({ ...pending, notes });
  for (const priceRange of ['₦1', dearer.priceRange])
    expect((await edit({ ...dearer, priceRange })).status).toBe(200);
  const { body } = await act('get', `/companies/${id}`);
  expect(body).toMatchObject({ status: 'pending', priceRange: dearer.priceRange });
  // Another text says nothing about how and when it was sent, or what a check has found.
  const kept = 'phone_differs hidden_field crowded same_contact changed_by_sender'.split(' ');
  expect(rulesOf(body).filter((rule) => [...kept, 'capitals'].includes(rule))).toEqual(kept);
  expect(await rows('change', id)).toEqual([]);
});

it('A change by the owner of an ended company is not said to be public when it is approved', async () => {
  const { id, changeId, edit } = await owned({ expiresAt: inDays(-1) });
  await edit(dearer);
  await act('patch', `/changes/${await changeId()}/approve`, {}).expect(200);
  const [mail] = await rows('mail', id);
  expect(mail?.letter).toMatchObject({ preview: 'Visitors see it once it is public again.' });
});

it('A change by the owner is made once per Idempotency-Key', async () => {
  const { id, edit } = await owned();
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  await edit(dearer, key);
  await api.sql('update change set facts = facts || \'{"marked":true}\'');
  const again = await edit(dearer, key);
  expect([again.status, again.headers['idempotent-replayed']]).toEqual([202, 'true']);
  expect(await rows('change', id)).toMatchObject([{ facts: { marked: true } }]);
  expect((await edit(facts, key)).status).toBe(422);
});
