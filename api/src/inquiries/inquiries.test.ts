import { startApp, type TestApp } from '../../test/app.ts';
import { adminToken } from '../../test/make-account.ts';

const inquiry = {
  name: 'Ada Obi',
  email: 'ada@example.com',
  phone: '0803 123 4567',
  interest: 'sponsorship',
  message: 'We would like to sponsor\nthe jobs page.',
};

let api: TestApp;

beforeAll(async () => {
  api = await startApp();
});
afterAll(() => api.close());

const send = (fields: object) => api.http.post('/api/inquiries').send({ ...inquiry, ...fields });

it('thanks in the words of the spec, and shows the inquiry to moderators only, newest first', async () => {
  const { body } = await send({}).expect(201);
  expect(body).toEqual({ message: "Thank you for your inquiry! We'll get back to you soon." });
  await send({ name: 'Bola', company: 'Swift Riders', interest: 'other' }).expect(201);
  await api.http.get('/api/inquiries').expect(401);
  const token = await adminToken(api);
  const read = (query: object) =>
    api.http.get('/api/inquiries').query(query).auth(token, { type: 'bearer' }).expect(200);
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
    },
  ]);
  const first = await read({ sort: '["name","ASC"]', range: '[0,0]' });
  expect(first.body).toEqual([all.body[1]]);
  expect((await read({ filter: JSON.stringify({ id: all.body[0].id }) })).body).toEqual([
    all.body[0],
  ]);
});

it('says for every field that has to be there what to enter', async () => {
  const { body } = await api.http.post('/api/inquiries').send({}).expect(422);
  expect(Object.keys(body.errors)).toEqual(['name', 'email', 'phone', 'interest', 'message']);
  expect(body.errors.message).toBe('Enter your message');
});

it('takes a message of 5000 characters and no more', async () => {
  await send({ message: 'a'.repeat(5000) }).expect(201);
  await send({ message: 'a'.repeat(5001) }).expect(422);
});
