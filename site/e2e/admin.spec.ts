import { randomUUID } from 'node:crypto';
import { expectAccessible } from './accessible.ts';
import { expect, go, logIn, review, test } from './admin.fixtures.ts';
import { credentials, sql } from './fixtures.ts';
import { submitJob } from './listings.ts';
import { scales } from './weigh.ts';

const session = () => [localStorage.getItem('token'), localStorage.getItem('user')];

test('the admin login stays within its weight with the panel, refuses who is no admin, shows progress, welcomes an admin, and clears everything after a logout', async ({
  page,
}) => {
  const email = `${randomUUID()}@example.ng`;
  await sql`insert into account (id, email, password_hash, is_admin, active, token_version, created_at)
     select gen_random_uuid(), ${email}, password_hash, false, true, 0, now() from account where email = ${credentials.email}`;
  const weightOf = scales(page);
  await page.goto('/admin-login');
  await page.getByLabel('Email').waitFor();
  const login = await weightOf();
  expect(login.total).toBeGreaterThan(20_000);
  expect(login.total).toBeLessThanOrEqual(180_000);

  await logIn(page, { ...credentials, password: 'not the password' });
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
  await expect(page.getByRole('button', { name: 'Login as Admin' })).toBeEnabled();
  await expect(page.getByLabel('Email')).toHaveValue(credentials.email);
  await expectAccessible(page);
  await logIn(page, { email, password: credentials.password });
  await expect(page.getByRole('alert')).toHaveText('Access denied. You are not an admin.');
  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 500, body: '' }));
  await logIn(page, credentials);
  await expect(page.getByRole('alert')).toHaveText('Login failed');
  expect(await page.evaluate(session)).toEqual([null, null]);
  await page.unroute('**/api/auth/login');

  await page.route('**/api/auth/login', async (route) => {
    await expect(page.getByRole('button', { name: 'Logging in...' })).toBeVisible();
    await route.continue();
  });
  const list = page.waitForResponse(/\/jobs\/pending\?.*range=%5B0%2C49%5D/);
  await logIn(page, credentials);
  await expect(page.getByText('Welcome Admin!')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/dashboard\/pending-jobs$/);
  expect(await (await list).headerValue('Content-Encoding')).toMatch(/^(br|gzip|zstd)$/);
  await page.getByRole('list', { name: 'Pending Jobs' }).waitFor();
  const both = await weightOf();
  expect(both.total).toBeGreaterThan(login.total);
  expect(both.total).toBeLessThanOrEqual(310_000);
  expect(both.elsewhere).toEqual([]);
  const [token, user] = await page.evaluate(session);
  expect(JSON.parse(user!)).toMatchObject({ email: credentials.email, isAdmin: true });
  const me = () =>
    page.request.get('/api/auth/me', { headers: { Authorization: `Bearer ${token}` } });
  expect((await me()).status()).toBe(200);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(async () => (await me()).status()).toBe(401);
  await expect(page).toHaveURL(/\/admin-login$/);
  expect(await page.evaluate(session)).toEqual([null, null]);
  await go(page, 'pending-jobs');
  await expect(page).toHaveURL(/\/admin-login$/);
});

test('a page of the panel that Back restores is loaded anew, and tells of the decision that was sent as it was left', async ({
  moderator: page,
}) => {
  const { name } = await submitJob();
  await review(page, 'Pending Jobs', name);
  await page.getByRole('button', { name: `Approve ${name}` }).click();
  // It is made, but its answer does not reach the page that was left.
  await page.route('**/api/moderations', (route) => void route.fetch(), { times: 1 });
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => {
    for (const type of ['pagehide', 'pageshow'])
      dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
  });
  await loaded;
  await expect(page.getByText('Job approved!')).toBeVisible();
});
