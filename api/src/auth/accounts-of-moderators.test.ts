import { testApp } from '../../test/app.ts';
import { asModerator } from '../../test/make-account.ts';

const api = testApp();
const own = crypto.randomUUID();
const as = asModerator(api, { id: own, email: 'ada@example.ng' });
const call = (method: 'get' | 'post' | 'delete', path: string, body?: object) =>
  as(method, `/accounts${path}`, body);
const logIn = (email: string, password: string) =>
  api.http.post('/api/auth/login').send({ email, password });

describe('The accounts of moderators', () => {
  it('can be added with a password that logs in, replaced, deactivated and added again', async () => {
    const { body: added } = await call('post', '', { email: 'New@Example.ng ' }).expect(201);
    expect(added).toMatchObject({ email: 'new@example.ng', isAdmin: true, active: true });
    const { body: session } = await logIn('new@example.ng', added.password).expect(200);
    await call('post', '', { email: 'new@example.ng' }).expect(409);

    const { body: changed } = await call('post', `/${added.id}/password`).expect(200);
    await logIn('new@example.ng', added.password).expect(401);
    await api.http.get('/api/auth/me').auth(session.token, { type: 'bearer' }).expect(401);
    await logIn('new@example.ng', changed.password).expect(200);
    const { body: list } = await call('get', '').expect(200);
    expect(list).toMatchObject([
      { email: 'ada@example.ng', seenAt: expect.any(String) },
      { email: 'new@example.ng', seenAt: expect.any(String) },
    ]);
    expect(JSON.stringify(list)).not.toContain('assword');

    const { body: left } = await call('delete', `/${added.id}`).expect(200);
    expect(left).toMatchObject({ email: 'new@example.ng', active: false });
    await logIn('new@example.ng', changed.password).expect(401);
    const { body: back } = await call('post', '', { email: 'new@example.ng' }).expect(201);
    await logIn('new@example.ng', back.password).expect(200);
    await call('delete', `/${added.id}`).expect(200);
  });

  it('keep their last admin', async () => {
    const { body } = await call('delete', `/${own}`).expect(409);
    expect(body.message).toBe('ada@example.ng is the last admin. Add another one first.');
  });

  it('are refused with an invalid email or id', async () => {
    const { body } = await call('post', '', { email: 'ada' }).expect(422);
    expect(body.errors.email).toBe(
      'Enter an email address in the correct format, like name@example.com',
    );
    await call('delete', `/${crypto.randomUUID()}`).expect(404);
    await call('post', '/nonsense/password').expect(404);
  });

  it('are added, and added again, once by two requests at the same time', async () => {
    const email = 'twice@example.ng';
    for (const _ of ['new', 'deactivated']) {
      const answers = await Promise.all([1, 2].map(() => call('post', '', { email })));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
      const { id } = answers.find(({ status }) => status === 201)!.body;
      await call('delete', `/${id}`).expect(200);
    }
  });
});
