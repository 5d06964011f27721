import { randomUUID } from 'node:crypto';
import { TOTP } from 'otpauth';
import { expectAccessible } from './accessible.ts';
import { expect, go, logIn, test as base } from './admin.fixtures.ts';
import { credentials, sql } from './fixtures.ts';

/** A moderator of this test alone, with the password of the fixtures. */
const test = base.extend<{ own: { email: string; password: string } }>({
  own: async ({}, use) => {
    const email = `${randomUUID()}@deliveries.ng`;
    await sql`insert into account (email, password_hash, is_admin)
       select ${email}, password_hash, true from account where email = ${credentials.email}`;
    await use({ email, password: credentials.password });
  },
});

test('an account is protected by an authenticator app, which the next login asks for @phone', async ({
  page,
  own,
}) => {
  await go(page, 'account');
  await logIn(page, own);
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  const codeIn = (seconds: number) =>
    new TOTP({ secret }).generate({ timestamp: Date.now() + seconds * 1000 });
  await expectAccessible(page);
  await page.getByLabel('Code that the app shows').fill(codeIn(0));
  await page.getByLabel('Your password').fill('not the password');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('This is not your password')).toBeVisible();
  await page.getByLabel('Your password').fill(own.password);
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.locator('pre')).toHaveText(/^([A-Z2-7]{4}(-[A-Z2-7]{4}){3}\s*){10}$/);

  await page.evaluate(() => localStorage.clear());
  await page.goto('/admin-login');
  await logIn(page, own);
  const code = page.getByLabel('Code of your authenticator app');
  await expect(code).toBeFocused();
  await code.fill('000000');
  await page.getByRole('button', { name: 'Login as Admin' }).click();
  await expect(page.getByRole('alert')).toContainText('This code is wrong');
  // Each code works once: the next is accepted early.
  await code.fill(codeIn(30));
  await page.getByRole('button', { name: 'Login as Admin' }).click();
  await expect(page).toHaveURL(/pending-jobs$/);
  await go(page, 'account');
  await expect(page.getByRole('button', { name: 'Turn off' })).toBeVisible();
});

test('an account gets a new password by a link in a mail @phone', async ({ page, own }) => {
  await page.goto('/admin-login');
  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  await page.getByRole('heading', { name: 'Forgotten password' }).waitFor();
  await page.getByLabel('Email').fill(own.email);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mailbox' })).toBeVisible();

  // Puts the mail back to unsent, since the letter with its link is deleted on sending.
  const token = randomUUID().padEnd(43, 'x');
  await sql`update account set reset_token_hash = encode(sha256(${token}::bytea), 'hex')
    where email = ${own.email} and reset_expires_at > now()`;
  await page.goto(`/admin-login#reset=${token}`);
  await page.getByRole('textbox', { name: 'New password' }).fill('password1234');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'The password is too easy to guess. Take four unrelated words.',
  );
  await page.getByRole('textbox', { name: 'New password' }).fill('violet tram in june');
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByRole('link', { name: 'Log in' }).click();
  await logIn(page, { ...own, password: 'violet tram in june' });
  await expect(page).toHaveURL(/pending-jobs$/);
});
