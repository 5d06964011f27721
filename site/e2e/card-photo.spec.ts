import { expect, test } from './fixtures.ts';
import { makeCompany, uniqueWord } from './listings.ts';

test('a photo beside the logo is in wide cards and not loaded on a phone @desktop', async ({
  page,
  sql,
}) => {
  const name = `Photo ${uniqueWord()}`;
  const [image, cover] = ['logo', 'cover'].map((file) => `/uploads/${file}/640.webp`);
  const { id } = await makeCompany(sql, { name, image });
  await sql('update company set cover = ? where id = ?', [cover, id]);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/companies?q=${name}`);
  const photo = page.locator('main article img[src="/uploads/cover/320.webp"]');
  await expect(photo).toBeHidden();
  await expect.poll(() => loaded).toContain('/uploads/logo/320.webp');
  expect(loaded).not.toContain('/uploads/cover/320.webp');
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(photo).toBeVisible();
});
