import { expectAccessible } from './accessible.ts';
import { call, enterPanel, expect, go, test } from './admin.fixtures.ts';
import { credentials, post, requestsOf } from './fixtures.ts';

test('a moderator adds a colleague, gives a new password and deactivates the account @phone', async ({
  moderator: page,
}) => {
  const email = `colleague-${Date.now()}@example.ng`;
  const logIn = async (password: string) =>
    (await page.request.post('/api/auth/login', { data: { email, password } })).status();
  const secret = page.locator('code');
  await go(page, 'moderators');
  // The session that shows it would end.
  await page.getByRole('button', { name: `Deactivate ${credentials.email}` }).waitFor();
  await expect(
    page.getByRole('button', { name: `New password for ${credentials.email}` }),
  ).toHaveCount(0);
  await page.getByLabel('Email').fill('nobody');
  await page.getByRole('button', { name: 'Add moderator' }).click();
  await expect(page.getByText('Enter an email address in the correct format')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Add moderator' }).click();
  await expect(page.getByText(`The password of ${email}`)).toBeVisible();
  await expectAccessible(page);
  const first = (await secret.textContent())!;
  expect(await logIn(first)).toBe(200);

  await page.getByRole('button', { name: `New password for ${email}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'New password' }).click();
  await expect(secret).not.toHaveText(first);
  expect(await logIn(first)).toBe(401);
  expect(await logIn((await secret.textContent())!)).toBe(200);

  await page.getByRole('button', { name: `Deactivate ${email}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(
    page.getByRole('listitem').filter({ hasText: email }).getByText('Deactivated'),
  ).toBeVisible();
  await expect(secret, 'it leaves with its account').toHaveCount(0);
});

test('a moderator gives a partner a key, which is shown once, and revokes it @phone', async ({
  moderator: page,
}) => {
  const secret = page.locator('code');
  const name = `Jobs of Lagos ${Date.now()}`;
  const older = `Older ${Date.now()}`;
  await call(page, 'POST', 'partners', { name: older });
  const fault = { status: 500, json: {} };
  await page.route('**/api/partners', (route) => route.fulfill(fault), { times: 1 });
  await go(page, 'partners');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByLabel('Name').fill(name);
  const sent = requestsOf(page, /^POST .*partners$/);
  await page.getByRole('button', { name: 'Add partner' }).dblclick({ delay: 50 });
  const key = (await secret.textContent())!;
  const read = async () =>
    (
      await page.request.get('/api/submissions/ND-0000-0000', { headers: { 'X-Api-Key': key } })
    ).status();
  expect(await read()).toBe(404);
  expect(sent).toHaveLength(1);
  await expectAccessible(page);
  await page.getByLabel('Name').fill('Another');
  const partner = page.getByRole('listitem').filter({ hasText: name });
  await expect(partner, 'the list is read again').toBeVisible();
  await page.route('**/api/partners', (route) => route.fulfill(fault), { times: 1 });
  await page.getByRole('button', { name: 'Add partner' }).click();
  await expect(page.getByRole('alert').filter({ hasNotText: 'only once' })).toBeVisible();
  await expect(secret, 'a later failure hides no key').toHaveText(key);
  await expect(partner.getByText('last used')).toBeVisible();
  const revoke = async (whose: string) => {
    await page.getByRole('button', { name: `Revoke the key of ${whose}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    const revoked = page
      .getByRole('listitem')
      .filter({ hasText: whose })
      .getByText(/^Revoked \d/);
    await expect(revoked).toBeVisible();
  };
  await revoke(older);
  await expect(secret, 'nor does another change').toHaveText(key);
  await expect(page.getByLabel('Name')).toHaveValue('Another');
  await revoke(name);
  await expect(secret, 'it leaves with its partner').toHaveCount(0);
  expect(await read()).toBe(401);
});

test('a moderator gets a page whose script could not be fetched when they come to it again @desktop', async ({
  page,
}) => {
  const script = '**/admin/assets/block-page-*.js';
  await page.route(script, (route) => route.abort());
  await page.route('**/admin/assets/index-*.js', (route) => route.abort(), { times: 1 });
  await page.goto('/admin-login');
  const advice = page.getByText('turn on JavaScript or update this browser');
  await expect(advice).toBeVisible();
  await enterPanel(page);
  await go(page, 'blocks');
  await expect(page.getByText('This page could not be shown.')).toBeVisible();
  await expect(advice).toBeHidden();
  await page.unroute(script);
  for (const name of ['Inquiries', 'Block List']) {
    await page.getByRole('link', { name }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
  }
});

test('a moderator sees at once that a page is on its way @desktop', async ({ moderator: page }) => {
  await go(page, 'inquiries');
  const inquiries = page.getByRole('heading', { level: 1, name: 'Inquiries' });
  await inquiries.waitFor();
  await page.route('**/admin/assets/partners-page-*.js', () => undefined);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  await page.getByRole('link', { name: 'Partners' }).click();
  await inquiries.waitFor({ state: 'hidden' });
  await page.clock.runFor(500);
  await expect(page.getByText('Loading', { exact: true })).toBeVisible();
});

test('a moderator is told before an hour without activity ends the session, which a key and a click prolong @desktop', async ({
  moderator: page,
}) => {
  // The end revokes the token, so it is not that of the worker's other tests.
  await enterPanel(page, post('auth/login', credentials));
  await page.clock.install();
  await go(page, 'inquiries');
  const inquiries = page.getByRole('heading', { level: 1, name: 'Inquiries' });
  await inquiries.waitFor();
  for (const act of [() => page.keyboard.press('Shift'), () => inquiries.click()]) {
    await act();
    await page.clock.fastForward('59:00');
    await expect(page.getByText('Scroll or press Shift to stay.')).toBeVisible();
  }
  await expect(inquiries).toBeVisible();
  await page.clock.fastForward('02:00');
  await expect(page).toHaveURL(/admin-login$/);
  expect(await page.evaluate(() => localStorage.token ?? localStorage.user)).toBeUndefined();
});
