import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import {
  call,
  digits,
  expect,
  find,
  go,
  returnToTab,
  sender,
  sendNow,
  show,
  test,
} from './admin.fixtures.ts';
import { sql } from './fixtures.ts';
import { submitCompany, submitJob } from './listings.ts';

test('a listing in the panel can be corrected, and names the field that is wrong', async ({
  moderator: page,
}) => {
  const cacNumber = `BN8${digits()}`;
  const twin = await submitJob({ ...sender(), cacNumber });
  const requirements = '+2348031234567 is the line to call\nA smartphone';
  const { id, name } = await submitJob({ ...sender(), requirements });
  await show(page, 'Pending Jobs', { id, name });
  await expect(page.getByRole('button', { name: `Approve ${name}` })).toBeEnabled();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByLabel('Requirements')).toHaveValue(requirements);
  await page.getByRole('textbox', { name: 'CAC number' }).fill('none');
  await page.getByLabel('Salary').fill('₦150,000 a month');
  for (const [field, choice] of [
    ['Place: state', 'Kano'],
    ['Place: area', 'Fagge, Kano'],
  ] as const) {
    await page.getByRole('combobox', { name: field }).click();
    await page.getByRole('option', { name: choice, exact: true }).click();
  }
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter the CAC number, for example RC 1234567')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'CAC number' })).toBeFocused();
  await expect(page.getByLabel('Salary')).toHaveValue('₦150,000 a month');
  await page.getByRole('textbox', { name: 'CAC number' }).fill(cacNumber);
  await page.route(`**/api/jobs/${id}`, (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('No answer came, so it may have been done')).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The server cannot be reached.')).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Job saved.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.locator('dl').getByText(cacNumber)).toBeVisible();
  await expect(page.getByRole('link', { name: twin.name })).toBeVisible();
  await expect(page.locator('dl').getByText('Fagge, Kano')).toBeVisible();
  await expect(page.locator('dl').getByText('₦150,000 a month')).toBeVisible();
});

test('the form of a listing can be fetched again after a fault, keeps what was typed when the listing is newer (A8), and leads to the queue once it is gone', async ({
  moderator: page,
}) => {
  const { id, name } = await submitJob();
  const job = await (await call(page, 'GET', `jobs/${id}`)).json();
  await page.route('**/api/jobs/*', (route) => route.fulfill({ status: 500, json: {} }));
  await go(page, `jobs/${id}`);
  await expect(page.getByText('This page could not be fetched.')).toBeVisible();
  await page.unroute('**/api/jobs/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Edit ${name}` })).toBeVisible();
  await call(page, 'PUT', `jobs/${id}`, { ...job, salary: '₦90,000' });
  await page.getByLabel('Location').fill('Yaba, Lagos');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This listing was changed a moment ago.')).toBeVisible();
  await expect(page.getByLabel('Salary')).toHaveValue('₦90,000');
  await expect(page.getByLabel('Location')).toHaveValue('Yaba, Lagos');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Job saved.')).toBeVisible();
  expect(await sql`select location, salary from job where id = ${id}`).toEqual([
    { location: 'Yaba, Lagos', salary: '₦90,000' },
  ]);
  for (const path of ['companies/:id', 'pending-companies/:id/show']) {
    await page.goto(`/admin/dashboard/${path.replace(':id', crypto.randomUUID())}`);
    await expect(page.getByText('This company no longer exists.')).toBeVisible();
    await expect(page).toHaveURL(/pending-companies$/);
  }
});

test('a listing in the panel keeps its wish for a paid plan, is found by it once it is public, and is upgraded', async ({
  moderator: page,
}) => {
  const { id, name } = await submitCompany({ plan: 'premium' });
  await show(page, 'Pending Companies', { id, name });
  const effect = 'as Free, wish Premium kept';
  // The visible words come first and as they are seen (WCAG 2.5.3).
  await expect(page.getByRole('button', { name: `Verify ${effect}: ${name}` })).toBeEnabled();
  await page.keyboard.press('a');
  await expect(page.getByText(`${name} ${effect}`).first()).toBeVisible();
  await sendNow(page);
  const end = async () =>
    (await sql`select plan, expires_at::text as ends from company where id = ${id}`)[0];
  await expect.poll(async () => (await end())?.ends).toBeTruthy();
  const before = await end();

  await page.getByRole('link', { name: 'Approved Listings' }).click();
  const companies = page.getByRole('region', { name: 'Verified companies' });
  const found = companies.getByRole('status').filter({ hasText: /^1 in/ });
  await companies.getByRole('searchbox').fill(name);
  await expect(found).toBeVisible();
  await choose(page, companies, 'Plan', 'Free');
  await choose(page, companies, 'Ends', 'Within 7 days');
  await expect(companies.getByText('No verified companies found.')).toBeVisible();
  await companies.getByRole('combobox', { name: 'Ends' }).click();
  await expect(page.getByRole('option').first()).toHaveText('At any time');
  await page.getByRole('option').first().click();
  await expect(found).toBeVisible();
  await choose(page, companies, 'City', 'Lagos');
  await choose(page, companies, 'Wishes', 'Wants a paid plan, unpaid');
  await expect(companies.getByText('wants Premium, unpaid')).toHaveCount(1);
  const title = (await companies.getByRole('link', { name }).boundingBox())!;
  expect(title.height).toBeLessThan(30);
  await companies.getByRole('button', { name: `Renew or upgrade ${name}` }).click();
  await expect(page.getByRole('combobox', { name: 'Plan' })).toContainText('Premium');
  await sql`update company set location = 'Gate 7, Lagos', held_until = now() + interval '1 day' where id = ${id}`;
  await returnToTab(page, page.getByText(/^contacts held until/));
  await page.getByRole('button', { name: 'Change plan' }).click();
  await expect(page.getByText('This listing was changed a moment ago.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await companies.getByRole('button', { name: `Renew or upgrade ${name}` }).click();
  await page.getByRole('button', { name: 'Change plan' }).click();
  await expect(page.getByText('Company plan changed.')).toBeVisible();
  await expect(companies.getByText('No verified companies found.')).toBeVisible();
  const after = await end();
  expect(after!.plan).toBe('premium');
  expect(Date.parse(String(after!.ends))).toBeGreaterThan(Date.parse(String(before!.ends)));
  const search = page.getByRole('textbox', { name: 'Find a listing or inquiry' });
  await search.fill(name);
  await search.press('Enter');
  await page.waitForURL(`**/companies/${id}/show`);
  await page.getByRole('link', { name: 'Moderation log of this listing' }).press('Enter');
  await expect(page.getByText('Plan Premium')).toBeVisible();
  await expect(page.getByText('Plan Free')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 900 });
  await expectAccessible(page);
});

test('a listing of the panel is exported without formulas', async ({ moderator: page }) => {
  const name = `=cmd|' /C calc'!A${Date.now()}`;
  await submitCompany({ name, ownerName: '+SUM(1)', riderNumbers: '0805 765 4321 Rider' });
  await find(page, 'Pending Companies', name);
  await expect(page.getByRole('link', { name })).toBeVisible();
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: /Export/ }).click();
  const text = await readFile(await (await arriving).path(), 'utf8');
  expect(text).toContain(`"'${name}","'+SUM(1)"`);
  expect(text).toContain('"0803 123 4567","","0805 765 4321 Rider"');
});

async function choose(page: Page, within: Locator, label: string, option: string) {
  await within.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option }).click();
}
