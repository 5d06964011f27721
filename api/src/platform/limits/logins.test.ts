import type { TestApp } from '../../../test/app.ts';
import { startLimited, statuses, visitorAt } from '../../../test/limits.ts';
import { makeAdmin, password } from '../../../test/make-account.ts';

let api: TestApp;
let other: TestApp;
const quotas = { logins: 5, 'logins-by-email': 3 };

beforeAll(async () => {
  api = await startLimited(quotas);
  other = await startLimited(quotas);
});
afterAll(async () => {
  await api.close();
  await other.close();
});

let house = 0;
/** From a new address each time by default. */
const logIn = (email: string, secret: string, { to = api, from = `192.0.2.${++house}` } = {}) =>
  to.http.post('/api/auth/login').set(visitorAt(from)).send({ email, password: secret });

it('refuses an email over its quota across instances and addresses, even with the right password', async () => {
  const { email } = await makeAdmin(api);
  await logIn(email, 'wrong').expect(401);
  await logIn(` ${email.toUpperCase()} `, 'wrong', { to: other }).expect(401);
  await logIn(email, 'wrong').expect(401);
  const { body, headers } = await logIn(email, password, { to: other }).expect(429);
  expect(body.message).toBe('Too many attempts to log in. Try again in 15 minutes.');
  expect(Number(headers['retry-after'])).toBeGreaterThan(14 * 60);
});

it('refuses an email without an account in the same way', async () => {
  const known = (await makeAdmin(api)).email;
  const outcome = async (email: string) => {
    const answers = [];
    for (let attempt = 0; attempt < 4; attempt++) {
      const { status, body, headers } = await logIn(email, 'wrong');
      answers.push([status, body.message, headers['ratelimit-policy'], Boolean(headers.ratelimit)]);
    }
    return answers;
  };
  expect(await outcome('nobody@example.com')).toEqual(await outcome(known));
});

it('resets the failures of an email after a successful login', async () => {
  const { email } = await makeAdmin(api);
  const fail = () => logIn(email, 'wrong');
  expect(await statuses(2, fail)).toEqual([401, 401]);
  await logIn(email, password, { to: other }).expect(200);
  expect(await statuses(4, fail)).toEqual([401, 401, 401, 429]);
});

it('lets an owner log in from a known place while strangers exhaust the quota of the email', async () => {
  const { email } = await makeAdmin(api);
  const [home, office] = ['198.51.100.1', '198.51.100.2'];
  await logIn(email, password, { from: home }).expect(200);
  expect(await statuses(4, () => logIn(email, 'wrong'))).toEqual([401, 401, 401, 429]);
  await logIn(email, password, { from: office }).expect(429);
  await logIn(email, password, { from: home, to: other }).expect(200);
});

it('limits the attempts from a known place, too', async () => {
  const { email } = await makeAdmin(api);
  const from = '198.51.100.3';
  await logIn(email, password, { from }).expect(200);
  const guess = () => logIn(email, 'wrong', { from });
  expect(await statuses(4, guess)).toEqual([401, 401, 401, 429]);
  await logIn(email, password, { from }).expect(429);
});

it('forgets a known place when it expires, and stores neither email nor address', async () => {
  const { email } = await makeAdmin(api);
  const from = '198.51.100.4';
  await logIn(email, password, { from }).expect(200);
  const rows = await api.sql("select * from rate_limit where key like 'known-places:%'");
  expect(JSON.stringify(rows)).not.toMatch(/198\.51|example/);
  await api.sql(
    "update rate_limit set expire = extract(epoch from now()) * 1000 where key like 'known-places:%'",
  );
  expect(await statuses(4, () => logIn(email, 'wrong'))).toEqual([401, 401, 401, 429]);
  await logIn(email, password, { from }).expect(429);
});

it('accepts logins again after the window has ended', async () => {
  const { email } = await makeAdmin(api);
  expect(await statuses(4, () => logIn(email, 'wrong'))).toEqual([401, 401, 401, 429]);
  await api.sql('update rate_limit set expire = extract(epoch from now()) * 1000');
  await logIn(email, password, { to: other }).expect(200);
});

it('refuses an address over its quota whatever the emails, and no other address', async () => {
  let visitor = 0;
  const guess = () => logIn(`${++visitor}@example.com`, 'wrong', { from: '198.51.100.9' });
  expect(await statuses(6, guess)).toEqual([401, 401, 401, 401, 401, 429]);
  await logIn('1@example.com', 'wrong', { from: '198.51.100.10' }).expect(401);
});

it('reports the remaining quota of the address, never that of the email', async () => {
  const { email } = await makeAdmin(api);
  const { headers } = await logIn(email, 'wrong').expect(401);
  expect(headers['ratelimit-policy']).toBe('"logins";q=5;w=300');
  expect(headers.ratelimit).toMatch(/^"logins";r=4;/);
});
