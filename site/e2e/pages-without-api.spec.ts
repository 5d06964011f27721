import { away, expect, test } from './fixtures.ts';

test('the list of companies says that the api is down and keeps the search @html', async ({
  page,
}) => {
  const response = await page.goto(`${away}/companies?q=rider&service=van`);
  expect(response?.status()).toBe(503);
  expect(response?.headers()['retry-after']).toBe('5');
  expect(response?.headers()['cache-control']).toBe('no-store');
  await expect(page.getByRole('alert')).toContainText('on us. Please try again in a few seconds.');
  await expect(page.getByRole('link', { name: 'Refresh' })).toBeVisible();
  await expect(page.getByPlaceholder('Search companies...')).toHaveValue('rider');
});

test('a company, jobs, places and an owner’s link that cannot be loaded offer another try @html', async ({
  page,
}) => {
  for (const { path, again = '', back } of [
    { path: `/company/${crypto.randomUUID()}`, back: '/companies' },
    { path: '/jobs?location=Kano', again: '/jobs?location=Kano', back: '/post-job' },
    { path: '/companies/places', back: '/home' },
    { path: `/manage/link/c${'A'.repeat(44)}`, back: '/home' },
  ]) {
    expect((await page.goto(away + path))?.status(), path).toBe(503);
    const link = page.getByRole('link', { name: 'Try again' });
    await expect(link, path).toHaveAttribute('href', again);
    await expect(page.getByRole('main').locator(`[href="${back}"]`)).toBeVisible();
  }
});

test('a phone number that cannot be revealed while the api is down is explained @html', async ({
  request,
}) => {
  const response = await request.post(`${away}/company/${crypto.randomUUID()}/contact`, {
    form: {},
  });
  expect(response.status()).toBe(503);
  expect(await response.text()).toContain(
    'The phone number cannot be shown right now. Please try again.',
  );
});

test('the landing page is shown without listings while the api is down @html', async ({ page }) => {
  const answer = await page.goto(`${away}/home`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Find a delivery company you can trust',
  );
  await expect(page.getByRole('heading', { name: 'Featured companies' })).toHaveCount(0);
  expect(await answer?.headerValue('Cache-Control')).not.toContain('public');
});
