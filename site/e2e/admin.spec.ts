import { randomUUID } from 'node:crypto';
import { expectAccessible } from './accessible.ts';
import { expect, go, logIn, test } from './admin.fixtures.ts';

const session = () => [localStorage.getItem('token'), localStorage.getItem('user')];

test.describe('The admin login @script', () => {
  test('shows progress, welcomes an admin, opens the pending jobs, and clears everything after a logout', async ({
    page,
    credentials,
  }) => {
    await page.route('**/api/auth/login', async (route) => {
      await expect(page.getByRole('button', { name: 'Logging in...' })).toBeVisible();
      await route.continue();
    });
    await page.goto('/admin-login');
    await logIn(page, credentials);
    await expect(page.getByText('Welcome Admin!')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/dashboard\/pending-jobs$/);
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

  test('refuses a wrong password, a server’s fault and an account without the admin flag, and stores nothing', async ({
    page,
    credentials,
    sql,
  }) => {
    const email = `${randomUUID()}@example.ng`;
    await sql(
      `insert into account (id, email, password_hash, is_admin, active, token_version, created_at)
       select gen_random_uuid(), ?, password_hash, false, true, 0, now() from account where email = ?`,
      [email, credentials.email],
    );
    await page.goto('/admin-login');
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
  });

  test('ends the session of an admin who has been away for an hour', async ({
    moderator: page,
  }) => {
    await page.clock.install();
    await go(page, 'pending-jobs');
    await page.getByRole('heading', { name: 'Pending Jobs' }).waitFor();
    await page.clock.fastForward('59:00');
    await expect(page).toHaveURL(/pending-jobs$/);
    await page.getByRole('heading', { name: 'Pending Jobs' }).click();
    await page.clock.fastForward('59:00');
    await expect(page).toHaveURL(/pending-jobs$/);
    await page.clock.fastForward('02:00');
    await expect(page).toHaveURL(/admin-login$/);
    expect(await page.evaluate(session)).toEqual([null, null]);
  });
});
