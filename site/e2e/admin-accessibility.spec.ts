import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, find, go, inquiry, open, test } from './admin.fixtures.ts';
import { sql } from './fixtures.ts';
import { submitCompany, submitJob } from './listings.ts';

/** With axe, and with targets for fingers (WCAG 2.5.8) on a phone, once the page with this heading is there. */
async function expectAccessiblePage(page: Page, name: string) {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  await expectAccessible(page);
  if (page.viewportSize()!.width > 400) return;
  const targets = page.locator('main').locator('a, button, summary, [role=button]');
  const small = await targets.evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 24)
      .map(({ outerHTML }) => outerHTML),
  );
  expect(small).toEqual([]);
}

/**
 * Queues are narrowed to one row, which has everything that a long list repeats. Axe also reads the page of a job on a
 * phone in admin-queue.spec.ts, and on a desktop the queue of jobs and their page in admin-screening.spec.ts, and the page of
 * a company in admin-moderation.spec.ts.
 */
test('pages of the panel are accessible on a phone, and its “More” menu leads to each further one, with the length of its queue @phone', async ({
  moderator: page,
}) => {
  const [job, { id }] = [await submitJob(), await submitCompany()];
  await sql`insert into report (kind, listing_id, reason, words, state)
    values ('company', ${id}, 'fake_pickup', 'Late', 'confirmed')`;
  await page.request.post('/api/inquiries', { data: inquiry });
  await find(page, 'Pending Jobs', job.name);
  await expect(page.getByRole('status').filter({ hasText: '1 in this list' })).toBeVisible();
  await expectAccessiblePage(page, 'Pending Jobs');
  await page.getByRole('button', { name: /^More ?\d+$/ }).click();
  await expect(page.getByRole('menuitem', { name: /^Reports ?\d+$/ })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /^Inquiries ?\d+$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  for (const name of ['Hidden Listings', 'Inquiries', 'Moderation Log', 'Overview']) {
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('menu')).toHaveCount(0);
  }
  await expectAccessiblePage(page, 'Overview');
  await page.getByRole('link', { name: 'Approved Listings' }).click();
  await expectAccessiblePage(page, 'Approved Listings');
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    const { y, height } = (await page.locator(':focus').boundingBox())!;
    expect(y + height, 'not behind the bar').toBeLessThanOrEqual(page.viewportSize()!.height - 64);
  }
  await go(page, `pending-jobs/${job.id}`);
  await expectAccessiblePage(page, `Edit ${job.name}`);
});

test('a low screen shows the last entry of the sidebar and one scrollbar, a narrow one the list or the submission; both are accessible @desktop', async ({
  moderator: page,
}) => {
  const { name } = await submitCompany();
  await page.setViewportSize({ width: 1366, height: 620 });
  await find(page, 'Pending Companies', name);
  const logout = page.getByRole('button', { name: 'Logout' });
  await logout.scrollIntoViewIfNeeded();
  await expect(logout).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(620);
  await expectAccessiblePage(page, 'Pending Companies');
  // Axe does not find its ground.
  const skip = page.getByRole('button', { name: 'Skip to content' });
  await expect(skip).toHaveCSS('color', 'rgb(11, 93, 59)');
  await open(page, name);
  const list = page.getByRole('list', { name: 'Pending Companies' });
  await expect(list).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(list).toBeHidden();
  await page.getByRole('link', { name: 'Hidden Listings' }).click();
  await expectAccessiblePage(page, 'Hidden Listings');
});
