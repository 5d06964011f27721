import { TOTP } from 'otpauth';
import { testApp } from '../../test/app.ts';
import { adminToken, makeAdmin, password } from '../../test/make-account.ts';
import { overtake } from '../../test/overtake.ts';
import type { Account } from './account.entity.ts';

const api = testApp();

const period = 30_000;
/** The code `steps` half minutes from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * period });

const call = (token: string, method: 'post' | 'put', path: string, body: object) =>
  api.http[method](`/api/auth/second-factor${path}`).auth(token, { type: 'bearer' }).send(body);

const logIn = ({ email }: Account, code?: string) =>
  api.http.post('/api/auth/login').send({ email, password, ...(code && { code }) });

/** An admin with a second factor. The current code has turned it on: a code works once, so logins take the next. */
async function protectedAdmin() {
  const admin = await makeAdmin(api);
  const token = await adminToken(api, admin);
  const { body } = await call(token, 'post', '/secret', {}).expect(200);
  const request = { password, secret: body.secret, code: codeOf(body.secret) };
  const turnedOn = await call(token, 'put', '', request).expect(200);
  const { recoveryCodes } = turnedOn.body as { recoveryCodes: string[] };
  return { admin, token, secret: body.secret as string, uri: body.uri as string, recoveryCodes };
}

it('The second factor is required at the login from the moment that a code has turned it on', async () => {
  const { admin, secret, uri } = await protectedAdmin();
  expect(uri).toMatch(/^otpauth:\/\/totp\/Naija%20Dispatch:.*secret=[A-Z2-7]{32}/);
  const { body } = await logIn(admin).expect(401);
  expect(body.type).toBe('/api/docs/errors#second_factor_required');
  const { body: session } = await logIn(admin, codeOf(secret, 1)).expect(200);
  expect(session.user.hasSecondFactor).toBe(true);
});

it('The second factor does not tell whether a password is right to somebody who does not know it', async () => {
  const { admin, secret } = await protectedAdmin();
  const wrong = { email: admin.email, password: 'something else', code: codeOf(secret) };
  const { body } = await api.http.post('/api/auth/login').send(wrong).expect(401);
  expect(body.message).toBe('Invalid email or password');
});

it('The second factor accepts each code once, also when it is sent twice at the same time', async () => {
  const { admin, secret } = await protectedAdmin();
  const code = codeOf(secret, 1);
  const answers = await Promise.all([logIn(admin, code), logIn(admin, code)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  await logIn(admin, code).expect(401);
});

it('The second factor is turned on once by a code that is sent twice, so that no recovery codes are shown in vain', async () => {
  const { admin, token, secret } = await protectedAdmin();
  await call(token, 'post', '/removal', { password }).expect(204);
  const request = { password, secret, code: codeOf(secret, 1) };
  const answers = await Promise.all([1, 2].map(() => call(token, 'put', '', request)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  const { body } = answers.find(({ status }) => status === 200) ?? {};
  await logIn(admin, body.recoveryCodes[0]).expect(200);
});

it.each([
  ['turned on', 'put', ''],
  ['turned off', 'post', '/removal'],
] as const)(
  'The second factor is not %s by a password replaced meanwhile',
  async (_, method, path) => {
    const { admin, token, secret } = await protectedAdmin();
    const request = { password, secret, code: codeOf(secret, 1) };
    const replaced = "update account set password_hash = 'x' where id = ?";
    const [answer] = await overtake(
      api,
      (em) => em.execute(replaced, [admin.id]),
      () => call(token, method, path, request).expect(422),
    );
    expect(answer?.body.errors).toEqual({ password: 'This is not your password' });
  },
);

it('The second factor accepts the next code for a clock that is half a minute fast, and no older or later one', async () => {
  const { admin, secret } = await protectedAdmin();
  for (const steps of [-3, 3]) await logIn(admin, codeOf(secret, steps)).expect(401);
  await logIn(admin, codeOf(secret, 1)).expect(200);
});

it('The second factor is replaced by each of ten recovery codes once', async () => {
  const { admin, recoveryCodes } = await protectedAdmin();
  expect(new Set(recoveryCodes).size).toBe(10);
  const [first = '', second = ''] = recoveryCodes;
  await logIn(admin, first.toLowerCase().replaceAll('-', ' ')).expect(200);
  await logIn(admin, first).expect(401);
  await logIn(admin, second).expect(200);
  const stored = await api.sql('select recovery_codes::text from account where id = ?', [admin.id]);
  expect(JSON.stringify(stored)).not.toContain(recoveryCodes[2]!.slice(0, 4));
});

it('The second factor needs the password to be turned on and off, and a code of its secret', async () => {
  const { admin, token, secret } = await protectedAdmin();
  const request = { password, secret, code: codeOf(secret) };
  const refused = { password: 'This is not your password' };
  const wrong = { ...request, password: 'wrong' };
  expect((await call(token, 'put', '', wrong).expect(422)).body.errors).toEqual(refused);
  await call(token, 'put', '', { ...request, code: codeOf(secret, 9) }).expect(422);
  await call(token, 'post', '/removal', { password: 'wrong' }).expect(422);
  await call(token, 'post', '/removal', { password }).expect(204);
  const { body } = await logIn(admin).expect(200);
  expect(body.user.hasSecondFactor).toBe(false);
});
