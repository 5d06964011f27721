import { expect, test } from './fixtures.ts';

test('a link followed offline shows the banner, and works when the network is back @script', async ({
  page,
  context,
}) => {
  await page.goto('/companies', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Air', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('No network connection. Please refresh.');
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Refresh' }).click();
  await expect(page.getByRole('link', { name: 'Air', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
});
