import { expect, expectLink, test } from './fixtures.ts';

test('the landing page leads to each service, to companies, registration and jobs, and searches companies', async ({
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
  for (const [name, path] of [
    ['Find Delivery', '/companies'],
    ['Register Company', '/register-company'],
    ['View Jobs', '/jobs'],
  ] as const)
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      path,
    );
  const search = page.getByPlaceholder('Search companies...');
  await search.fill('ikeja');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/companies?q=ikeja');
  await expect(search).toHaveValue('ikeja');
});

test('the landing page shows companies and jobs of both paid plans, marked as such @html', async ({
  page,
}) => {
  await page.goto('/home');
  for (const kind of ['companies', 'jobs']) {
    const section = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: `Featured ${kind}` }) });
    const cards = section.getByRole('article');
    const [premium, featured] = [
      cards.filter({ has: page.getByText('Premium', { exact: true }) }),
      cards.filter({ has: page.getByText('Featured', { exact: true }) }),
    ];
    await expect(premium.getByRole('heading', { level: 3 })).not.toHaveCount(0);
    await expect(featured.getByRole('heading', { level: 3 })).not.toHaveCount(0);
    expect((await premium.count()) + (await featured.count())).toBe(await cards.count());
    await expectLink(section, `See all ${kind}`, `/${kind}`);
  }
});
