import { createReadStream } from 'node:fs';
import type { Page } from '@playwright/test';
import { enterPanel, expect, sendNow, show, test } from './admin.fixtures.ts';
import { decide, expectLink, sql } from './fixtures.ts';
import { logo } from './forms.ts';
import { registeredCompany, submitJob, uniqueWord } from './listings.ts';
import { contactLink, openPanel } from './panels.ts';

const cards = 'main article';

async function search(page: Page, path: string, word: string) {
  await page.goto(path);
  await page.getByRole('searchbox').fill(word);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.locator(cards)).toHaveCount(1);
}

test('a company and a job are public from their approval to their end', async ({
  page,
  request,
  moderatorPage,
  javaScriptEnabled,
}) => {
  const word = uniqueWord();
  const [name, title] = [`Swift ${word}`, `Rider ${word}`];

  const logoFile = createReadStream(await logo());
  const registered = { ...registeredCompany, name, category: 'van', profileImage: logoFile };
  expect((await request.post('/api/companies', { multipart: registered })).status()).toBe(201);
  const job = await submitJob({ title, company: name, location: 'Garki, Abuja', type: 'contract' });
  const companies = await sql`select id, image from company where name = ${name}`;
  const [company] = companies as { id: string; image: string }[];
  const paths = [`/company/${company!.id}`, `/job/${job.id}`];
  const apiPaths = [`/api/companies/${company!.id}`, `/api/jobs/${job.id}`];
  const statuses = () =>
    Promise.all([...paths, ...apiPaths].map(async (path) => (await request.get(path)).status()));
  const lists = ['/companies', '/jobs', '/api/companies', '/api/jobs'];
  const found = () =>
    Promise.all(
      lists.map(async (path) => {
        const list = await request.get(`${path}?q=${word}`);
        expect(list.status(), path).toBe(200);
        return (await list.text()).includes(path.endsWith('jobs') ? title : name);
      }),
    );
  const nowhere = [false, false, false, false];

  await test.step('neither is public while it waits', async () => {
    expect(await found()).toEqual(nowhere);
    expect(await statuses()).toEqual([404, 404, 404, 404]);
    expect((await request.get(company!.image)).status()).toBe(404);
  });

  await test.step('a moderator verifies the company and approves the job', async () => {
    await decide(`jobs/${job.id}/approve`);
    if (javaScriptEnabled === false) return decide(`companies/${company!.id}/verify`);
    await enterPanel(moderatorPage);
    await show(moderatorPage, 'Pending Companies', { id: company!.id, name });
    const logo = moderatorPage.locator('img[src*="/uploads/"]').first();
    await expect
      .poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    await moderatorPage.getByRole('button', { name: `Verify ${name}` }).click();
    await expect(moderatorPage.getByText('Verifying')).toBeVisible();
    await sendNow(moderatorPage);
  });

  await test.step('both are on the public lists', async () => {
    await expect.poll(statuses).toEqual([200, 200, 200, 200]);
    expect(await found()).toEqual([true, true, true, true]);
    for (const [path, id] of [
      ['/api/companies', company!.id],
      ['/api/jobs', job.id],
    ]) {
      const listings: { id: string }[] = await (await request.get(path as string)).json();
      expect(listings.map((listing) => listing.id)).toContain(id);
    }
  });

  await test.step('the company is found by search and by service, and its phone is revealed', async () => {
    await search(page, '/companies', word);
    await page.getByRole('link', { name: 'Bike 0', exact: true }).click();
    await expect(page.getByText('No companies found for bike services')).toBeVisible();
    await page.getByRole('link', { name: 'Van 1', exact: true }).click();
    await expect(page).toHaveURL(`/companies?q=${word}&service=van`);
    await expect(page.locator(cards)).toHaveCount(1);
    await page.getByRole('searchbox').fill(`swift ${word}`);
    await page.getByRole('button', { name: 'Search' }).click();
    // With script the address is the list's own, without it that of the form.
    const query = `q,swift ${word},service,van`;
    await expect(page).toHaveURL(
      ({ search }) => [...new URLSearchParams(search)].sort().join() === query,
    );
    await page.getByRole('link', { name: 'All Services' }).click();
    await expect(page).toHaveURL(`/companies?q=swift+${word}`);
    await expect(page.locator('.chip[aria-current]')).toHaveText(/^All Services/);

    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(paths[0]!);
    const image = page.locator('main img[src*="/uploads/"]').first();
    await expect(image).toBeVisible();
    expect((await request.get((await image.getAttribute('src'))!)).headers()['content-type']).toBe(
      'image/webp',
    );
    await openPanel(page, contactLink(page), 'Contact Company');
    await page.getByRole('button', { name: 'Click to Reveal Phone Number' }).click();
    await expectLink(page, 'Call Now', 'tel:+2348031234567');
  });

  await test.step('the job is found by search, by place and by type, and leads to its application', async () => {
    await search(page, '/jobs', word);
    await page.getByRole('link', { name: 'Abuja', exact: true }).click();
    await expect(page).toHaveURL(/location=Abuja/);
    await page.getByRole('link', { name: 'Contract 1', exact: true }).click();
    await expect(page).toHaveURL(/type=contract/);
    await expect(page.locator(cards)).toHaveCount(1);

    await page.getByRole('link', { name: 'View Details' }).click();
    await expect(page).toHaveURL(paths[1]!);
    const contact = await openPanel(page, contactLink(page), 'Contact Company');
    await expectLink(contact, 'APPLY', 'https://swift.example/apply');
  });

  await test.step('time passes their end: both are gone from lists, pages and API', async () => {
    await sql`update company set expires_at = now() - interval '1 second' where id = ${company!.id}`;
    await sql`update job set expires_at = now() - interval '1 second' where id = ${job.id}`;
    // The database was changed behind the API's back: it is notified a moment later.
    await expect.poll(found).toEqual(nowhere);
    await expect.poll(statuses).toEqual([410, 410, 410, 410]);
    for (const [index, heading] of ['Company not found', 'Job not found'].entries()) {
      await page.goto(paths[index]!);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    }
  });
});
