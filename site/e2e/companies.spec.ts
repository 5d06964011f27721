import { expect, expectCanonical, expectLink, sql, test } from './fixtures.ts';
import { makeCompany, uniqueWord } from './listings.ts';
import { openPanel } from './panels.ts';

const cards = 'main article';

test('a company card shows its facts, and defaults for missing ones @html', async ({ page }) => {
  const word = uniqueWord();
  const { id } = await makeCompany({
    name: `“Ọ̀nà” ${word}`,
    description: 'Parcels.\n'.repeat(40),
  });
  await page.goto(`/companies?q=${word}`);
  const card = page.locator(cards);
  await expect(
    card.getByText('O', { exact: true }).or(card.getByText('Ọ', { exact: true })),
  ).toBeVisible();
  await expect(card.getByText('★★☆☆☆ No reviews yet')).toBeVisible();
  await expect(card.getByText(/^(1\d|2[0-4]) views · 30 mins ago$/)).toBeVisible();
  await expect(card.getByTitle('Verified')).toBeVisible();
  await expect(card.getByText('Ikeja, Lagos')).toBeVisible();
  await expect(card.getByText('₦1,500 – ₦5,000')).toBeVisible();
  await expect(card.getByRole('list', { name: 'Services' })).toHaveText('Bike');
  await expect(card.getByText('Parcels. Parcels.')).toHaveText(/^.{80,161}$/);

  await sql`update company set views = 1234, rating = 4, review_count = 7, plan = 'featured' where id = ${id}`;
  await page.goto(`/companies?q=${word}&service=bike`);
  await expect(card.getByText('1,234 views', { exact: true })).toBeVisible();
  await expect(card.getByText('Featured', { exact: true })).toBeVisible();
  await expect(card.getByRole('img', { name: 'Rated 4 out of 5 stars' })).toBeVisible();
  await expect(card.getByText('No reviews yet')).toHaveCount(0);
});

test('a long list has pages that keep the search and its filter, and a page past the end redirects to the last @html', async ({
  page,
}) => {
  const word = uniqueWord();
  for (let number = 1; number <= 19; number++)
    await makeCompany({ name: `Riders ${number} ${word}` });
  await page.goto(`/companies?q=${word}&service=bike`);
  await expect(page.getByText('19 companies', { exact: true })).toBeVisible();
  await expect(page.locator(cards)).toHaveCount(18);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(`/companies?q=${word}&service=bike&page=2`);
  await expect(page, 'which a screen reader says').toHaveTitle(/, page 2 – /);
  await expect(page.locator(cards)).toHaveCount(1);
  await expectCanonical(page, new RegExp(`/companies\\?q=${word}&service=bike&page=2$`));
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(page).toHaveURL(`/companies?q=${word}&service=bike`);
  await page.goto(`/companies?q=${word}&service=bike&page=99`);
  await expect(page).toHaveURL(`/companies?q=${word}&service=bike&page=2`);
});

test('‘View Profile’ shows a profile, warns to visit the address first, and leads to the company', async ({
  page,
  javaScriptEnabled,
}) => {
  const word = uniqueWord();
  const { id } = await makeCompany({ name: word, services: ['bike', 'air'] });
  await page.goto(`/companies?q=${word}`);
  const opener = page.getByRole('link', { name: 'View Profile' });
  const profile = await openPanel(page, opener, 'Company Profile');
  await expect(profile.getByText("Visit the company's address before making a drop")).toBeVisible();
  await profile.getByText('What was checked').click();
  for (const fact of [
    'Same-day delivery across Lagos.',
    'Bike Delivery, Air Shipping',
    '₦1,500 – ₦5,000',
    /^A moderator read this registration on \d+ [A-Z][a-z]+ 20\d\d\. Nothing else was checked\.$/,
    /^On Naija Dispatch since [A-Z][a-z]+ 20\d\d\.$/,
  ])
    await expect(profile.getByText(fact)).toBeVisible();
  await expectLink(profile, 'Open Ikeja, Lagos in maps', /query=Ikeja%2C%20Lagos$/);
  if (javaScriptEnabled !== false) {
    await expect(page.locator('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.click();
  }
  await profile.getByRole('link', { name: 'Connect Now' }).click();
  await expect(page).toHaveURL(`/company/${id}`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a search shows placeholders while it loads, and a banner appears while the browser is offline @script', async ({
  page,
  context,
}) => {
  await page.goto('/companies');
  await page.route(/companies\.data/, async (route) => {
    await expect(page.getByText('Loading Company...')).toHaveCount(3);
    await route.continue();
  });
  await page.getByRole('link', { name: /^Air( \d+)?$/ }).click();
  await expect(page).toHaveURL('/companies?service=air');
  await expect(page.getByText('Loading Company...')).toHaveCount(0);
  const alerts = page.getByRole('alert');
  const banner = alerts.filter({ hasText: 'No network connection. Please refresh.' });
  await context.setOffline(true);
  await expect(banner).toBeVisible();
  await context.setOffline(false);
  await expect(banner).toHaveCount(0);
});
