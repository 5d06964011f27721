import type { Locator, Page } from '@playwright/test';
import { expect, sql, test } from './fixtures.ts';
import { question, registration } from './forms.ts';
import { makeCompany, uniqueWord } from './listings.ts';
import { contactLink } from './panels.ts';

async function tabTo(page: Page, target: Locator) {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let steps = 0; steps < 80 && !(await isThere()); steps += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('a sender finds a company and its number, and goes back to the search, by keyboard alone', async ({
  page,
}) => {
  const name = `Swift ${uniqueWord()}`;
  await makeCompany({ name });
  await page.goto('/companies');
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 company')).toBeVisible();

  await tabTo(page, page.getByRole('link', { name, exact: true }));
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1, name });
  await expect(heading).toBeVisible();
  // Script moves the focus there, which would take it from where Tab has come meanwhile.
  await expect(heading).toBeFocused();
  await expect(heading, 'no control').toHaveCSS('outline-style', 'none');

  const contact = contactLink(page);
  await tabTo(page, contact);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Contact Company' });
  await tabTo(page, dialog.getByRole('button', { name: 'Click to Reveal Phone Number' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('link', { name: 'Call Now' })).toBeVisible();
  await tabTo(page, dialog.getByRole('link', { name: 'Call Now' }));

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(contact).toBeFocused();
  await page.getByRole('link', { name: 'Back', exact: true }).press('Enter');
  await expect(page).toHaveURL(`/companies?q=${name.replace(' ', '+')}`);
});

test('a business registers by keyboard alone, and keeps its place while the form is kept for later', async ({
  page,
  context,
}) => {
  const name = `Swift Riders ${crypto.randomUUID()}`;
  await page.goto('/register-company');
  for (const [label, given] of Object.entries(registration(name))) {
    if (given === true) continue;
    if (label === 'Price range') {
      await tabTo(page, question(page, 'Bike Delivery'));
      await page.keyboard.press('ArrowDown');
      await expect(question(page, 'Van Delivery')).toBeChecked();
    }
    await tabTo(page, question(page, label));
    await page.keyboard.type(given);
  }
  await tabTo(page, question(page, 'I agree to the terms'));
  await page.keyboard.press('Space');
  const [submit, keep] = ['Submit Registration', 'Keep and send later'].map((name) =>
    page.getByRole('button', { name }),
  ) as [Locator, Locator];
  // Keeping never ends.
  await page.evaluate(() => (IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest));
  await context.setOffline(true);
  for (const button of [submit, keep]) {
    await tabTo(page, button);
    await page.keyboard.press('Enter');
  }
  await expect(keep).toBeDisabled();
  await expect(keep).toBeFocused();
  await context.setOffline(false);
  await tabTo(page, submit);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Registration received' })).toBeVisible();
  expect(await sql`select status, category from company where name = ${name}`).toEqual([
    { status: 'pending', category: 'van' },
  ]);
});
