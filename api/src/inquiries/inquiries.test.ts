import { startLimited, statuses, visitorAt } from '../../test/limits.ts';
import { moderatedApp } from '../../test/make-account.ts';

const inquiry = {
  name: 'Ada Obi',
  email: 'ada@example.com',
  phone: '0803 123 4567',
  interest: 'sponsorship',
  message: 'We would like to sponsor\nthe jobs page.',
};

const { api, as } = moderatedApp();

const send = (fields: object, to = api) =>
  to.http.post('/api/inquiries').send({ ...inquiry, ...fields });

it('accepts an inquiry with the message of the spec and lists it to moderators only, newest first', async () => {
  const { body } = await send({}).expect(201);
  expect(body).toEqual({ message: "Thank you for your inquiry! We'll get back to you soon." });
  await send({ name: 'Bola', company: 'Swift Riders', interest: 'other' }).expect(201);
  await api.http.get('/api/inquiries').expect(401);
  const read = (query: object) => as('get', '/inquiries').query(query).expect(200);
  const all = await read({});
  expect(all.headers['content-range']).toBe('inquiries 0-1/2');
  expect(all.body).toEqual([
    { ...all.body[0], name: 'Bola', company: 'Swift Riders', interest: 'other' },
    {
      ...inquiry,
      id: all.body[1].id,
      phone: '+2348031234567',
      company: null,
      createdAt: all.body[1].createdAt,
      answeredAt: null,
      notes: [],
    },
  ]);
  const first = await read({ sort: '["name","ASC"]', range: '[0,0]' });
  expect(first.body).toEqual([all.body[1]]);
  expect((await read({ filter: JSON.stringify({ id: all.body[0].id }) })).body).toEqual([
    all.body[0],
  ]);
});

it('finds an inquiry by its phone in any spelling, email, name, words and what its text mentions', async () => {
  await api.sql('delete from inquiry');
  const message = 'Sponsor in December? Call 0805-111-2222, we are ND-7F3K 9Q2M.';
  await send({ name: 'Bólá Adé', email: 'bola.ade@gmail.com', message }).expect(201);
  await send({ name: 'Chidi', phone: '0809 999 9999' }).expect(201);
  const phones = ['0803 123-4567', '+234 (803) 123 4567', '08051112222'];
  const others = ['bolaade@gmail.com', 'bola ade', 'december SPONSOR', 'Re: nd 7f3k 9q2m'];
  for (const q of [...phones, ...others]) {
    const answer = await as('get', '/inquiries').query({ q });
    expect({ q, found: answer.body }).toMatchObject({ q, found: [{ name: 'Bólá Adé' }] });
  }
});

it('accepts a message of 5000 characters and rejects a longer one', async () => {
  await send({ message: 'a'.repeat(5000) }).expect(201);
  await send({ message: 'a'.repeat(5001) }).expect(422);
});

it('keeps the time of the first mark as answered until the inquiry is marked as waiting', async () => {
  await api.sql('delete from inquiry');
  for (const name of ['Chidi', 'Dupe']) await send({ name }).expect(201);
  const read = async (query: object) =>
    (await as('get', '/inquiries').query(query).expect(200)).body.map(
      ({ name }: { name: string }) => name,
    );
  const [id = ''] = await api.column("select id from inquiry where name = 'Chidi'");
  const mark = (answered: unknown, inquiry = id) =>
    as('patch', `/inquiries/${inquiry}`, { answered });
  const first = await mark(true).expect(200);
  expect(first.body).toMatchObject({ id, name: 'Chidi', answeredAt: expect.any(String) });
  expect((await mark(true).expect(200)).body).toEqual(first.body);
  expect(await read({ answered: 'true' })).toEqual(['Chidi']);
  expect(await read({ filter: '{"answered":false}' })).toEqual(['Dupe']);
  expect((await mark(false).expect(200)).body.answeredAt).toBeNull();
  expect(await read({ answered: 'true' })).toEqual([]);
  const { body } = await mark('yes').expect(422);
  expect(body.errors.answered).toBe('Say whether it has been answered: true or false');
  expect((await mark(true, crypto.randomUUID()).expect(404)).body.message).toBe(
    'Inquiry not found',
  );
  await mark(true, 'nonsense').expect(404);
});

it('creates one inquiry per Idempotency-Key and rejects another body with 422', async () => {
  const key = crypto.randomUUID();
  const sendWithKey = (name: string) => send({ name }).set('Idempotency-Key', key);
  const first = await sendWithKey('Emeka').expect(201);
  const again = await sendWithKey('Emeka').expect(201).expect('Idempotent-Replayed', 'true');
  expect(again.text).toBe(first.text);
  const { body } = await sendWithKey('Folake').expect(422);
  expect(body.type).toMatch(/#idempotency_mismatch$/);
  const stored = await api.sql("select name from inquiry where name in ('Emeka', 'Folake')");
  expect(stored).toEqual([{ name: 'Emeka' }]);
});

it('accepts five inquiries from an address in half an hour, and repeats its answer to one of them', async () => {
  const limited = await startLimited();
  const from = (name: string) => send({ name }, limited).set(visitorAt('192.0.2.8'));
  let sent = 0;
  expect(await statuses(6, () => from(`Ada ${(sent += 1)}`))).toEqual([...Array(5).fill(201), 429]);
  await from('Ada 1').expect(201);
  await limited.close();
});

it('stores a suspicious inquiry with screening notes', async () => {
  await api.sql('delete from inquiry');
  await send({ message: 'Cheap followers: https://bit.ly/x' })
    .set({ ...visitorAt('192.0.2.7'), 'X-Form-Seconds': '1', 'X-Form-Trap': 'filled' })
    .expect(201);
  const { body } = await as('get', '/inquiries').expect(200);
  expect(body[0].notes.map(({ rule }: { rule: string }) => rule)).toEqual([
    'link_shortener',
    'hidden_field',
    'too_fast',
  ]);
});
