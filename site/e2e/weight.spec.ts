import { globSync, statSync } from 'node:fs';
import { expect, hydrated, requestsOf, test } from './fixtures.ts';
import { hold } from './forms.ts';
import { makeCompany, makeJob } from './listings.ts';
import { budgets, executable, expectWithin, weigh } from './weigh.ts';

/** Most pages are weighed where axe reads them, lists where their cards are counted. */

for (const [path, budget] of [
  ['/companies/lagos', budgets.place],
  ['/jobs/lagos', budgets.place],
  ['/company/{id}/contact', budgets.application],
] as const)
  test(`${path} stays within its weight`, async ({ page }) => {
    await expectWithin(budget, page, await addressOf(path));
  });

test('the script of requests has at most 2,500 bytes @script @phone', () => {
  const folder = new URL('../build/client/assets/', import.meta.url);
  const [file = ''] = globSync('company._id_.ask-*.js.br', { cwd: folder });
  expect(statSync(new URL(file, folder)).size).toBeLessThanOrEqual(2_500);
});

test('no script is requested before the page is drawn with its style, and none makes a formatter for it @script', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(Number.prototype, { toLocaleString: null });
    Object.assign(Intl, { DateTimeFormat: null });
  });
  const scripts = requestsOf(page, /\.js$/);
  const style = await hold(page, '**/*.css');
  const response = await page.goto('/companies', { waitUntil: 'commit' });
  await response?.finished();
  await page.request.get('/favicon.svg');
  expect(scripts).toEqual([]);
  style.letGo();
  await page.waitForLoadState();
  await hydrated(page);
  expect(scripts).not.toEqual([]);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the landing page, a list, a company and a form load neither script nor image with Save-Data @script', async ({
  page,
}) => {
  await page.setExtraHTTPHeaders({ 'Save-Data': 'on' });
  for (const path of ['/home', '/companies', '/jobs', '/company/{id}', '/post-job']) {
    const { html, css, ...weight } = await weigh(page, await addressOf(path));
    expect(weight, path).toMatchObject({ js: 0, pictures: 0, elsewhere: [] });
    // The browser keeps the stylesheet of the first page.
    expect(html, path).toBeLessThanOrEqual(budgets.text.html);
    expect(css, path).toBeLessThanOrEqual(budgets.text.css);
    await expect(page.locator(executable)).toHaveCount(1);
  }
});

const addressOf = async (path: string) => {
  if (!path.includes('/{id}')) return path;
  const { id } = path.startsWith('/job') ? await makeJob() : await makeCompany();
  return path.replace('{id}', id);
};
