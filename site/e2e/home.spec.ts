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

test('companies and jobs that are paid for stand on the landing page and say so', async ({
  page,
  sql,
}) => {
  const [paid] = await sql(
    "select name from company where plan = 'premium' and status = 'live' limit 1",
  );
  const [job] = await sql(
    "select title from job where plan = 'premium' and status = 'live' limit 1",
  );
  test.skip(!paid || !job, 'needs the demo data');
  await page.goto('/home');
  for (const kind of ['companies', 'jobs']) {
    const section = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: `Featured ${kind}` }) });
    const cards = section.getByRole('article');
    expect(await cards.count()).toBeGreaterThan(0);
    expect(await cards.filter({ hasText: /Premium|Featured/ }).count()).toBe(await cards.count());
    await expect(section.getByRole('link', { name: `See all ${kind}` })).toHaveAttribute(
      'href',
      `/${kind}`,
    );
  }
});
