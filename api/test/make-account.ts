import { Account } from '../src/auth/account.entity.ts';
import { hashPassword } from '../src/auth/password.ts';
import { type TestApp, testApp } from './app.ts';

export const password = 'correct horse battery';
/** The same for all accounts of a test file: argon2 takes tens of milliseconds. */
let passwordHash: Promise<string> | undefined;

/** Creates an active account with `password`, an admin by default. */
export async function makeAdmin({ em }: TestApp, fields: Partial<Account> = {}) {
  const account = em.create(Account, {
    email: `${crypto.randomUUID()}@example.com`,
    isAdmin: true,
    passwordHash: await (passwordHash ??= hashPassword(password)),
    ...fields,
  });
  await em.flush();
  return account;
}

/** A token of `account`, or of a new admin. */
export async function adminToken(api: TestApp, account?: Account): Promise<string> {
  const { email } = account ?? (await makeAdmin(api));
  const { body } = await api.http.post('/api/auth/login').send({ email, password }).expect(200);
  return body.token;
}

/** Requests below `/api` by a new admin, who is made before the first test of the file. */
export function asModerator(api: TestApp, fields: Partial<Account> = {}) {
  let token: string;
  beforeAll(async () => {
    token = await adminToken(api, await makeAdmin(api, fields));
  });
  return (method: 'get' | 'post' | 'put' | 'patch' | 'delete', path: string, body?: object) =>
    api.http[method](`/api${path}`).auth(token, { type: 'bearer' }).send(body);
}

/** The app for all tests of a file, with the requests of a moderator. */
export function moderatedApp(fields: Partial<Account> = {}) {
  const api = testApp();
  return { api, as: asModerator(api, fields) };
}
