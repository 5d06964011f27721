import { expect, test } from './fixtures.ts';

test('the search of the landing page searches companies', async ({ page }) => {
  await page.goto('/home');
  await page.getByPlaceholder('Search companies...').fill('ikeja');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/companies?q=ikeja');
  await expect(page.getByPlaceholder('Search companies...')).toHaveValue('ikeja');
});

test('the landing page links to each service, to companies, registration and jobs', async ({
  page,
}) => {
  await page.goto('/home');
  for (const [offer, promise, service] of [
    ['Bike Delivery', 'Fast and affordable', 'bike'],
    ['Van Delivery', 'Heavy items', 'van'],
    ['Air Shipping', 'Long distance', 'air'],
  ] as const) {
    const card = page.getByRole('region', { name: 'Services' }).getByRole('link', { name: offer });
    await expect(card).toContainText(promise);
    await expect(card).toHaveAttribute('href', `/companies?service=${service}`);
  }
  const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
  await expect(link('Find Delivery')).toHaveAttribute('href', '/companies');
  await expect(link('Register Company')).toHaveAttribute('href', '/register-company');
  await link('View Jobs').click();
  await expect(page).toHaveURL('/jobs');
});

test('the landing page shows paid companies and jobs of the demo data, marked as such @html', async ({
  page,
}) => {
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
