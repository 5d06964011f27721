import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { makeCompany, makeJob } from './listings.ts';
import { contactLink } from './panels.ts';

/** The layout of wide screens and of paper, which script has no part in. */
test.use({ javaScriptEnabled: false });

const MAX_LIST_HEAD_PX = 112;

/** Controls under the chat at any place of a page, by their text: in steps of its own height none slips through. */
const underChat = (page: Page) =>
  page.evaluate(() => {
    const chat = document.querySelector<HTMLElement>('.chat-link')!;
    const found = new Set<string>();
    if (getComputedStyle(chat).position !== 'fixed') return [];
    for (let top = 0; top < document.documentElement.scrollHeight; top += chat.offsetHeight) {
      window.scrollTo(0, top);
      const mine = chat.getBoundingClientRect();
      for (const control of document.querySelectorAll(
        'a, button, input, select, textarea, summary',
      )) {
        const { left, right, top: upper, bottom } = control.getBoundingClientRect();
        const isApart =
          right <= mine.left || left >= mine.right || bottom <= mine.top || upper >= mine.bottom;
        if (control !== chat && !isApart && control.checkVisibility({ checkVisibilityCSS: true }))
          found.add(`${control.textContent} at ${top}`);
      }
    }
    return [...found];
  });

test.describe('with script, which draws more controls', () => {
  test.use({ javaScriptEnabled: true });

  test('the chat link covers no control anywhere on a page, at four widths', async ({ page }) => {
    const [company, job] = [await makeCompany(), await makeJob()];
    const lists = ['/home', '/companies', '/jobs', `/company/${company.id}`, `/job/${job.id}`];
    const others = ['/register-company', '/contact', '/advertise', '/terms', '/no-such-page'];
    for (const path of [...lists, ...others]) {
      await page.goto(path);
      for (const width of [360, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await underChat(page), `${path} at ${width}`).toEqual([]);
      }
    }
  });
});

test('a wide screen shows more companies than a desktop, and both have a short list header', async ({
  page,
}) => {
  const inSight = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    const tops = await page
      .locator('main article')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
    return tops.filter((top) => top === tops[0]).length;
  };
  await page.goto('/companies');
  expect([await inSight(1280), await inSight(1440), await inSight(1920)]).toEqual([3, 4, 4]);
  await page.setViewportSize({ width: 1280, height: 900 });
  const chips = page.locator('.chips .chip');
  for (const path of ['/jobs?location=Lagos&type=full-time', '/companies/lagos/ikeja']) {
    await page.goto(path);
    expect((await page.locator('.list-head').boundingBox())!.height).toBeLessThanOrEqual(
      MAX_LIST_HEAD_PX,
    );
    await page.locator('.chip-count').evaluateAll((all) => all.map((one) => one.append('0,000')));
    await expect(page.getByRole('link', { name: 'More places' })).toBeInViewport();
    await expect(chips.first()).toBeInViewport({ ratio: 1 });
  }
  await page.goto('/jobs');
  for (const chip of await chips.all()) await chip.focus();
  await chips.last().blur();
  await expect(chips.first(), 'after the keyboard').toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1024, height: 900 });
  const cut = await page.locator('.chips').evaluate((row) => row.scrollHeight - row.clientHeight);
  expect(cut, 'chips below the bar').toBe(0);
  const link = await page.locator('.nav-link:nth-child(2)').first().boundingBox();
  expect(link!.height, 'on one line').toBe(44);
});

test('the riders of the landing page stand clear of its search and links', async ({ page }) => {
  await page.goto('/home');
  for (const width of [640, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const link = (await page.getByRole('link', { name: 'View Jobs' }).boundingBox())!;
    const search = (await page.locator('.hero-search').boundingBox())!;
    for (const rider of await page.locator('.hero-picture use[href$="#bike"]:visible').all()) {
      const { x, y } = (await rider.boundingBox())!;
      expect(x, `at ${width}`).toBeGreaterThan(link.x + link.width);
      const isBelow = y >= search.y + search.height;
      expect(isBelow || x >= search.x + search.width, `under the search at ${width}`).toBe(true);
    }
  }
});

test('a wide screen has a text and its whole aside together, and an email address on one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  for (const path of ['/terms', '/claim-listing', '/post-job', '/contact']) {
    await page.goto(path);
    const [text, aside] = [page.locator('h1'), page.locator('main aside').first()];
    const apart = (await aside.boundingBox())!.x - (await text.boundingBox())!.x;
    expect(apart, path).toBeLessThanOrEqual(800);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  const email = page.locator('aside a[href^="mailto:"] span span:last-child');
  expect((await email.boundingBox())!.height).toBeLessThan(30);
  await page.setViewportSize({ width: 1280, height: 600 });
  for (const [path, last] of [
    ['/terms', 'Shipping violations'],
    ['/blogpost', 'How to get customers'],
  ] as const) {
    await page.goto(path);
    const link = page.getByRole('link', { name: last });
    await link.focus();
    await expect(link, 'beside the text, which does not move it').toBeInViewport({ ratio: 0.9 });
  }
});

test('a page printed in dark colours is black on white, without controls, with its address, and a slip is one sheet', async ({
  page,
}) => {
  const { id } = await makeCompany();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(`/company/${id}`);
  await expect(page.locator('.card').first()).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const address = page.getByText('12 Allen Avenue, Ikeja', { exact: true });
  await expect(address).toHaveCSS('color', 'rgb(19, 33, 27)');
  await expect(contactLink(page)).toBeHidden();
  await expect(page.getByText('Show on the map')).toBeHidden();
  await expect(page.getByText(/Nothing else was checked\.$/)).toBeVisible();
  await expect(page.getByText(new RegExp(`^http.*/company/${id}$`))).toBeVisible();
  await page.goto(`/job/${(await makeJob({ image: '/uploads/flyer/640.webp' })).id}`);
  await expect(page.getByText('Open the flyer')).toBeAttached();
  await expect(page.getByText('Open the flyer')).toBeHidden();
  await expect(page.locator('time > [data-screen-only]')).toBeHidden();
  await expect(page.locator('time > .print-only')).toBeVisible();
  await page.goto('/blogpost');
  await expect(page.locator('nav, search').filter({ visible: true })).toHaveCount(0);
  await page.goto(`/company/${id}/slip`);
  expect((await page.pdf()).toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});
