import { chromium, type Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { chromium as installed } from '../../test/product/chromium.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './admin.fixtures.ts';
import { decide, sql } from './fixtures.ts';
import { answer, claim, logo, picture, problem, question, registration } from './forms.ts';
import { makeCompany, uniqueWord } from './listings.ts';

/** A form that cannot be sent and is left to wait (the registration stands for all). */
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Registration' });
const waiting = (page: Page) => page.getByRole('heading', { name: '1 form waits on this phone' });
const registered = (page: Page) => page.getByRole('status').filter({ hasText: /reference: ND-/ });

/** Opens the form; the code that is needed offline is loaded with the first field. */
async function fillIn(page: Page, name: string, phone = '0803 123 4567') {
  const unsent = page.waitForResponse(/\/unsent-[\w-]+\.js/);
  await page.goto('/register-company');
  await expect(submit(page)).toBeDisabled();
  await answer(page, { ...registration(name), Phone: phone });
  await (await unsent).finished();
}

/** Imitates WebKit, which cannot read a photo from a request, nor store files in private windows. */
function restrictFiles() {
  IDBObjectStore.prototype.put = function (form: { fields: [string, unknown][] }, key = '') {
    if (form.fields.some(([, value]) => value instanceof Blob)) throw new DOMException('No files');
    this.delete(key);
    return this.add(form, key);
  };
  Request.prototype.formData = () => Promise.reject(new DOMException('', 'InvalidStateError'));
}

async function sendAndKeep(page: Page) {
  await submit(page).click();
  await page.getByRole('button', { name: 'Keep and send later' }).dblclick();
}

test('a registration with a photo, kept in a browser that is reopened, makes one listing with a complete image @script', async ({
  baseURL,
  request,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'unsent-'));
  const options = { ...installed, baseURL, serviceWorkers: 'block' } as const;
  const name = `Tunnel Riders ${crypto.randomUUID()}`;
  const before = await chromium.launchPersistentContext(folder, options);
  await before.addInitScript(restrictFiles);
  const [page] = before.pages() as [Page];
  await fillIn(page, name);
  const buffer = await picture(1_400).jpeg({ quality: 90 }).toBuffer();
  await question(page, 'Logo').setInputFiles({ name: 'IMG.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText('Made lighter to save your data')).toBeVisible();
  await page.route('**/register-company.data', async (route) => {
    await before.setOffline(true);
    await route.continue();
  });
  await sendAndKeep(page);
  await expect(waiting(page)).toBeFocused();
  await expect(question(page, 'Company name')).toHaveValue('');
  await before.close();

  const after = await chromium.launchPersistentContext(folder, options);
  const [again] = after.pages() as [Page];
  let isCut = false;
  // Without `times`, which stops intercepting while the second attempt is on its way.
  await after.route('**/unsent/**', async (route) => {
    if (isCut) return route.continue();
    isCut = true;
    await after.setOffline(true);
    await after.setOffline(false);
    await route.abort();
  });
  const errors: Error[] = [];
  again.on('pageerror', (error) => errors.push(error));
  await again.goto('/companies');
  await expect(registered(again)).toContainText(name);
  await again.getByRole('button', { name: 'OK' }).click();
  await expect(registered(again)).toHaveCount(0);
  expect(errors).toEqual([]);
  await after.close();
  await rm(folder, { recursive: true, force: true });

  const rows = await sql`select id, image from company where name = ${name}`;
  expect(rows).toHaveLength(1);
  await decide(`companies/${String(rows[0]?.id)}/verify`);
  const image = await request.get(String(rows[0]?.image));
  const { channels } = await sharp(await image.body()).stats();
  expect(channels).toHaveLength(3);
});

test('a kept form is sent again by itself when the site was too busy, or the line went dead @script', async ({
  page,
  context,
}) => {
  const name = `Tunnel Riders ${crypto.randomUUID()}`;
  await page.clock.install();
  await fillIn(page, name);
  await context.setOffline(true);
  await sendAndKeep(page);
  await expect(waiting(page)).toBeVisible();
  const busy = { status: 503, json: { message: 'Too many forms.' } };
  await page.route('**/unsent/**', (route) => route.fulfill(busy), { times: 1 });
  await context.setOffline(false);
  await expect(page.getByText('Too many forms.')).toBeVisible();
  const ofProxy = { status: 502, body: '<h1>502 Bad Gateway</h1>' };
  await page.route('**/unsent/**', (route) => route.fulfill(ofProxy), { times: 1 });
  const sendNow = page.getByRole('button', { name: 'Send now' });
  await sendNow.click();
  await expect(page.getByText('Our site cannot be reached just now.')).toBeVisible();
  const limited = { status: 429, json: { message: 'Too much from your network.' } };
  await page.route('**/unsent/**', (route) => route.fulfill(limited), { times: 1 });
  await sendNow.click();
  await expect(page.getByText('Too much from your network.')).toBeVisible();
  await page.route('**/unsent/**', () => {}, { times: 1 });
  await Promise.all([page.waitForRequest('**/unsent/**'), sendNow.dblclick()]);
  await page.clock.fastForward(180_000);
  await expect(sendNow).toBeVisible();
  await page.clock.fastForward(70_000);
  await expect(registered(page)).toContainText(name);
});

test('a kept form asks after a day, comes back with what was refused, and an answer lost after COMMIT makes one listing @script', async ({
  page,
  context,
}) => {
  const name = `Tunnel Riders ${crypto.randomUUID()}`;
  await fillIn(page, name, '12');
  await question(page, 'Logo').setInputFiles(await logo());
  await context.setOffline(true);
  await sendAndKeep(page);
  await expect(waiting(page)).toBeVisible();
  await page.clock.setFixedTime(Date.now() + 25 * 3_600_000);
  await context.setOffline(false);
  await expect(page.getByText('It has waited for more than a day')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/offline');
  await expect(page.getByText('A form waits on this phone.')).toBeVisible();
  await page.goto('/register-company');
  await page.getByRole('button', { name: 'Send now' }).click();
  await page.getByRole('link', { name: 'Open and correct' }).click();
  await expect(problem(page)).toContainText('Enter a phone number');
  await expect(question(page, 'Owner name')).toHaveValue('Adaora Obi');
  await expect(question(page, 'Logo')).toHaveValue(/logo/);
  await expect(question(page, 'I agree to the terms')).toBeChecked();

  await question(page, 'Phone').fill('0803 123 4567');
  await page.route('**/register-company.data', async (route) => {
    await route.fetch({ maxRedirects: 0 });
    await route.abort();
  });
  await sendAndKeep(page);
  await expect(registered(page)).toContainText(name);
  expect(await sql`select 1 from company where name = ${name}`).toHaveLength(1);
});

test('addresses to which script alone posts lead a visitor to a page @html', async ({
  request,
}) => {
  const ending = async (path: string) => {
    const response = await request.get(path);
    return [new URL(response.url()).pathname, response.status()];
  };
  expect(await ending('/unsent/post-job')).toEqual(['/post-job', 200]);
  expect(await ending('/unsent/%2Fother.example')).toEqual(['/%2Fother.example', 404]);
  expect(await ending('/near')).toEqual(['/companies', 200]);
});

test('a claim, a report and a lost link keep their answers offline, and are sent when the connection is back @script', async ({
  page,
  context,
}) => {
  const { id, name } = await makeCompany({ name: `Swift Riders ${uniqueWord()}` });
  const email = `${uniqueWord()}@vendor.example.com`;
  const ours = { 'Which company?': name, ...claim(email) };
  const report = { 'Goods diverted': true, 'In your words': 'Two phones', Email: email } as const;
  for (const [path, answers, send, done] of [
    ['/claim-listing', ours, 'Send the claim', `the mailbox of ${email}`],
    [`/company/${id}/report`, report, 'Send report', 'Thank you for your report'],
    ['/report/number', { 'The number': '0803 555 0188', ...report }, 'Send report', 'Thank you'],
    ['/manage/lost', { Email: email }, 'Send me my link', 'Nothing after a few minutes?'],
  ] as const) {
    await page.goto(path);
    await answer(page, answers);
    await context.setOffline(true);
    await page.getByRole('button', { name: send }).click();
    await expect(problem(page), path).toContainText('Your answers are still here');
    await expect(page.getByRole('button', { name: 'Keep and send later' })).toHaveCount(0);
    for (const [label, value] of Object.entries(answers))
      if (value !== true) await expect(question(page, label)).toHaveValue(value);
    await context.setOffline(false);
    await page.getByRole('button', { name: send }).click();
    await expect(page.getByRole('main')).toContainText(done);
    await expect(problem(page), path).toHaveCount(0);
  }
});
