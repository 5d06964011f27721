import { testApp } from '../../test/app.ts';
import { adminToken, asModerator, makeAdmin, password } from '../../test/make-account.ts';
import { hashPassword } from './password.ts';

const api = testApp();

it('answers 403 with the words of the specification as soon as an admin has lost the flag', async () => {
  const admin = await makeAdmin(api);
  const token = await adminToken(api, admin);
  const ask = () => api.http.get('/api/companies/pending').auth(token, { type: 'bearer' });
  await ask().expect(200);
  await api.sql('update account set is_admin = false where id = ?', [admin.id]);
  const { body } = await ask().expect(403);
  expect(body.message).toBe('Access denied. You are not an admin.');
});

const logIn = (body: object) => api.http.post('/api/auth/login').send(body);

it.each([true, false])(
  'Logging in returns a token and the account, with isAdmin %s, for an email in any case and with spaces',
  async (isAdmin) => {
    const { id, email } = await makeAdmin(api, { isAdmin });
    const { body } = await logIn({ email: ` ${email.toUpperCase()} `, password }).expect(200);
    expect(body.user).toEqual({ id, email, isAdmin, hasSecondFactor: false });
    await api.http.get('/api/auth/me').auth(body.token, { type: 'bearer' }).expect(200, body.user);
  },
);

it('Logging in gives the same answer for an unknown email, a wrong password and a deactivated account', async () => {
  const { email } = await makeAdmin(api);
  const { email: left } = await makeAdmin(api, { active: false });
  const attempts = [
    { email: 'nobody@example.com', password },
    { email, password: 'not the password' },
    { email: left, password },
  ];
  const answers = await Promise.all(
    attempts.map((attempt) => logIn(attempt).set('X-Request-Id', 'the-same-id')),
  );
  for (const { status, text, headers } of answers) {
    expect(status).toBe(401);
    expect(JSON.parse(text).message).toBe('Invalid email or password');
    expect({ text, headers: { ...headers, date: '' } }).toEqual({
      text: answers[0]?.text,
      headers: { ...answers[0]?.headers, date: '' },
    });
  }
});

it('Logging in reports missing fields by name', async () => {
  const { body } = await logIn({ email: ' ' }).expect(422);
  expect(body.errors).toEqual({
    email: 'Enter your email address',
    password: 'Enter your password',
  });
});

it('hashes a password with argon2id, 19 MiB and two passes', async () => {
  expect(await hashPassword(password)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

const me = async (token: string) =>
  (await api.http.get('/api/auth/me').auth(token, { type: 'bearer' })).status;
const age = (time: string) => api.sql(`update session set used_at = now() - interval '${time}'`);

it('T4: logging out invalidates the token of the session and no other of the account', async () => {
  const admin = await makeAdmin(api);
  const [first, second] = [await adminToken(api, admin), await adminToken(api, admin)];
  const logOut = () => api.http.post('/api/auth/logout').auth(first, { type: 'bearer' });
  await logOut().expect(204);
  await logOut().expect(401);
  expect([await me(first), await me(second)]).toEqual([401, 200]);
});

it('T6: a session expires after an hour without a request, and not before; each request restarts it', async () => {
  const token = await adminToken(api);
  await age('59 minutes 50 seconds');
  expect(await me(token)).toBe(200);
  const isRecent = `select max(used_at) > now() - interval '1 minute' from session`;
  expect(await api.column(isRecent)).toEqual([true]);
  await age('60 minutes');
  expect(await me(token)).toBe(401);
});

it('T6: a session is deleted at the next login once it has expired', async () => {
  const token = await adminToken(api);
  await age('61 minutes');
  await adminToken(api);
  const stale = await api.sql(`select 1 from session where used_at < now() - interval '1 hour'`);
  expect([stale, await me(token)]).toEqual([[], 401]);
});

describe('The accounts of moderators', () => {
  const id = crypto.randomUUID();
  const as = asModerator(api, { id, email: 'ada@example.ng' });

  it('keep their last admin', async () => {
    await api.sql('update account set active = false where id <> ?', [id]);
    const { body } = await as('delete', `/accounts/${id}`).expect(409);
    expect(body.message).toBe('ada@example.ng is the last admin. Add another one first.');
  });

  it('are added, and added again, once by two requests at the same time', async () => {
    const add = () => as('post', '/accounts', { email: 'twice@example.ng' });
    for (const _ of ['new', 'deactivated']) {
      const answers = await Promise.all([add(), add()]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
      const { body } = answers.find(({ status }) => status === 201)!;
      await as('delete', `/accounts/${body.id}`).expect(200);
    }
  });
});
