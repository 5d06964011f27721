import { expect } from './fixtures.ts';
import { test } from './site-without-api.ts';

test('the list of companies says that the api is down and keeps the search', async ({
  page,
  away,
}) => {
  const response = await page.goto(`${away}/companies?q=rider&service=van`);
  expect(response?.status()).toBe(503);
  expect(response?.headers()['retry-after']).toBeTruthy();
  expect(response?.headers()['cache-control']).toBe('no-store');
  await expect(page.getByRole('alert')).toHaveText('No network connection. Please refresh.');
  await expect(page.getByPlaceholder('Search companies...')).toHaveValue('rider');
});

test('the list of jobs says that the api is down and offers another try', async ({
  page,
  away,
}) => {
  const response = await page.goto(`${away}/jobs?location=Kano`);
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('alert')).toContainText('Failed to load jobs');
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute(
    'href',
    '/jobs?location=Kano',
  );
});

test('the page of an owner’s link says that the api is down and offers another try', async ({
  page,
  away,
}) => {
  const response = await page.goto(`${away}/manage/link/c${'A'.repeat(44)}`);
  expect(response?.status()).toBe(503);
  await expect(page).toHaveURL(`${away}/manage`);
  const again = page.waitForResponse(`${away}/manage`);
  await page.getByRole('link', { name: 'Try again' }).click();
  expect((await again).status()).toBe(503);
});

test('the pages of a job and of a company say that the api is down', async ({ page, away }) => {
  const title = page.getByRole('heading', { level: 1 });
  const job = await page.goto(`${away}/job/${crypto.randomUUID()}`);
  await expect(title).toHaveText('Job not found or an error occurred.');
  const company = await page.goto(`${away}/company/${crypto.randomUUID()}`);
  await expect(title).toHaveText('Failed to load company details');
  expect([job?.status(), company?.status()]).toEqual([503, 503]);
  await expect(page.getByRole('link', { name: 'Back to Companies' })).toHaveAttribute(
    'href',
    '/companies',
  );
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
