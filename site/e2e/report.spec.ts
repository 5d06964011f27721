import { question } from './forms.ts';
import { expectAccessible, overflow } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { answer } from './forms.ts';
import { makeCompany, uniqueWord } from './listings.ts';
import { linkTo } from './mails.ts';

test('a robbed customer reports a company, and with the third confirmed report visitors are warned', async ({
  page,
  sql,
  javaScriptEnabled,
}) => {
  const { id } = await makeCompany(sql, { name: `Swift ${uniqueWord()}` });
  const email = `${uniqueWord()}@vendor.example.com`;
  await sql(
    `insert into report (kind, listing_id, reason, mailbox, mark, state)
     select 'company', ?, 'fake_pickup', who, who, 'confirmed' from unnest(array['ada', 'bola']) who`,
    [id],
  );
  const press = (name: string) => page.getByRole('button', { name }).click();

  await page.goto(`/company/${id}`);
  await page.getByRole('link', { name: 'Report', exact: true }).click();
  await page.waitForURL(`**/company/${id}/report`);
  await answer(page, {
    'Goods diverted': true,
    'In your words': 'He left with two phones',
    Email: email,
  });
  if (javaScriptEnabled !== false) await expectAccessible(page);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await press('Send report');
  await expect(page.getByText('Thank you. We have your report')).toBeVisible();

  await page.goto(await linkTo(email, '/report/confirm/'));
  await press('Confirm my report');
  await expect(page.getByText('Your report counts now.')).toBeVisible();

  await expect(async () => {
    await page.goto(`/company/${id}`);
    await expect(page.getByText(/Being checked since .*: do not hand over goods/)).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
  await expect(page.getByRole('link', { name: 'Show number' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Verified' })).toHaveCount(0);
  await page.goto(`/company/${id}/contact`);
  await expect(page.getByRole('button', { name: /Reveal/ })).toHaveCount(0);
  await page.goto(`/company/${id}/slip`);
  await expect(page.getByText(/Being checked since/)).toBeVisible();
});

test('a number that was checked is in its report, and in no address', async ({ page }) => {
  await page.goto('/check');
  await question(page, 'Phone number').fill('0803 999 0000');
  await page.getByRole('button', { name: 'Check the number' }).click();
  await page.getByRole('button', { name: 'Report this number' }).click();
  await expect(page).toHaveURL(/\/report\/number$/);
  await expect(question(page, 'The number')).toHaveValue('+2348039990000');
});
