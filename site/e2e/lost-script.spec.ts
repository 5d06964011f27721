import { expect, test } from './fixtures.ts';

test('a link of a page that is older than the running build leads where it says @script', async ({
  page,
}) => {
  await page.goto('/home');
  await page.route('**/assets/jobs.*.js', (route) => {
    const older = new URL('/assets/jobs-of-an-older-build.js', route.request().url()).href;
    return route.continue(page.url().endsWith('/home') ? { url: older } : {});
  });
  await page.getByRole('link', { name: 'Jobs', exact: true }).last().click();
  await expect(page).toHaveURL('/jobs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find delivery jobs');
});
