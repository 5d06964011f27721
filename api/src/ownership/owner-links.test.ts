import { startLimited, visitorAt } from '../../test/limits.ts';
import { moderatedApp } from '../../test/make-account.ts';
import { inDays, makeCompany, makeJob, pending, registration } from '../../test/make-listing.ts';
import { overtake } from '../../test/overtake.ts';
import { ownedCompany, ownerOf } from '../../test/owner.ts';
import { ownerToken, readOwnerToken } from '../notices/owner-link.ts';

const { api, as } = moderatedApp();

const owned = () => ownedCompany(api);

it('refuses every forged, old or malformed link with one answer', async () => {
  const { id, read } = await owned();
  const { Authorization: right = '' } = await ownerOf(api, 'company', id).authorization();
  const [text = '', signature = ''] = right.split('.');
  const other = ownerToken({ kind: 'company', id: crypto.randomUUID(), version: 1 });
  const forgeries = [
    ...['', 'Owner', 'Owner ', 'Bearer x', right.replace('Owner', 'Basic')],
    ...[`${right}x`, `${right} x`],
    ...Array.from('0123456789', (_, at) => `${text}.${flipped(signature, at * 2)}`),
    ...[text, `${text}.`, `${text}.${'A'.repeat(22)}`, `${text}.${signature.toLowerCase()}`],
    ...[right.replace('Owner c', 'Owner j'), `Owner ${other}`, `${text}2.${signature}`],
    `Owner ${ownerToken({ kind: 'job', id, version: 1 })}`,
    `Owner ${ownerToken({ kind: 'company', id, version: 2 })}`,
    `Owner ${ownerToken({ kind: 'company', id, version: 0 })}`,
    `Owner ${'a'.repeat(100)}`,
    `Owner ${ownerToken({ kind: 'company', id, version: 1 }).replace('.', '..')}`,
  ];
  expect(forgeries).toHaveLength(29);
  const answers = new Set<string>();
  for (const forged of forgeries) {
    const request = api.http.get('/api/ownership').set('X-Request-Id', 'one-request');
    const { status, text } = await (forged ? request.set('Authorization', forged) : request);
    answers.add(`${status} ${text}`);
  }
  expect([...answers]).toEqual([expect.stringMatching(/^401 .*#link_invalid/)]);
  expect((await read()).status).toBe(200);
});

it('ends each link with a letter or digit, or an underscore, so that mail programs take it whole', () => {
  for (let count = 0; count < 1_000; count += 1) {
    const owned = { kind: 'company', id: crypto.randomUUID(), version: 35 } as const;
    const token = ownerToken(owned);
    expect(token).toMatch(/\w$/);
    expect(readOwnerToken(token)).toEqual(owned);
  }
});

const flipped = (text: string, at: number) =>
  text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);

const ask = (email: string) => api.http.post('/api/ownership/links').send({ email });

it('The links of an address are mailed to it in one letter, and the answer is the same for an unknown one', async () => {
  const email = 'links@swift.example.com';
  const { id } = await makeCompany(api, { email });
  const ended = await makeJob(api, { email, expiresAt: inDays(-179.9) });
  await makeJob(api, { email, expiresAt: inDays(-180.1) });
  const known = await ask('LINKS@swift.example.com').expect(202);
  const unknown = await ask('nobody@swift.example.com').expect(202);
  expect(known.text).toBe(unknown.text);
  const letters = await api.column(
    `select letter::text from mail where letter ->> 'to' in (?, 'nobody@swift.example.com')`,
    [email],
  );
  expect(letters).toHaveLength(1);
  expect(letters[0]?.match(/"href": "[^"]*\/manage\/link\//g)).toHaveLength(2);
  for (const owner of [
    { kind: 'company', id },
    { kind: 'job', id: ended.id },
  ] as const)
    expect(letters[0]).toContain(ownerToken({ ...owner, version: 1 }));
});

it('The links of an address are mailed three times a day, whatever strangers claim with the address, and the answer stays the same after that', async () => {
  const limited = await startLimited();
  const email = 'often@swift.example.com';
  await makeCompany(limited, { email });
  const claim = { name: 'Bola Ade', role: 'Manager', phone: '0805 765 4321', words: 'Ours.' };
  for (let time = 0; time < 10; time += 1) {
    const { id: company } = await makeCompany(limited, { email: 'other@swift.example.com' });
    const request = limited.http.post('/api/ownership-claims').set(visitorAt(`20.0.0.${time}`));
    await request.send({ ...claim, company, email }).expect(201);
  }
  const texts = new Set<string>();
  for (let time = 0; time < 5; time += 1) {
    const request = limited.http.post('/api/ownership/links').set(visitorAt(`102.89.0.${time}`));
    texts.add((await request.send({ email }).expect(202)).text);
  }
  const mails = await limited.sql(
    `select split_part(key, ' ', 1) as event, count(*)::int from mail where letter ->> 'to' = ? group by 1 order by 1`,
    [email],
  );
  expect(mails).toEqual([
    { event: 'claim-received', count: 9 },
    { event: 'links', count: 3 },
  ]);
  expect(texts.size).toBe(1);
  await limited.close();
});

it('The links of an address become useless when the owner replaces them', async () => {
  const { id, replaceLink } = await owned();
  expect((await replaceLink()).status).toBe(202);
  const mailed = `select from mail where letter ->> 'to' = 'hello@swift.example.com' and letter::text like '%' || ? || '%'`;
  expect(await api.sql(mailed, [ownerToken({ kind: 'company', id, version: 2 })])).toHaveLength(1);
  expect((await ownerOf(api, 'company', id, 1).read()).status).toBe(401);
  expect((await ownerOf(api, 'company', id, 2).read()).status).toBe(200);
});

it('The links of an address that were replaced stay useless for a rejected listing, and for a request of the same moment', async () => {
  const { id, replaceLink, read, withdraw } = await ownedCompany(api, pending);
  const replaced = 'update company set link_version = link_version + 1 where id = ?';
  const [late] = await overtake(
    api,
    (em) => em.execute(replaced, [id]),
    () => withdraw(),
  );
  expect(late?.status).toBe(401);
  await replaceLink();
  await as('delete', `/companies/${id}/reject`).expect(200);
  expect((await read()).status).toBe(401);
  expect((await ownerOf(api, 'company', id, 3).read()).body.state).toBe('rejected');
});

it.each([pending, {}])(
  'An owner’s link ends for an address that a moderator corrects, %j',
  async (state) => {
    const { id, mails } = await ownedCompany(api, { email: 'typo@gmial.example.com', ...state });
    const stranger = ownerOf(api, 'company', id, 1);
    await as('put', `/companies/${id}`, { ...registration, email: 'ada@gmail.com' }).expect(200);
    expect([(await stranger.read()).status, (await stranger.withdraw()).status]).toEqual([
      401, 401,
    ]);
    expect((await ownerOf(api, 'company', id, 2).read()).body.listing.email).toBe('ada@gmail.com');
    expect((await mails()).toSorted()).toEqual(['address-changed', 'address-given']);
  },
);
