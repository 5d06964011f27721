import { expect, test } from './fixtures.ts';

test('the search of the landing page is a search of the companies', async ({ page }) => {
  await page.goto('/home');
  await page.getByPlaceholder('Search companies...').fill('ikeja');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/companies?q=ikeja');
  await expect(page.getByPlaceholder('Search companies...')).toHaveValue('ikeja');
});

for (const [offer, promise, service] of [
  ['Bike Delivery', 'Fast and affordable', 'bike'],
  ['Van Delivery', 'Heavy items', 'van'],
  ['Air Shipping', 'Long distance', 'air'],
] as const) {
  test(`the card ${offer} leads to its companies`, async ({ page }) => {
    await page.goto('/home');
    const card = page.getByRole('region', { name: 'Services' }).getByRole('link', { name: offer });
    await expect(card).toContainText(promise);
    await card.click();
    await expect(page).toHaveURL(`/companies?service=${service}`);
  });
}

for (const [name, path] of [
  ['Find Delivery', '/companies'],
  ['Register Company', '/register-company'],
  ['View Jobs', '/jobs'],
] as const) {
  test(`${name} is one link away`, async ({ page }) => {
    await page.goto('/home');
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
  });
}

test('the claimed figures are shown as the specification says', async ({ page }) => {
  await page.goto('/home');
  for (const figure of ['500+', '100%', '4.8']) {
    await expect(page.getByRole('definition').filter({ hasText: figure })).toBeVisible();
  }
});
