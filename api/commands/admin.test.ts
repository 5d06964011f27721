import { testApp } from '../test/app.ts';
import { adminToken, makeAdmin } from '../test/make-account.ts';
import { Accounts } from '../src/auth/accounts.ts';
import { adminCommand } from './admin.ts';

const api = testApp();
beforeEach(() => api.sql('delete from account'));

const first = { ADMIN_EMAIL: 'First@Example.ng', ADMIN_PASSWORD: 'the first password' };
const run = (line: string, environment: NodeJS.Dict<string> = {}) =>
  adminCommand(new Accounts(api.em.fork()), line.split(' ').filter(Boolean), environment);
const logIn = (email: string, password: string) =>
  api.http.post('/api/auth/login').send({ email, password });
const printed = (output: string) => /Its password is (\S+)$/.exec(output)?.[1] ?? '';

it('The command ensure creates the first admin', async () => {
  expect(await run('ensure', first)).toBe('{"created":true}');
  const { body } = await logIn('first@example.ng', first.ADMIN_PASSWORD).expect(200);
  expect(body.user.isAdmin).toBe(true);
});

it.each([
  ['there is an admin', { isAdmin: true }],
  ['the email has an account', { email: 'first@example.ng', isAdmin: false }],
])('The command ensure changes nothing when %s', async (_, account) => {
  await makeAdmin(api, account);
  expect(await run('ensure', first)).toBe('{"created":false}');
  expect(await api.sql('select is_admin from account')).toEqual([{ is_admin: account.isAdmin }]);
});

it('The command ensure creates one admin when several instances start at the same time', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => run('ensure', first)));
  expect(answers.filter((answer) => answer === '{"created":true}')).toHaveLength(1);
  expect(await api.sql('select email from account')).toHaveLength(1);
});

it.each([
  [
    { ADMIN_PASSWORD: 'password1234' },
    'ADMIN_PASSWORD is too easy to guess. Take four unrelated words.',
  ],
  [{ ADMIN_EMAIL: 'first' }, 'ADMIN_EMAIL is not an email address.'],
  [{ ADMIN_PASSWORD: '' }, 'Set ADMIN_EMAIL and ADMIN_PASSWORD.'],
])(
  'The command ensure names what it refuses in %j, without waiting for the table',
  (wrong, named) =>
    api.em.fork().transactional(async (em) => {
      await em.execute('lock table account in row exclusive mode');
      await expect(run('ensure', { ...first, ...wrong })).rejects.toThrow(named);
    }),
);

it('The command add creates or reactivates an admin and prints the generated password', async () => {
  await makeAdmin(api, { email: 'old@example.ng', active: false });
  for (const email of ['new@example.ng', 'old@example.ng']) {
    const password = printed(await run(`add ${email}`));
    expect(password).toHaveLength(24);
    await logIn(email, password).expect(200);
  }
});

it('The command add accepts a password as an option and does not print it', async () => {
  expect(await run('add new@example.ng --password=chosen-by-a-heron')).toBe(
    'new@example.ng is an admin now.',
  );
  await logIn('new@example.ng', 'chosen-by-a-heron').expect(200);
});

it('ends every session of an account with its new password or its deactivation', async () => {
  const admin = await makeAdmin(api, { email: 'old@example.ng' });
  const token = await adminToken(api, admin);
  const password = printed(await run('password old@example.ng'));
  await api.http.get('/api/auth/me').auth(token, { type: 'bearer' }).expect(401);
  const { body } = await logIn('old@example.ng', password).expect(200);
  await run('deactivate old@example.ng --force');
  await api.http.get('/api/auth/me').auth(body.token, { type: 'bearer' }).expect(401);
  await logIn('old@example.ng', password).expect(401);
});

it('lists every account with its state and the time of its last request', async () => {
  expect(await run('list')).toBe('There is no account.');
  await adminToken(api, await makeAdmin(api, { email: 'ada@example.ng' }));
  await makeAdmin(api, { email: 'old@example.ng', active: false });
  const [ada, old, ...more] = (await run('list')).split('\n');
  expect(ada).toMatch(/^ada@example\.ng +admin, last seen \d{4}-\d\d-\d\d \d\d:\d\d$/);
  expect(old).toMatch(/^old@example\.ng +admin, deactivated, no session$/);
  expect(more).toEqual([]);
});

it('The command second-factor removes the second factor of an account, which the list names, and ends its sessions', async () => {
  const ada = await makeAdmin(api, { email: 'ada@example.ng', isAdmin: false });
  const token = await adminToken(api, ada);
  await api.sql("update account set totp_secret = 'ABC'");
  expect(await run('list')).toContain(' no admin, second factor, ');
  expect(await run('second-factor ada@example.ng')).toMatch(/ with the password alone now\.$/);
  expect(await run('list')).not.toContain('second factor');
  await api.http.get('/api/auth/me').auth(token, { type: 'bearer' }).expect(401);
  await adminToken(api, ada);
});

it('The last admin is deactivated only with --force', async () => {
  await makeAdmin(api, { email: 'last@example.ng' });
  await makeAdmin(api, { email: 'left@example.ng', active: false });
  await makeAdmin(api, { email: 'user@example.ng', isAdmin: false });
  await run('deactivate user@example.ng');
  await expect(run('deactivate last@example.ng')).rejects.toThrow('is the last admin');
  expect(await run('deactivate last@example.ng --force')).toContain('cannot log in any more');
});

it('The last admin remains active when two admins deactivate each other at the same time', async () => {
  const emails = ['ada@example.ng', 'bola@example.ng'];
  for (const email of emails) await makeAdmin(api, { email });
  await Promise.allSettled(emails.map((email) => run(`deactivate ${email}`)));
  expect(await api.sql('select email from account where active')).toHaveLength(1);
});

it('says that a deactivated account stays so with its new password', async () => {
  await makeAdmin(api, { email: 'old@example.ng', active: false });
  const output = await run('password old@example.ng');
  expect(output).toContain('It stays deactivated');
  await logIn('old@example.ng', printed(output)).expect(401);
});

const usage = 'Accounts of moderators:';
it.each([
  ['', usage],
  ['add', usage],
  ['list --all', usage],
  ['add x@example.ng y z', usage],
  ['add x@example.ng --force', usage],
  ['add somebody', "'somebody' is not an email address."],
  ['add ZOROBABEL@example.ng', 'There is an account for zorobabel@example.ng already.'],
  ['add x@example.ng --password=eleven-char', 'The password must have at least 12 characters.'],
  ['add zorobabela@example.ng --password=zorobabela-1234', 'The password is too easy to guess.'],
  ['password zorobabel@example.ng --password=zorobabel-1234', 'The password is too easy to'],
  [
    `add x@example.ng --password=${'x1y2z3'.repeat(200)}`,
    'The password must have at most 1,024 characters.',
  ],
  ['password x@example.ng', 'There is no account for x@example.ng.'],
  ['deactivate x@example.ng', 'There is no account for x@example.ng.'],
])('refuses the command "%s" with the reason', async (line, reason) => {
  await makeAdmin(api, { email: 'zorobabel@example.ng' });
  await expect(run(line)).rejects.toThrow(reason);
});
