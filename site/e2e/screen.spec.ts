import type { Locator, Page } from '@playwright/test';
import { expect, expectLink, test } from './fixtures.ts';
import { makeCompany, makeJob, uniqueWord } from './listings.ts';
import { contactLink } from './panels.ts';
import { budgets, expectWithin } from './weigh.ts';

/** A cheap phone, and the bars of the site that are always on its screen. */
const phone = { width: 360, height: 740 };
const MAX_BARS_PX = 112;

const boxOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox())!;

/** How many cards are in sight above the navigation, a half one counting half. */
async function cardsInSight(page: Page) {
  const bottom = (await boxOf(page, '.bottom-nav')).y;
  const boxes = await page
    .locator('main article')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().toJSON() as DOMRect));
  const shares = boxes.map(({ y, height }) => Math.min(Math.max(bottom - y, 0), height) / height);
  return shares.reduce((sum, share) => sum + share, 0);
}

for (const { path, least } of [
  { path: '/companies', least: 1.9 },
  { path: '/jobs', least: 1.6 },
]) {
  test(`${path} stays within its weight and shows ${least} cards, search on top, up to 900 nodes @phone @script`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await expectWithin(budgets.application, page, path);
    expect((await (await page.request.get(path)).body()).length).toBeLessThanOrEqual(75_000);
    expect(await page.locator('*').count()).toBeLessThanOrEqual(900);
    expect(await cardsInSight(page)).toBeGreaterThanOrEqual(least);
    const head = page.locator('.list-head');
    expect((await head.boundingBox())!.height).toBeLessThanOrEqual(MAX_BARS_PX);
    const heights = await page
      .locator('.listing-actions a, .list-head .chip')
      .evaluateAll((controls) => controls.map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    const [chips, chip] = [await boxOf(page, '.chips'), await boxOf(page, '.chips .chip')];
    expect(chip.y - chips.y, 'room for the ring of the keyboard').toBeGreaterThanOrEqual(5);
    await page.evaluate(() => window.scrollTo(0, 2_000));
    await expect.poll(async () => (await head.boundingBox())!.y).toBe(0);
    const last = await page.locator('main').evaluate((main) => main.getBoundingClientRect().bottom);
    const end = await page.evaluate(() => document.body.getBoundingClientRect().bottom);
    expect(end - last, 'advert and footer').toBeLessThanOrEqual(640);
  });
}

test('the one action of a company and of a job is in a bar that with the navigation takes 112 px @html', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const [company, job] = [await makeCompany(), await makeJob()];
  for (const path of [`/company/${company.id}`, `/job/${job.id}`]) {
    await page.goto(path);
    const bar = await boxOf(page, '.action-bar');
    expect(phone.height - bar.y).toBeLessThanOrEqual(MAX_BARS_PX);
    const contact = (await contactLink(page).boundingBox())!;
    expect(contact.y + contact.height, path).toBeLessThanOrEqual(bar.y);
  }
  await page.goto(`/company/${company.id}`);
  const mark = await boxOf(page, 'main a.tag');
  await page.mouse.click(mark.x + 4, mark.y - 8);
  await expect(page, 'the mark has the room of a finger').toHaveURL(/#checked$/);
});

test('the whole panel of filters is above the navigation of a small phone @html', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/jobs');
  await page.getByText('Filters', { exact: true }).click();
  await page.getByRole('link', { name: 'Clear Filters' }).click({ trial: true, timeout: 5_000 });
});

test('a call takes five taps with Skip, three from the list on a return visit @phone', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const newest = { name: uniqueWord(), plan: 'premium', approved: '0 seconds' };
  const { name } = await makeCompany(newest);
  const card = page.getByRole('article').filter({ hasText: name });
  let taps = 0;
  const tap = async (target: Locator) => {
    await target.first().click();
    taps += 1;
  };
  const book = async () => {
    await tap(card.getByRole('link', { name: 'Book Now' }));
    await tap(page.getByRole('button', { name: 'Click to Reveal Phone Number' }));
    await expectLink(page, 'Call Now', /^tel:\+/);
    return taps + 1;
  };
  // The row was written to the database directly: the site is notified a moment later.
  await expect.poll(async () => (await page.request.get('/companies')).text()).toContain(name);
  await page.goto('/');
  await tap(page.getByRole('button', { name: 'Skip' }));
  await tap(page.getByRole('link', { name: 'Find Delivery' }));
  // The landing page may show the card, too.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Browse Companies');
  expect(await book()).toBeLessThanOrEqual(5);
  taps = 0;
  await page.goto('/');
  await expect(page, 'Skip is remembered').toHaveURL('/home');
  await page.goto('/companies');
  expect(await book()).toBeLessThanOrEqual(3);
});

test('the current chip, the current page and the first button keep a mark in forced colours @html', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/companies?service=van');
  await expect(page.locator('.chip[aria-current]')).toHaveCSS('outline-style', 'solid');
  const colour = (selector: string) =>
    page.evaluate((to) => getComputedStyle(document.querySelector(to)!).borderTopColor, selector);
  expect(await colour('.bottom-link[aria-current]')).not.toBe(
    await colour('.bottom-link:not([aria-current])'),
  );
  await expect(page.locator('main .btn-primary').first()).toHaveCSS('border-width', '3px');
});
