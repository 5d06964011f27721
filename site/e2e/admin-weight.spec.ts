import { expect, logIn, test } from './admin.fixtures.ts';
import { scales } from './weigh.ts';

test('the login page and the panel stay within their weight @script', async ({
  page,
  credentials,
}) => {
  const weightOf = scales(page);
  await page.goto('/admin-login');
  await page.getByLabel('Email').waitFor();
  const login = await weightOf();
  expect(login.total).toBeGreaterThan(20_000);
  expect(login.total).toBeLessThanOrEqual(180_000);

  const list = page.waitForResponse(/\/jobs\/pending\?.*range=%5B0%2C49%5D/);
  await logIn(page, credentials);
  expect(await (await list).headerValue('Content-Encoding')).toMatch(/^(br|gzip|zstd)$/);
  await page.getByRole('heading', { level: 1, name: 'Pending Jobs' }).waitFor();
  await page.getByRole('list', { name: 'Pending Jobs' }).waitFor();
  const both = await weightOf();
  expect(both.total).toBeGreaterThan(login.total);
  expect(both.total).toBeLessThanOrEqual(450_000);
  expect(both.elsewhere).toEqual([]);
});
