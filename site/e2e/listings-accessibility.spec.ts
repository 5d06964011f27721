import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { makeCompany, makeJob, uniqueWord } from './listings.ts';

/** Nothing that axe finds fault with, and nothing that sticks out of a narrow screen. */
async function expectGood(page: Page) {
  await expectAccessible(page);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours @script`, () => {
    test.use({ colorScheme });

    test('lists are accessible, full and empty, with their modals and filters open', async ({
      page,
      sql,
    }) => {
      const word = uniqueWord();
      await makeCompany(sql, { name: word, plan: 'premium' });
      await makeJob(sql, { title: word, plan: 'featured' });
      await page.goto(`/companies?q=${word}`);
      await expectGood(page);
      await page.getByRole('button', { name: 'Book Now' }).click();
      await expectGood(page);
      await page.goto(`/jobs?q=${word}`);
      await page.getByText('Filters', { exact: true }).click();
      await expectGood(page);
      for (const list of ['companies', 'jobs']) {
        await page.goto(`/${list}?q=${uniqueWord()}`);
        await expectGood(page);
      }
    });

    test('listings are accessible, with map, warning and number, and when there is none', async ({
      page,
      sql,
    }) => {
      const [company, job] = [await makeCompany(sql), await makeJob(sql)];
      await page.goto(`/company/${company.id}`);
      await expectGood(page);
      await page.getByText('Show on the map').click();
      await page.getByRole('button', { name: 'Contact Company' }).click();
      await expectGood(page);
      await page.getByRole('button', { name: 'Click to Reveal Phone Number' }).click();
      await expect(page.getByRole('link', { name: 'Call Now' })).toBeVisible();
      await expectGood(page);
      await page.goto(`/job/${job.id}`);
      await expectGood(page);
      await page.getByRole('button', { name: 'Contact Company' }).click();
      await expectGood(page);
      await page.goto(`/company/${crypto.randomUUID()}`);
      await expectGood(page);
    });
  });
}
