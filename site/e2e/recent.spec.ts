import { expect, test } from './fixtures.ts';
import { answer } from './forms.ts';
import { makeCompany, makeJob } from './listings.ts';
import { executable } from './weigh.ts';

test('the listings that were opened last are on the landing page and the list of companies, until they are cleared', async ({
  page,
}) => {
  const [company, job] = [await makeCompany(), await makeJob()];
  for (const path of [`/company/${company.id}`, `/job/${job.id}`]) await page.goto(path);
  const recent = page.getByRole('region', { name: 'Recently viewed' });
  for (const path of ['/home', '/companies']) {
    await page.goto(path);
    await expect(recent.getByRole('link')).toHaveText([
      `${job.title}${job.location}`,
      `${company.name}${company.location}`,
    ]);
  }
  await recent.getByRole('button', { name: 'Clear' }).click();
  await expect(recent).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.evaluate(() => localStorage.setItem('kept:recent', '['));
  await page.goto('/home');
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
});

test('the lite version is the page without bundles and pictures, chosen and left in the footer', async ({
  page,
  javaScriptEnabled: visible = true,
}) => {
  const choose = (version: string) => page.getByRole('button', { name: `${version} version` });
  await page.goto('/companies?service=van');
  await choose('Lite').click();
  await expect(page).toHaveURL('/companies?service=van#lite');
  await expect(choose('Full')).toBeInViewport();
  await expect(page.locator(executable)).toHaveCount(1);
  await page.evaluate(() => localStorage.setItem('kept:unsent', '{"value":1}'));
  await page.reload();
  await expect(page.getByText(/^A form waits on this phone/)).toBeVisible({ visible });
  await page.evaluate(() => localStorage.clear());
  await choose('Full').click();
  await expect(choose('Lite')).toBeInViewport();
  await expect(page.locator(executable)).not.toHaveCount(1);

  await test.step('also on a page that names its words to no other', async () => {
    const { id } = await makeCompany();
    await page.goto(`/company/${id}/ask?to=Ikeja`);
    await answer(page, { Pickup: 'Yaba' });
    await choose('Lite').click();
    await expect(page).toHaveURL(new RegExp(`/company/${id}/ask\\?.*#lite$`));
    await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue(/Drop: Ikeja/);
  });
  await page.goto('/lite');
  await expect(page, 'an address that is only posted to').toHaveURL('/home');
});
