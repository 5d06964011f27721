import type { Request } from 'express';
import { limitedApp, statuses, visitorAt } from '../../../test/limits.ts';
import { makeAdmin, password } from '../../../test/make-account.ts';
import { knownDevice } from './known-devices.ts';

const quotas = { logins: 5, 'network-logins': 6, 'logins-by-email': 3, 'logins-by-device': 4 };
const api = limitedApp(quotas);
const other = limitedApp(quotas);

let house = 0;
/** Logs in from a new network each time by default. */
const logIn = (
  email: string,
  secret: string,
  { to = api, from = `198.18.${++house}.1`, device = '' } = {},
) =>
  to.http
    .post('/api/auth/login')
    .set({ ...visitorAt(from), ...(device && { Cookie: device }) })
    .send({ email, password: secret });

/** Logs in with success and returns the cookie of the device. */
async function deviceOf(email: string): Promise<string> {
  const { headers } = await logIn(email, password).expect(200);
  const [cookie = ''] = headers['set-cookie'] ?? [];
  expect(cookie).toMatch(/; Path=\/api\/auth\/login; .*HttpOnly; SameSite=Strict$/);
  return cookie.split(';')[0]!;
}

const endWaits = () =>
  api.sql(
    `update rate_limit set expire = extract(epoch from now()) * 1000 where key not like '%-waits:%'`,
  );

it('The limit of logins refuses an email over its quota across instances and addresses, even with the right password', async () => {
  const { email } = await makeAdmin(api);
  await logIn(email, 'wrong').expect(401);
  await logIn(` ${email.toUpperCase()} `, 'wrong', { to: other }).expect(401);
  await logIn(email, 'wrong').expect(401);
  const { body, headers } = await logIn(email, password, { to: other }).expect(429);
  expect(body.message).toBe('Too many attempts to log in. Try again in 60 seconds.');
  expect(headers['retry-after']).toBe('60');
});

it('The limit of logins doubles the wait for an email with each series of failures, up to 15 minutes, and forgets it after a success', async () => {
  const { email } = await makeAdmin(api);
  const waits = [];
  for (let series = 0; series < 6; series++) {
    expect(await statuses(3, () => logIn(email, 'wrong'))).toEqual([401, 401, 401]);
    waits.push(
      Number((await logIn(email, 'wrong', { to: other }).expect(429)).headers['retry-after']),
    );
    const left = Number((await logIn(email, 'wrong').expect(429)).headers['retry-after']);
    expect(left).toBeLessThanOrEqual(waits[series]!);
    await endWaits();
  }
  expect(waits).toEqual([60, 120, 240, 480, 900, 900]);
  await logIn(email, password).expect(200);
  expect(await statuses(3, () => logIn(email, 'wrong'))).toEqual([401, 401, 401]);
  await logIn(email, 'wrong').expect(429).expect('Retry-After', '60');
});

it('The limit of logins refuses an email without an account in the same way', async () => {
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

it('The limit of logins resets the failures of an email after a successful login', async () => {
  const { email } = await makeAdmin(api);
  const fail = () => logIn(email, 'wrong');
  expect(await statuses(2, fail)).toEqual([401, 401]);
  await logIn(email, password, { to: other }).expect(200);
  expect(await statuses(4, fail)).toEqual([401, 401, 401, 429]);
});

it('The limit of logins lets an owner log in on a known device while strangers exhaust every quota around it', async () => {
  const { email } = await makeAdmin(api);
  const device = await deviceOf(email);
  const office = '198.51.100.1';
  let visitor = 0;
  const guess = () => logIn(`${++visitor}@example.com`, 'wrong', { from: office });
  expect(await statuses(6, guess)).toEqual([401, 401, 401, 401, 401, 429]);
  expect(await statuses(4, () => logIn(email, 'wrong'))).toEqual([401, 401, 401, 429]);
  await logIn(email, password, { from: office }).expect(429);
  await logIn(email, password, { from: office, device, to: other }).expect(200);
});

it('The limit of logins holds wrong passwords on a known device to its own quota, for a minute and then for two', async () => {
  const { email } = await makeAdmin(api);
  const device = await deviceOf(email);
  const guess = () => logIn(email, 'wrong', { device });
  expect(await statuses(5, guess)).toEqual([401, 401, 401, 401, 429]);
  const { headers } = await logIn(email, password, { device }).expect(429);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  await logIn(email, password).expect(200);
  await endWaits();
  expect(await statuses(4, guess)).toEqual([401, 401, 401, 401]);
  await guess().expect(429).expect('Retry-After', '120');
});

it('The limit of logins recognizes no device by a forged cookie, by that of another account, or after 180 days', async () => {
  const { email } = await makeAdmin(api);
  const device = await deviceOf(email);
  expect(await statuses(4, () => logIn(email, 'wrong'))).toEqual([401, 401, 401, 429]);
  const [name = '', value = ''] = device.split('=');
  const another = await deviceOf((await makeAdmin(api)).email);
  const forged = `${name}=${value.slice(0, -1)}${value.endsWith('A') ? 'B' : 'A'}`;
  for (const cookie of [forged, `${name}=${another.split('=')[1]}`, `${name}=`, 'device=1'])
    await logIn(email, password, { device: cookie }).expect(429);
  const request = (now: Date) =>
    knownDevice({ body: { email }, headers: { cookie: device } } as Request, now);
  const day = 24 * 3_600_000;
  expect(request(new Date(Date.now() + 179 * day))).toContain(email);
  expect(request(new Date(Date.now() + 181 * day))).toBeUndefined();
  expect(device).not.toContain(email);
});

it('The limit of logins recognizes no device that has only asked for a new password of an email', async () => {
  const { email } = await makeAdmin(api);
  const asked = api.http.post('/api/auth/password-reset').set(visitorAt('198.51.102.1'));
  const { headers } = await asked.send({ email }).expect(204);
  expect(headers).not.toHaveProperty('set-cookie');
});

it('The limit of logins refuses a /24 over its quota whatever the address in it', async () => {
  let last = 0;
  const guess = () => logIn(`${++last}@example.net`, 'wrong', { from: `203.0.113.${last}` });
  expect(await statuses(7, guess)).toEqual([401, 401, 401, 401, 401, 401, 429]);
});

it('The limit of logins reports the remaining quota of the address, never that of the email', async () => {
  const { email } = await makeAdmin(api);
  const { headers } = await logIn(email, 'wrong').expect(401);
  expect(headers['ratelimit-policy']).toBe('"logins";q=5;w=300');
  expect(headers.ratelimit).toMatch(/^"logins";r=4;/);
});
