import { expect, test } from './fixtures.ts';
import { makeCompany } from './listings.ts';

const warning =
  "Please confirm by visiting the dispatch company's address before making a drop. This helps avoid fake pickups and improves trust.";

test('a browser that does not know invoker commands opens the dialog all the same @script', async ({
  page,
  sql,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    // The command itself cannot be taken out of the browser; its event can be refused.
    document.addEventListener('command', (event) => event.preventDefault(), true);
  });
  const { id } = await makeCompany(sql);
  await page.goto(`/company/${id}`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Contact Company' }).click();
  await expect(page.getByRole('dialog', { name: 'Contact Company' })).toBeVisible();
});

test('the phone number is shown on request and hidden again by closing', async ({ page, sql }) => {
  const { id } = await makeCompany(sql);
  await page.goto(`/company/${id}`);
  await page.getByRole('button', { name: 'Contact Company' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact Company' });
  await expect(dialog.getByText(warning)).toBeVisible();
  await expect(dialog.getByText('Swift Riders')).toBeVisible();
  await expect(dialog.getByText('Ikeja, Lagos')).toBeVisible();

  await dialog.getByRole('button', { name: 'Click to Reveal Phone Number' }).click();
  await expect(dialog.getByRole('link', { name: 'Call Now' })).toHaveAttribute(
    'href',
    'tel:+2348031234567',
  );
  await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/2348031234567\?text=Hello/,
  );
  const [counted] = await sql('select count from reveal where company_id = ?', [id]);
  expect(counted?.count).toBe(1);

  await dialog
    .getByRole('button', { name: 'Cancel' })
    .or(dialog.getByRole('link', { name: 'Cancel' }))
    .click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Contact Company' }).click();
  await expect(dialog.getByRole('button', { name: 'Click to Reveal Phone Number' })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Call Now' })).toHaveCount(0);
});

test('the number can be copied @script', async ({ page, context, sql }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id } = await makeCompany(sql);
  await page.goto(`/company/${id}`);
  await page.getByRole('button', { name: 'Contact Company' }).click();
  await page.getByRole('button', { name: 'Click to Reveal Phone Number' }).click();
  const said = page.waitForEvent('dialog').then(async (alert) => {
    await alert.accept();
    return alert.message();
  });
  await page.getByRole('button', { name: 'Copy' }).click();
  expect(await said).toBe('Phone number copied!');
  await expect(page.getByText('Phone number copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^0803 123 4567$/);
});

test('the number is nowhere in what is sent before it is revealed', async ({ page, sql }) => {
  const { id } = await makeCompany(sql);
  for (const path of [`/company/${id}`, `/company/${id}.data`, '/companies', '/companies.data']) {
    const text = await (await page.request.get(path)).text();
    expect(text.replaceAll(/[\s()-]/g, ''), path).not.toMatch(/8031234567/);
    expect(text, path).not.toContain('telephone');
  }
});

test('a number revealed before the script arrived is shown, and hidden again by closing @script', async ({
  page,
  sql,
}) => {
  const { id } = await makeCompany(sql);
  const scripts = '**/assets/*.js';
  await page.route(scripts, (route) => route.abort());
  await page.goto(`/company/${id}`);
  await page.getByRole('button', { name: 'Contact Company' }).click();
  await page.unroute(scripts);
  await page.getByRole('button', { name: 'Click to Reveal Phone Number' }).click();

  const dialog = page.getByRole('dialog', { name: 'Contact Company' });
  await expect(dialog.getByRole('link', { name: 'Call Now' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Copy' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Contact Company' }).click();
  await expect(dialog.getByRole('button', { name: 'Click to Reveal Phone Number' })).toBeVisible();
});
