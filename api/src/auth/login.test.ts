import { startApp, type TestApp } from '../../test/app.ts';
import { makeAdmin, password } from '../../test/make-account.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startApp();
});
afterAll(() => api.close());

describe('POST /api/auth/login', () => {
  it('gives an admin a token and says who it is', async () => {
    const { id, email } = await makeAdmin(api);
    const { body } = await api.http
      .post('/api/auth/login')
      .send({ email: email.toUpperCase(), password })
      .expect(200);
    expect(body).toEqual({ token: expect.any(String), user: { id, email, isAdmin: true } });
    await api.http.get('/api/auth/me').auth(body.token, { type: 'bearer' }).expect(200, body.user);
  });
});
