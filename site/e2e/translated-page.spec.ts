import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { makeCompany, uniqueWord } from './listings.ts';

/** Puts each text into an element of its own, as a browser does that translates the page. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const font = document.createElement('font');
      font.append(text.data);
      text.replaceWith(font);
    }
  });

test('a page that the browser translates shows the facts of the company, the page and the search it leads to', async ({
  page,
}) => {
  const there = { place: 'benue/makurdi', location: 'North Bank, Makurdi' };
  const next = await makeCompany({ ...there, name: `Makurdi ${uniqueWord()}` });
  const { id } = await makeCompany({ ...there, location: 'Wurukum, Makurdi' });
  await page.goto(`/company/${id}`);
  await translate(page);
  await page.getByRole('link', { name: next.name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(next.name);
  await expect(page.locator('main header')).toContainText(next.location);

  await page.goto('/companies/lagos');
  await translate(page);
  const chip = page.getByRole('navigation', { name: 'Places' }).getByRole('link').nth(1);
  const [name = ''] = (await chip.innerText()).split('\n');
  await chip.click();
  await expect(page.getByRole('link', { name: `Without ${name}` })).toHaveText(name);

  await page.goto('/jobs?type=full-time');
  await translate(page);
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page.getByText(/^Page/)).toContainText('Page 2 of');
  await translate(page);
  await page.getByRole('link', { name: 'Without Full Time' }).click();
  await expect(page.locator('summary', { hasText: 'Filters' })).toHaveText('Filters');
  const loaded = () => performance.getEntriesByType('navigation')[0]?.name;
  expect(await page.evaluate(loaded), 'not loaded anew').toContain('type=full-time');
});
