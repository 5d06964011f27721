import { testApp } from '../../test/app.ts';
import { makeAdmin, password } from '../../test/make-account.ts';
import { overtake } from '../../test/overtake.ts';
import { Accounts } from './accounts.ts';

const api = testApp();

const fresh = 'brass heron at noon';

const ask = (email: string) => api.http.post('/api/auth/password-reset').send({ email });
const set = (token: string, newPassword = fresh) =>
  api.http.post('/api/auth/password').send({ token, password: newPassword });
const logIn = (email: string, word: string) =>
  api.http.post('/api/auth/login').send({ email, password: word });

/** Lets minutes pass for the link of an account. */
const pass = (minutes: number, id: string) =>
  api.sql(
    `update account set reset_expires_at = reset_expires_at - ? * interval '1 minute' where id = ?`,
    [minutes, id],
  );

async function tokensTo(address: string): Promise<string[]> {
  const mails = await api.column(
    `select letter::text from mail where letter ->> 'to' = ? order by created_at`,
    [address],
  );
  return mails.map((text) => /admin-login#reset=([\w-]{43})"/.exec(text)?.[1] ?? '');
}

async function askedAdmin() {
  const admin = await makeAdmin(api);
  await ask(` ${admin.email.toUpperCase()} `).expect(204);
  const [token = '', ...more] = await tokensTo(admin.email);
  expect(more).toEqual([]);
  return { ...admin, token };
}

it('The reset of a password mails a link that sets a new password once and ends every session', async () => {
  const { email, token } = await askedAdmin();
  const { body } = await logIn(email, password).expect(200);
  await set(token).expect(204);
  await api.http.get('/api/auth/me').auth(body.token, { type: 'bearer' }).expect(401);
  await logIn(email, password).expect(401);
  await logIn(email, fresh).expect(200);
  const { body: used } = await set(token, 'violet tram in june').expect(409);
  expect(used.message).toContain('Ask for a new one');
});

it('The reset of a password keeps the link when the new password is too weak, which it finds out without a lock', async () => {
  const { token, id } = await askedAdmin();
  const { body } = await api.em.fork().transactional(async (em) => {
    await em.execute('select from account where id = ? for update', [id]);
    return set(token, 'password1234').expect(422);
  });
  expect(body.errors).toEqual({
    password: 'The password is too easy to guess. Take four unrelated words.',
  });
  await set(token).expect(204);
});

it('The reset of a password refuses a link after an hour, and for an account that was deactivated meanwhile', async () => {
  const late = await askedAdmin();
  await pass(59, late.id);
  await set(late.token, 'password1234').expect(422);
  await pass(1, late.id);
  await set(late.token).expect(409);
  const left = await askedAdmin();
  await api.sql('update account set active = false where id = ?', [left.id]);
  await set(left.token).expect(409);
});

it('The reset of a password gives the same answer, and sends nothing, for an unknown or deactivated account', async () => {
  const left = await makeAdmin(api, { active: false });
  const known = await makeAdmin(api);
  const answers = await Promise.all(
    [left.email, 'nobody@deliveries.ng', known.email].map((email) =>
      ask(email).set('X-Request-Id', 'the-same-id'),
    ),
  );
  const seen = answers.map(({ status, text, headers }) => ({
    status,
    text,
    headers: { ...headers, date: '' },
  }));
  expect(seen[0]).toEqual(seen[2]);
  expect(seen[1]).toEqual(seen[2]);
  expect(await tokensTo(left.email)).toEqual([]);
  expect(await tokensTo(known.email)).toHaveLength(1);
});

it('The reset of a password sends one mail an hour to an account, however often somebody asks, and another once its link is used', async () => {
  const { id, email, token } = await askedAdmin();
  await pass(59, id);
  await Promise.all([ask(email), ask(email), ask(email)]);
  expect(await tokensTo(email)).toEqual([token]);
  await pass(1, id);
  await ask(email).expect(204);
  const [, second = ''] = await tokensTo(email);
  await set(token).expect(409);
  await set(second).expect(204);
  await ask(email).expect(204);
  expect(await tokensTo(email)).toHaveLength(3);
});

it('The reset of a password ends the sessions and the link of a password that is replaced in the same moment', async () => {
  const { id, email } = await makeAdmin(api);
  const operator = new Accounts(api.em.fork());
  const ended =
    "update account set token_version = token_version + 1, reset_token_hash = 'x' where id = ?";
  await overtake(
    api,
    (em) => em.execute(ended, [id]),
    () => operator.changePassword(email, fresh),
  );
  const [account] = await api.sql(
    'select token_version, reset_token_hash from account where id = ?',
    [id],
  );
  expect(account).toEqual({ token_version: 2, reset_token_hash: null });
});
