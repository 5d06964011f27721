import { startApp, type TestApp } from '../../test/app.ts';
import { makeAdmin, password } from '../../test/make-account.ts';
import { hashPassword, verifyPassword } from './password.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startApp();
});
afterAll(() => api.close());

const logIn = (body: object) => api.http.post('/api/auth/login').send(body);

describe('Logging in', () => {
  it('returns a token and the account of an admin', async () => {
    const { id, email } = await makeAdmin(api);
    const { body } = await logIn({ email, password }).expect(200);
    expect(body).toEqual({ token: expect.any(String), user: { id, email, isAdmin: true } });
    await api.http.get('/api/auth/me').auth(body.token, { type: 'bearer' }).expect(200, body.user);
  });

  it('accepts an email in any case and with spaces around it', async () => {
    const { email } = await makeAdmin(api);
    await logIn({ email: ` ${email.toUpperCase()} `, password }).expect(200);
  });

  it('accepts an account without the admin flag and returns isAdmin false', async () => {
    const { email } = await makeAdmin(api, { isAdmin: false });
    const { body } = await logIn({ email, password }).expect(200);
    expect(body.user.isAdmin).toBe(false);
  });

  it('gives the same answer for an unknown email, a wrong password and a deactivated account', async () => {
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

  it('reports missing fields by name', async () => {
    const { body } = await logIn({ email: ' ' }).expect(422);
    expect(body.errors).toEqual({
      email: 'Enter your email address',
      password: 'Enter your password',
    });
  });

  it.each([
    ['an operator for a query', { email: { $ne: '' }, password }],
    ['a list', { email: ['a@example.com'], password }],
    ['a NUL character', { email: 'a\u0000@example.com', password }],
    ['a password of a megabyte', { email: 'a@example.com', password: 'x'.repeat(200_000) }],
  ])('answers %s with 401 or 422', async (_, body) => {
    const { status } = await logIn(body);
    expect([401, 422]).toContain(status);
  });
});

describe('A password', () => {
  it('is hashed with argon2id, 19 MiB and two passes', async () => {
    expect(await hashPassword(password)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('does not match an account that does not exist', async () => {
    expect(await verifyPassword(password, undefined)).toBe(false);
  });
});
