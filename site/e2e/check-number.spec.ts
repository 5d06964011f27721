import { randomInt } from 'node:crypto';
import { overflow } from './accessible.ts';
import { expect, sql, test } from './fixtures.ts';
import { question } from './forms.ts';
import { makeCompany, uniqueWord } from './listings.ts';

test('a visitor in doubt checks a number from the page of a company, and it is in no address @html', async ({
  page,
}) => {
  const [name, last] = [`Swift ${uniqueWord()}`, randomInt(1_000_000, 9_999_999)];
  const { id } = await makeCompany({ name, phone: `+234803${last}` });
  await makeCompany({ name: `${name} Annex`, phone: `+234803${last}` });
  const check = async (number: string) => {
    await question(page, 'Phone number').fill(number);
    await page.getByRole('button', { name: 'Check the number' }).click();
  };
  const answer = page.getByRole('heading', { level: 2 }).first();

  for (const list of ['/jobs', '/companies']) {
    await page.goto(`${list}?q=RC+${last}`);
    await expect(page.getByRole('main')).toContainText('A search does not look for CAC numbers');
    await page.goto(`${list}?q=${uniqueWord()}+50000-100000`);
    await expect(page.getByRole('main'), 'pay').toContainText('Try fewer words');
    await page.goto(`${list}?q=is+2+0803+${last}+real`);
    await page.getByRole('button', { name: `Check 0803 ${last}` }).click();
    await expect(page).toHaveURL('/check');
  }
  await expect(answer).toContainText(`is the number of ${name} (Ikeja, Lagos), listed since`);

  await page.goto(`/company/${id}/contact`);
  await page.getByRole('link', { name: 'Check the number' }).click();
  await expect(page).toHaveURL('/check');
  await check('0803 12');
  await expect(page).toHaveTitle(/^Error: Check a number/);
  await expect(question(page, 'Phone number')).toHaveValue('0803 12');
  await page.goBack();
  await expect(question(page, 'Phone number'), 'after Back').toHaveValue('0803 12');
  await check(`0803 ${last}`);
  await expect(answer).toContainText(`is the number of ${name} (Ikeja, Lagos), listed since`);
  await expect(answer).toBeFocused();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await expect(page.locator('script[src]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Report this number' }).click();
  await expect(page).toHaveURL(/\/report\/number\?from-check=?$/);
  await expect(question(page, 'The number')).toHaveValue(/^0803 \d{3} \d{4}$/);
  const noForm = { data: 'x', headers: { 'Content-Type': 'text/plain' } };
  for (const path of ['/report/number', '/report/number?from-check'])
    expect((await page.request.post(path, noForm)).status(), path).toBe(415);

  await page.goto('/check');
  const different = { phone: { result: 'different', on: '2026-11-01', until: '2999-01-01' } };
  await sql`update company set proofs = ${JSON.stringify(different)} where id = ${id}`;
  await check(`0803 ${last}`);
  await expect(
    page.getByText(/given as the number of .* when we called, it could not/),
  ).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Handover slip' }), 'of the other').toHaveCount(1);
  for (const place of ['', '/contact', '/ask']) {
    await page.goto(`/company/${id}${place}`);
    const warning = page.getByText('When we called their number, it could not');
    await expect(warning, place).toBeVisible();
  }
  await page.goto(`/companies?q=${name}`);
  const doubt = page.getByText('phone not confirmed');
  await expect(doubt, 'not in green').toHaveCSS('color', 'rgb(95, 61, 0)');
  await page.goto('/check');
  await sql`update company set status = 'hidden' where phone = ${`+234803${last}`}`;
  await check(`+234 803 ${last}`);
  await expect(answer).toHaveText(/^No company listed here uses 0803 .* proves nothing\.$/);
  await page.getByLabel('Name of the company').fill(name);
  await page.getByRole('button', { name: 'Look it up' }).click();
  await expect(page).toHaveURL(/\/companies\?q=Swift/);
  await page.goBack();
  await expect(answer).toHaveText(/^No company listed here uses/);
});

test('a number that is sent offline stays on its page, as does every form that the browser posts itself @script', async ({
  page,
  context,
}) => {
  const stayed = page.getByRole('alert').filter({ hasText: 'No network connection. Try again' });
  const button = (name: string) => page.getByRole('button', { name });
  const number = '0803 123 4567';
  await page.goto('/home');
  await page.locator('summary', { hasText: 'Menu' }).click();
  await page.getByRole('link', { name: 'Check a number' }).first().click();
  await expect(page).toHaveURL('/check');
  await expect.poll(() => page.evaluate(() => '__remixContext' in window), 'no draft').toBe(false);
  await question(page, 'Phone number').fill(number);
  await context.setOffline(true);
  for (const name of ['Check the number', 'Lite version']) {
    await button(name).click();
    await expect(stayed).toBeInViewport();
    await expect(question(page, 'Phone number')).toHaveValue(number);
  }
  await context.setOffline(false);
  await expect(stayed).toHaveCount(0);
  await button('Check the number').click();
  await expect(button('Report this number')).toBeVisible();

  await context.setOffline(true);
  await button('Report this number').click();
  await expect(stayed).toBeInViewport();
  await context.setOffline(false);
  await page.goto('/companies?q=0803+123+4567');
  await context.setOffline(true);
  for (const name of [`Check ${number}`, 'Lite version']) {
    await button(name).click();
    await expect(stayed, name).toBeInViewport();
  }
  await context.setOffline(false);
  await expect(stayed).toHaveCount(0);
});
