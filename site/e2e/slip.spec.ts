import { expectAccessible, overflow } from './accessible.ts';
import { expect, expectLink, requestsOf, test } from './fixtures.ts';
import { hold } from './forms.ts';
import { kept } from './kept.ts';
import { makeCompany } from './listings.ts';
import { contactLink, openPanel } from './panels.ts';

test.use({ serviceWorkers: 'allow' });

test('a handover slip stays on the phone, tells the company the code, and is a blank to print without script', async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  const { id, name } = await makeCompany();
  const field = (label: string) => page.getByRole('textbox', { name: label });
  const code = field('Code of 4 digits');
  await page.goto(`/company/${id}`);
  await openPanel(page, contactLink(page), 'Contact Company');
  await page.getByRole('button', { name: 'Click to Reveal Phone Number' }).click();
  await page.getByRole('link', { name: 'Handover slip' }).click();
  await expect(page.getByText(`Give this code to ${name} on the phone`)).toBeVisible();
  await expect(page.getByText('Keep this. We have no copy.')).toBeVisible();
  await expect(page.getByRole('main').locator('form')).toHaveCount(0);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  if (javaScriptEnabled === false) {
    await expect(code).toHaveValue('');
    await expect(code).toHaveAttribute('placeholder', 'Choose one');
    return expect(page.getByText('print this page')).toBeVisible();
  }

  await expect(code).toHaveValue(/^\d{4}$/);
  await kept(page);
  const requests = requestsOf(page);
  await field('Item').fill('2 cartons of shoes');
  await field('Item').press('Enter');
  const drawn = await code.inputValue();
  const told = page.getByRole('checkbox', { name: 'The rider said the code' });
  await told.check();
  await expectAccessible(page);
  const link = await page.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href');
  expect(new URL(link!).searchParams.get('text')).toContain(
    `Item: 2 cartons of shoes\nCode: ${drawn}. No code, no goods`,
  );
  expect(requests).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  const width = async (label: string) => (await field(label).boundingBox())!.width;
  expect(await width('Item')).toBeGreaterThan(1.5 * (await width('Value')));
  await page.emulateMedia({ media: null });

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  await expect(field('Item')).toHaveValue('2 cartons of shoes');
  await expect(code).toHaveValue(drawn);
  await expect(told).toBeChecked();
  const forget = page.getByRole('button', { name: 'Forget' });
  await forget.click();
  await expect(code, 'the browser of the tests answers no').toHaveValue(drawn);
  page.once('dialog', (dialog) => dialog.accept());
  await forget.click();
  await expect(field('Item')).toHaveValue('');
  await expect(told, 'for the next rider').not.toBeChecked();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('cartons');
});

test('a slip that is filled in before the script comes is kept @script', async ({ page }) => {
  const { id } = await makeCompany();
  const script = await hold(page, '**/assets/*.js');
  await page.goto(`/company/${id}/slip`, { waitUntil: 'domcontentloaded' });
  const item = page.getByRole('textbox', { name: 'Item' });
  const told = page.getByRole('checkbox', { name: 'The rider said the code' });
  await item.fill('2 cartons of shoes');
  await told.check();
  script.letGo();
  await expectLink(page, 'Send by WhatsApp', /cartons/);
  await expect(item).toHaveValue('2 cartons of shoes');
  await expect(told).toBeChecked();
});
