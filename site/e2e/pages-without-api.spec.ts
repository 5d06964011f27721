import { expect, test } from './fixtures.ts';

test('the list of companies says that the api is down and keeps the search', async ({
  page,
  away,
}) => {
  const response = await page.goto(`${away}/companies?q=rider&service=van`);
  expect(response?.status()).toBe(503);
  expect(response?.headers()['retry-after']).toBe('5');
  expect(response?.headers()['cache-control']).toBe('no-store');
  await expect(page.getByRole('alert')).toContainText('on us. Please try again in a few seconds.');
  await expect(page.getByRole('link', { name: 'Refresh' })).toBeVisible();
  await expect(page.getByPlaceholder('Search companies...')).toHaveValue('rider');
});

for (const { path, again, back } of [
  { path: `/company/${crypto.randomUUID()}`, again: '', back: '/companies' },
  { path: '/jobs?location=Kano', again: '/jobs?location=Kano', back: '/post-job' },
  { path: '/companies/places', again: '', back: '/home' },
  { path: `/manage/link/c${'A'.repeat(44)}`, again: '', back: '/home' },
])
  test(`${path.split(/[/?]/)[1]} that cannot be loaded offers another try @html`, async ({
    page,
    away,
  }) => {
    expect((await page.goto(away + path))?.status()).toBe(503);
    const link = page.getByRole('link', { name: 'Try again' });
    await expect(link).toHaveAttribute('href', again);
    await expect(page.getByRole('main').locator(`[href="${back}"]`)).toBeVisible();
  });

test('a phone number that cannot be revealed while the api is down is explained @html', async ({
  page,
  away,
}) => {
  const response = await page.request.post(`${away}/company/${crypto.randomUUID()}/contact`, {
    form: {},
  });
  expect(response.status()).toBe(503);
  expect(await response.text()).toContain(
    'The phone number cannot be shown right now. Please try again.',
  );
});

test('the landing page is shown without listings while the api is down @html', async ({
  page,
  away,
}) => {
  const answer = await page.goto(`${away}/home`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Find a delivery company you can trust',
  );
  await expect(page.getByRole('heading', { name: 'Featured companies' })).toHaveCount(0);
  expect(await answer?.headerValue('Cache-Control')).not.toContain('public');
});
