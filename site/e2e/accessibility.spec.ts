import type { Page } from '@playwright/test';
import { expectAccessible, expectContrast, overflow } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { answer, problem, question, registration } from './forms.ts';
import { makeCompany, makeJob, uniqueWord } from './listings.ts';
import { contactLink, openPanel } from './panels.ts';

type Sql = Parameters<typeof makeCompany>[0];

interface State {
  name: string;
  open: (page: Page, sql: Sql) => Promise<unknown>;
  /** Has another layout on a desktop. */
  wide?: true;
  /** Checked in the light colour scheme only. */
  lightOnly?: true;
}

const at = (path: string) => (page: Page) => page.goto(path);

async function openCompanies(page: Page, sql: Sql) {
  const word = uniqueWord();
  await makeCompany(sql, { name: word, plan: 'premium' });
  await page.goto(`/companies?q=${word}`);
}

async function openCompany(page: Page, sql: Sql) {
  const { id } = await makeCompany(sql);
  await page.goto(`/company/${id}`);
}

async function openJob(page: Page, sql: Sql) {
  const { id } = await makeJob(sql);
  await page.goto(`/job/${id}`);
}

const states: State[] = [
  { name: '/onboarding', open: at('/onboarding') },
  { name: '/home', open: at('/home'), wide: true },
  { name: 'an unknown address', open: at('/no/such/page') },
  { name: 'the list of companies', open: openCompanies, wide: true },
  {
    name: 'the booking dialog of a company',
    open: async (page, sql) => {
      await openCompanies(page, sql);
      await openPanel(page, page.getByRole('link', { name: 'Book Now' }), 'Confirm Booking');
    },
  },
  {
    name: 'the list of jobs with its filters open',
    open: async (page, sql) => {
      const word = uniqueWord();
      await makeJob(sql, { title: word, plan: 'featured' });
      await page.goto(`/jobs?q=${word}`);
      await page.getByText('Filters', { exact: true }).click();
    },
    wide: true,
  },
  {
    name: 'a search for companies without a result',
    open: (page) => page.goto(`/companies?q=${uniqueWord()}`),
  },
  { name: 'the companies of a place', open: at('/companies/lagos/ikeja'), wide: true },
  { name: 'a place without companies', open: at('/companies/borno') },
  { name: 'the places of all jobs', open: at('/jobs/places') },
  { name: 'a company', open: openCompany, wide: true },
  {
    name: 'a revealed phone number, with the map open',
    open: async (page, sql) => {
      await openCompany(page, sql);
      await page.getByText('Show on the map').click();
      await openPanel(page, contactLink(page), 'Contact Company');
      await page.getByRole('button', { name: 'Click to Reveal Phone Number' }).click();
      await expect(page.getByRole('link', { name: 'Call Now' })).toBeVisible();
    },
  },
  {
    name: 'a request to a company',
    open: async (page, sql) => page.goto(`/company/${(await makeCompany(sql)).id}/ask?from=Yaba`),
  },
  { name: 'a job', open: openJob, wide: true },
  {
    name: 'the contact dialog of a job',
    open: async (page, sql) => {
      await openJob(page, sql);
      await openPanel(page, contactLink(page), 'Contact Company');
    },
  },
  {
    name: 'a company that does not exist',
    open: (page) => page.goto(`/company/${crypto.randomUUID()}`),
  },
  { name: '/register-company', open: at('/register-company'), wide: true, lightOnly: true },
  {
    name: 'a registration with errors',
    open: async (page) => {
      await page.goto('/register-company');
      await page.getByRole('button', { name: 'Submit Registration' }).click({ force: true });
      await expect(problem(page)).toBeVisible();
    },
    lightOnly: true,
  },
  {
    name: 'the confirmation of a registration',
    open: async (page) => {
      await page.goto('/register-company');
      await answer(page, registration(`Swift Riders ${crypto.randomUUID()}`));
      await page.getByRole('button', { name: 'Submit Registration' }).click();
      await expect(page.getByRole('heading', { name: 'Registration received' })).toBeVisible();
    },
    lightOnly: true,
  },
  { name: '/post-job', open: at('/post-job'), wide: true, lightOnly: true },
  {
    name: 'a report of a company',
    open: async (page, sql) => page.goto(`/company/${(await makeCompany(sql)).id}/report`),
    lightOnly: true,
  },
  {
    name: 'the answer about a number',
    open: async (page, sql) => {
      await makeCompany(sql);
      await page.goto('/check');
      await question(page, 'Phone number').fill('0803 123 4567');
      await page.getByRole('button', { name: 'Check the number' }).click();
      await expect(page.getByRole('button', { name: 'Report this number' })).toBeVisible();
    },
    lightOnly: true,
  },
  { name: 'giving a listing back', open: at('/manage/object/broken'), lightOnly: true },
];

for (const { name, open, wide, lightOnly } of states) {
  const tag = wide ? '@script' : ['@script', '@phone'];
  test(
    `axe finds no violation on ${name}, and it fits the screen`,
    { tag },
    async ({ page, sql, isMobile }) => {
      await open(page, sql);
      await expectAccessible(page);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      // Colours do not depend on the width, except in the header of a wide page.
      if (lightOnly || (!isMobile && name !== '/home')) return;
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectContrast(page);
      if (!wide) return;
      await page.emulateMedia({ forcedColors: 'active' });
      await expectContrast(page);
    },
  );
}

const longWord = 'Logistics'.repeat(7);

test(
  'pages need no sideways scrolling at 320 px, also with text twice as large, which breaks no word of a title',
  { tag: '@phone' },
  async ({ page, sql }) => {
    const name = 'Swift International Logistics '.repeat(3);
    const wordy = { name, title: name, description: longWord, location: longWord };
    const [company, job] = [await makeCompany(sql, wordy), await makeJob(sql, wordy)];
    const pages = ['/onboarding?step=6', '/home', '/companies', '/jobs', '/register-company'];
    const others = ['/post-job', '/advertise', `/company/${company.id}`, `/job/${job.id}`];
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of [...pages, ...others]) {
      await page.goto(path);
      expect(await overflow(page), path).toBe(0);
      const title = await page.locator('h1').boundingBox();
      expect(title!.height, `title of ${path}`).toBeLessThanOrEqual(220);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      if (path === '/register-company')
        await page.locator('h1').evaluate((title) => (title.style.overflowWrap = 'normal'));
      expect(await overflow(page), `${path} with large text`).toBe(0);
    }
  },
);
