import type { Page } from '@playwright/test';
import { expectAccessible, expectContrast, overflow } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { answer, problem, question, registration } from './forms.ts';
import { makeCompany, makeJob, uniqueWord } from './listings.ts';
import { contactLink, openPanel } from './panels.ts';
import { budgets, expectWithin, type Budget } from './weigh.ts';

interface State {
  open: (page: Page) => Promise<unknown>;
  /** Of its first visit, on a phone. */
  budget?: Budget;
  /** Further states of the page, which have the same layout on a desktop. */
  then?: ((page: Page) => Promise<unknown>)[];
  /** Has another layout on a desktop. */
  wide?: true;
  /** Checked in the light colour scheme only. */
  lightOnly?: true;
}

const at = (path: string) => (page: Page) => page.goto(path);

async function openCompanies(page: Page) {
  const word = uniqueWord();
  await makeCompany({ name: word, plan: 'premium' });
  await page.goto(`/companies?q=${word}`);
}

const states: Record<string, State> = {
  '/onboarding': { open: at('/onboarding'), budget: budgets.application },
  '/home': { open: at('/home'), budget: budgets.application, wide: true },
  'an unknown address': { open: at('/no/such/page'), budget: budgets.text },
  'the list of companies and a booking dialog': {
    open: openCompanies,
    then: [
      (page) => openPanel(page, page.getByRole('link', { name: 'Book Now' }), 'Confirm Booking'),
    ],
    wide: true,
  },
  'the list of jobs with its filters open': {
    open: async (page) => {
      const word = uniqueWord();
      await makeJob({ title: word, plan: 'featured' });
      await page.goto(`/jobs?q=${word}`);
      await page.getByText('Filters', { exact: true }).click();
    },
    wide: true,
  },
  'a search for companies without a result': {
    open: (page) => page.goto(`/companies?q=${uniqueWord()}`),
  },
  'the companies of a place': { open: at('/companies/lagos/ikeja'), wide: true },
  'a place without companies': { open: at('/companies/borno') },
  'the places of all jobs': { open: at('/jobs/places'), budget: budgets.text },
  'a company and its revealed phone number, with the map open': {
    open: async (page) => page.goto(`/company/${(await makeCompany()).id}`),
    budget: budgets.application,
    then: [
      async (page) => {
        await page.getByText('Show on the map').click();
        await openPanel(page, contactLink(page), 'Contact Company');
        await page.getByRole('button', { name: 'Click to Reveal Phone Number' }).click();
        await expect(page.getByRole('link', { name: 'Call Now' })).toBeVisible();
      },
    ],
    wide: true,
  },
  'a request to a company': {
    open: async (page) => page.goto(`/company/${(await makeCompany()).id}/ask?from=Yaba`),
    budget: budgets.request,
  },
  'a job and its contact dialog': {
    open: async (page) => page.goto(`/job/${(await makeJob()).id}`),
    budget: budgets.application,
    then: [(page) => openPanel(page, contactLink(page), 'Contact Company')],
    wide: true,
  },
  'a company that does not exist': {
    open: (page) => page.goto(`/company/${crypto.randomUUID()}`),
  },
  'a registration, its errors and its confirmation': {
    open: at('/register-company'),
    budget: budgets.form,
    then: [
      async (page) => {
        await page.getByRole('button', { name: 'Submit Registration' }).click({ force: true });
        await expect(problem(page)).toBeVisible();
      },
      async (page) => {
        await answer(page, registration(`Swift Riders ${crypto.randomUUID()}`));
        await page.getByRole('button', { name: 'Submit Registration' }).click();
        await expect(page.getByRole('heading', { name: 'Registration received' })).toBeVisible();
      },
    ],
    wide: true,
    lightOnly: true,
  },
  '/post-job': { open: at('/post-job'), budget: budgets.form, wide: true, lightOnly: true },
  'a report of a company': {
    open: async (page) => page.goto(`/company/${(await makeCompany()).id}/report`),
    lightOnly: true,
  },
  'the answer about a number': {
    open: async (page) => {
      await makeCompany();
      await page.goto('/check');
      await question(page, 'Phone number').fill('0803 123 4567');
      await page.getByRole('button', { name: 'Check the number' }).click();
      await expect(page.getByRole('button', { name: 'Report this number' })).toBeVisible();
    },
    lightOnly: true,
  },
  'giving a listing back': { open: at('/manage/object/broken'), lightOnly: true },
};

for (const [name, { open, budget, then = [], wide, lightOnly }] of Object.entries(states)) {
  const tag = wide ? '@script' : ['@script', '@phone'];
  test(
    `axe finds no violation on ${name}, and it fits the screen${budget ? ' and, on a phone, its weight' : ''}`,
    { tag },
    async ({ page, isMobile }) => {
      if (budget && isMobile) await expectWithin(budget, page, open);
      else await open(page);
      for (const next of [undefined, ...(isMobile ? then : [])]) {
        await next?.(page);
        await expectAccessible(page);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        // Colours do not depend on the width, except in the header of a wide page.
        if (lightOnly || (!isMobile && name !== '/home')) continue;
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectContrast(page);
        if (wide && !next) {
          await page.emulateMedia({ forcedColors: 'active' });
          await expectContrast(page);
        }
        await page.emulateMedia({ colorScheme: null, forcedColors: null });
      }
    },
  );
}
