import { expect, expectLink, sql, test } from './fixtures.ts';
import { makeCompany, makeJob } from './listings.ts';
import { contactLink, openPanel, warning } from './panels.ts';

test('the phone number is shown on request, can be copied and called, and is hidden again by closing', async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  const { id } = await makeCompany();
  await sql`update company set whatsapp = '+2348057654321' where id = ${id}`;
  await page.goto(`/company/${id}`);
  const opener = page.getByRole('link', { name: 'Show number' });
  const contact = await openPanel(page, opener, 'Contact Company');
  await expect(contact.getByText(warning)).toBeVisible();
  await expect(contact.getByText('Swift Riders')).toBeVisible();
  await expect(contact.getByText('Ikeja, Lagos')).toBeVisible();

  await contact.getByRole('button', { name: 'Click to Reveal Phone Number' }).click();
  await expectLink(contact, 'Call Now', 'tel:+2348031234567');
  await expectLink(contact, 'WhatsApp', /^https:\/\/wa\.me\/2348057654321\?text=Hello/);
  await expect(contact).toContainText('On WhatsApp: +2348057654321');
  const [counted] = await sql`select reveals from activity where listing_id = ${id}`;
  expect(counted?.reveals).toBe(1);
  if (javaScriptEnabled) await copy();

  await contact
    .getByRole('button', { name: 'Cancel' })
    .or(contact.getByRole('link', { name: 'Cancel' }))
    .click();
  await expect(page).toHaveURL(`/company/${id}`);
  // Script has the number in the bar of a phone from then on.
  const call = page.getByRole('link', { name: 'Call Now' });
  if (javaScriptEnabled) {
    await expect(call).toHaveAttribute('href', 'tel:+2348031234567');
    await expect(call).toBeFocused();
  } else await expect(call).toHaveCount(0);
  await openPanel(page, contactLink(page), 'Contact Company');
  await expect(contact.getByRole('button', { name: 'Click to Reveal Phone Number' })).toBeVisible();
  await expect(contact.getByRole('link', { name: 'Call Now' })).toHaveCount(0);

  async function copy() {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const said = page.waitForEvent('dialog').then(async (alert) => {
      await alert.accept();
      return alert.message();
    });
    await contact.getByRole('button', { name: 'Copy' }).click();
    expect(await said).toBe('Phone number copied!');
    await expect(contact.getByRole('button', { name: 'Phone number copied!' })).toBeVisible();
    await expect(contact.getByRole('status')).toHaveText('Phone number copied!');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('0803 123 4567');
  }
});

test('a text that the browser does not copy is shown to be selected @script', async ({ page }) => {
  const { id } = await makeCompany();
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.goto(`/company/${id}/ask`);
  const asked = page.waitForEvent('dialog').then(async (prompt) => {
    await prompt.dismiss();
    return prompt.defaultValue();
  });
  await page.getByRole('button', { name: 'Copy the message' }).click();
  expect(await asked).toContain('I saw you on Naija Dispatch');
  await expect(page.getByRole('button', { name: 'Copy the message' })).toBeVisible();
});

test('pages of companies are revalidated, a revealed number is not kept @html', async ({
  request,
}) => {
  const [{ id }, job] = [await makeCompany(), await makeJob()];
  const dialogs = ['profile', 'book', 'contact'].map((panel) => `/company/${id}/${panel}`);
  for (const path of ['/companies', '/jobs', `/company/${id}`, `/job/${job.id}`, ...dialogs]) {
    const answer = await request.get(path);
    const { etag, 'cache-control': caching } = answer.headers();
    expect(caching, path).toMatch(/^public, max-age=0, s-maxage=\d+$/);
    expect(etag, path).toMatch(/^"[\w-]+"$/);
    const isForSearchEngines = !(await answer.text()).includes('name="robots" content="noindex"');
    expect(isForSearchEngines, path).toBe(!dialogs.includes(path));
  }
  const revealed = await request.post(`/company/${id}/contact`, { form: {} });
  expect(revealed.status()).toBe(200);
  expect(revealed.headers()['cache-control']).toBe('no-store');
  for (const path of [`/company/${id}/other`, `/company/${crypto.randomUUID()}/book`])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('a number revealed before the script arrived is shown, and can be copied with it @script', async ({
  page,
}) => {
  const { id } = await makeCompany();
  const scripts = '**/assets/*.js';
  await page.route(scripts, (route) => route.abort());
  await page.goto(`/company/${id}`, { waitUntil: 'domcontentloaded' });
  await contactLink(page).click();
  await expect(page).toHaveURL(`/company/${id}/contact`);
  await page.unroute(scripts);
  await page.getByRole('button', { name: 'Click to Reveal Phone Number' }).click();
  await expect(page.getByRole('link', { name: 'Call Now' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible();
  await expect(page.getByText('On WhatsApp')).toHaveCount(0);
});
