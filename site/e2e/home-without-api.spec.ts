import { expect } from './fixtures.ts';
import { test } from './site-without-api.ts';

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

test('a call of the api is refused with Retry-After while it is down @html', async ({
  page,
  away,
}) => {
  const answer = await page.request.get(`${away}/api/companies`);
  expect(answer.status()).toBe(503);
  expect(answer.headers()['content-type']).toBe('application/problem+json');
  expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
});
