import { expectAccessible } from './accessible.ts';
import { expect, find, go, inquiry, open, test } from './admin.fixtures.ts';

/**
 * Queues are narrowed to one row, which has everything that a long list repeats. Axe also reads the page of a job on a
 * phone in admin-queue.spec.ts, and on a desktop the queue of jobs and their page in admin-screening.spec.ts, and the page of
 * a company in admin-moderation.spec.ts.
 */
for (const [tag, ...pages] of [
  ['@phone', 'Pending Jobs', 'Edit', 'Approved Listings', 'Overview'],
  ['@desktop', 'Pending Companies', 'Hidden Listings'],
] as const) {
  test(
    `axe finds no violation on these pages of the panel: ${pages.join(', ')}`,
    { tag: ['@script', tag] },
    async ({ moderator: page, submitJob, submitCompany }) => {
      const [job, company] = [await submitJob(), await submitCompany()];
      const paths = {
        'Pending Jobs': `pending-jobs?filter={"q":"${job.name}"}`,
        'Pending Companies': `pending-companies?filter={"q":"${company.name}"}`,
        Edit: `pending-jobs/${job.id}`,
        'Approved Listings': 'approved',
        'Hidden Listings': 'hidden',
        Overview: 'overview',
      };
      for (const name of pages)
        await test.step(name, async () => {
          await go(page, paths[name]);
          await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
          await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
          await expectAccessible(page);
        });
    },
  );
}

test(
  'the “More” menu of a phone leads to each further page, with the length of its queue',
  { tag: ['@script', '@phone'] },
  async ({ moderator: page, submitCompany, sql }) => {
    const { id } = await submitCompany();
    await sql(
      `insert into report (kind, listing_id, reason, words, state) values ('company', ?, 'fake_pickup', 'Late', 'confirmed')`,
      [id],
    );
    await page.request.post('/api/inquiries', { data: inquiry });
    await go(page, 'pending-jobs');
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
  },
);

test(
  'a low screen shows the last entry of the sidebar and one scrollbar, a narrow one the list or the submission',
  { tag: ['@script', '@desktop'] },
  async ({ moderator: page, submitJob }) => {
    const { name } = await submitJob();
    await page.setViewportSize({ width: 1366, height: 620 });
    await find(page, 'Pending Jobs', name);
    const logout = page.getByRole('button', { name: 'Logout' });
    await logout.scrollIntoViewIfNeeded();
    await expect(logout).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(620);
    await open(page, name);
    const list = page.getByRole('list', { name: 'Pending Jobs' });
    await expect(list).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect(list).toBeHidden();
  },
);
