import { limitedApp, visitorAt } from '../../test/limits.ts';
import { asModerator } from '../../test/make-account.ts';
import { makeCompany, pending } from '../../test/make-listing.ts';
import { makeClaim, ownedCompany, ownerOf } from '../../test/owner.ts';

const api = limitedApp();
const as = asModerator(api);

const bola = 'bola@swift.example.com';
const rest = { name: 'Bola Ade', role: 'Manager', phone: '0805 765 4321', words: 'It is ours.' };
let sent = 0;
const claim = (company: string, email: string, name = rest.name, from = `20.0.0.${++sent}`) =>
  api.http
    .post('/api/ownership-claims')
    .set(visitorAt(from))
    .send({ ...rest, company, email, name });
const decide = (id: string, body: object) => as('patch', `/ownership-claims/${id}`, body);
const grant = (id: string, cacSeen = false) => decide(id, { verdict: 'grant', cacSeen });
const states = (id: string) =>
  api.column('select state from ownership_claim where company_id = ? order by 1', [id]);
const actionsOf =
  "select action from moderation where listing_id = ? and action like '%claim%' order by id";
const actions = (id: string) => api.column(actionsOf, [id]);
const mails = (to: string) =>
  api.sql<{ key: string; letter: { subject: string; blocks: unknown[] } }>(
    `select key, letter from mail where letter ->> 'to' = ? order by created_at, key`,
    [to],
  );
const events = async (to: string) => (await mails(to)).map(({ key }) => key.split(' ')[0]);
const ring = (company: string, result: string, when: string) =>
  api.sql(
    `insert into proof (company_id, kind, result, facts, checked_at, good_until)
     values (?, 'phone', ?, '{}', now() + ?::interval, now() + interval '180 days')`,
    [company, result, when],
  );
const company = async () => {
  const email = `${crypto.randomUUID()}@gmail.com`;
  return { email, ...(await ownedCompany(api, { email })) };
};

it('A claim with the email of the listing is answered like any other, and mails the owner’s link', async () => {
  const { id, email } = await company();
  const own = email.replace('@', '+me@').toUpperCase();
  const [same, other] = [await claim(id, own), await claim(id, bola)];
  const receipt = { code: expect.stringMatching(/^[2-9CFGHJMPQRVWX]{6}$/) };
  for (const { status, body } of [same, other]) expect([status, body]).toEqual([201, receipt]);
  expect(Object.keys(same.headers)).toEqual(Object.keys(other.headers));
  expect((await claim(id, own)).body).toEqual(same.body);
  expect((await claim(id, bola.replace('@', '+work@'))).body).toEqual(other.body);
  expect(await states(id)).toEqual(['open']);
  expect(await events(email)).toEqual(['links', 'claim-announced', 'links']);
  expect((await mails(bola))[0]?.key).toMatch(/^claim-received [^@]+$/);
  expect(JSON.stringify(await mails(bola))).not.toContain(email);
  // The code proves the claim when it comes from the listing's number: the owner must not be talked into sending it.
  const code = other.body.code;
  expect(JSON.stringify(await mails(bola))).toContain(`text=CLAIM%20${code}`);
  expect(JSON.stringify(await mails(email))).not.toContain(code);
});

it('A claim names its company by link or by name, and one that is pending is unknown', async () => {
  const { id } = await makeCompany(api, { name: 'Ọ̀yọ́ Wings' });
  const hidden = await makeCompany(api, { name: 'Waiting Wings', ...pending });
  await claim('oyo wings', bola).expect(201);
  expect(await states(id)).toEqual(['open']);
  const refusal = async (name: string) => (await claim(name, bola).expect(422)).body.errors;
  const unknown = await refusal(crypto.randomUUID());
  for (const name of [hidden.id, 'Waiting Wings']) expect(await refusal(name)).toEqual(unknown);
  await makeCompany(api, { name: 'Oyo Wings' });
  expect((await refusal('Oyo Wings')).company).toMatch(/^Several companies/);
});

it('A claim is taken three times a day from an address, and a repeated form is not another one', async () => {
  const { id } = await company();
  const from = (email: string) => claim(id, email, rest.name, '20.0.1.1');
  await from('a@b.example.com').expect(201);
  await from('a@b.example.com').expect(201).expect('Idempotent-Replayed', 'true');
  await from('no email').expect(422);
  await from('c@b.example.com').expect(201);
  await from('d@b.example.com').expect(201);
  const { body } = await from('e@b.example.com').expect(429);
  expect(body.message).toMatch(/^Three claims .* Write to us.* Try again in 24 hours\.$/);
  await from('a@b.example.com').expect(201);
  expect(await states(id)).toHaveLength(3);
});

it('A claim puts neither a header nor a link into a mail (X8)', async () => {
  const { id, email } = await company();
  await claim(id, `${bola}\r\nBcc: a@b.example.com`).expect(422);
  await claim(id, bola, 'Bola\r\nBcc: all@evil.example.com').expect(201);
  const [mail] = await mails(email);
  expect(mail?.letter.subject).toBe('Somebody says that Swift Riders is theirs');
  expect(JSON.stringify(mail?.letter.blocks)).toContain('Bola Bcc: all@\u2060evil.\u2060example');
});

it('A decision about a claim grants it only after the listing’s number was asked, and ends the old owner’s link', async () => {
  const { id, email, read, edit } = await company();
  const old = ownerOf(api, 'company', id, 1);
  const granted = await makeClaim(api, { companyId: id, email: bola });
  const other = await makeClaim(api, { companyId: id, email: 'thief@evil.example.com' });
  await edit({ ...(await read()).body.listing, priceRange: '₦9,000' });
  await ring(id, 'confirmed', '-1 hour');
  await ring(id, 'no_answer', '1 second');
  expect((await grant(granted).expect(409)).body.message).toMatch(/^Nothing proves it/);
  await grant(granted, true).expect(409);
  await ring(id, 'confirmed', '1 second');
  await grant(granted).expect(200);
  expect(await states(id)).toEqual(['granted', 'refused']);
  const emails = api.column('select email from company where id = ?', [id]);
  expect(await emails).toEqual([bola]);
  expect([(await old.read()).status, (await read()).body.change]).toEqual([401, null]);
  expect(await events(email)).toEqual(['address-changed']);
  expect(await events(bola)).toContain('address-given');
  expect(await events('thief@evil.example.com')).toEqual(['claim-refused']);
  expect(JSON.stringify(await mails('thief@evil.example.com'))).not.toContain('stays as');
  expect(await actions(id)).toEqual(['claim_granted', 'claim_refused']);
  expect((await grant(other).expect(409)).body.message).toMatch(/decided already/);
});

it('A decision about a claim by the CAC certificate waits until the owner had 72 hours, or has said “That is me”', async () => {
  const { id, answer, read } = await company();
  const objectUntil = new Date(Date.now() + 60_000);
  const early = await makeClaim(api, { companyId: id, objectUntil });
  await grant(early, true).expect(409);
  expect((await answer({ claim: early, answer: 'confirm' })).status).toBe(200);
  expect((await read()).body.claims).toEqual([]);
  await grant(early).expect(409);
  await grant(early, true).expect(200);
});

it('A decision about a claim that is refused is not told to an owner who has not objected', async () => {
  const { id, email } = await company();
  const unlikely = await makeClaim(api, { companyId: id, email: 'x@evil.example.com' });
  await decide(unlikely, { verdict: 'refuse' }).expect(200);
  expect(await events('x@evil.example.com')).toEqual(['claim-refused']);
  expect(await events(email)).toEqual([]);
});

it('A decision about a claim is a person’s once the owner objects, of which both are told', async () => {
  const [{ id, email, answer, read }, stranger] = [await company(), await company()];
  await claim(id, 'ola@swift.example.com').expect(201);
  const [{ id: claimed, name, role }] = (await read()).body.claims;
  expect([name, role]).toEqual([rest.name, rest.role]);
  expect((await stranger.answer({ claim: claimed, answer: 'object' })).status).toBe(404);
  for (const said of ['confirm', 'object', 'object', 'confirm'])
    expect((await answer({ claim: claimed, answer: said })).status).toBe(200);
  expect((await read()).body.claims).toEqual([]);
  for (const side of [email, 'ola@swift.example.com'])
    expect((await events(side)).at(-1)).toBe('claim-objected');
  const listed = async (listing: string) =>
    (await as('get', '/ownership-claims').query({ listing }).expect(200)).body;
  expect(await listed(id)).toMatchObject([
    { id: claimed, state: 'objected', isSameDomain: true, ownerConfirmed: false },
  ]);
  expect(await listed(stranger.id)).toEqual([]);
  await decide(claimed, { verdict: 'refuse', reason: 'Nobody there knows them' }).expect(200);
  const [refusal] = (await mails('ola@swift.example.com')).slice(-1);
  expect(refusal?.letter.blocks).toContainEqual({ quote: 'Nobody there knows them' });
  expect((await events(email)).at(-1)).toBe('claim-kept');
  expect(await actions(id)).toEqual(['claimed', 'claim_objected', 'claim_refused']);
});
