import { expect, test as base } from './fixtures.ts';
import { startSiteWithoutApi } from './site-without-api.ts';

const test = base.extend<object, { away: string }>({
  away: [
    async ({}, use) => {
      const site = await startSiteWithoutApi();
      await use(site.url);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});

test('the landing page stands without the api, only without listings', async ({ page, away }) => {
  const answer = await page.goto(`${away}/home`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Find a delivery company you can trust',
  );
  await expect(page.getByRole('heading', { name: 'Featured companies' })).toHaveCount(0);
  expect(await answer?.headerValue('Cache-Control')).not.toContain('public');
});

test('a call of the api itself is told when to try again', async ({ page, away }) => {
  const answer = await page.request.get(`${away}/api/companies`);
  expect(answer.status()).toBe(503);
  expect(answer.headers()['content-type']).toBe('application/problem+json');
  expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
});
