import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { call, expect, find, go, sender, test } from './admin.fixtures.ts';
import { requestsOf, sql } from './fixtures.ts';
import { submitJob } from './listings.ts';

const pressTwice = (page: Page, key: string, lateMs: number) =>
  page.evaluate(
    async ([name, ms]) => {
      const presses = [1, 2].map(() => new KeyboardEvent('keydown', { key: name, bubbles: true }));
      for (const press of presses) {
        document.dispatchEvent(press);
        await new Promise((resolve) => setTimeout(resolve, ms));
      }
    },
    [key, lateMs] as const,
  );

type Job = { id: string; name: string };

test('a moderator sees which submission has no place that searches know, and chooses it @phone', async ({
  moderator: page,
}) => {
  const from = sender();
  const refused = await submitJob(from);
  await call(page, 'DELETE', `jobs/${refused.id}/reject`, {
    reason: 'Asks applicants for money',
  });
  const salary = '₦900,000 weekly';
  const location = 'Behind the blue gate';
  const { name } = await submitJob({ ...from, salary, location, plan: 'premium' });
  const flag = 'Place not recognised';
  for (const location of ['Yaba, Lagos', 'Work from home']) {
    const placed = await submitJob({ location });
    await find(page, 'Pending Jobs', placed.name);
    await expect(page.getByRole('link', { name: placed.name, exact: true })).toBeVisible();
    await expect(page.getByText(flag)).toHaveCount(0);
  }
  await find(page, 'Pending Jobs', name);
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row.getByText(flag)).toBeVisible();
  const marks = [/\d alert/, '1 refused before', flag, 'Wants Premium'];
  for (const mark of marks) await expect(row.getByText(mark)).toBeInViewport({ ratio: 1 });
  const cacNumber = await row.getByText(from.cacNumber.replace(' ', '')).boundingBox();
  expect(cacNumber!.width).toBeGreaterThan(70);
  await expect(row.getByTitle(/^Sent \d+ \w+ \d{4}, \d\d:\d\d$/)).toBeVisible();
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByText(/^Sent \d+ \w+ \d{4}, \d\d:\d\d$/)).toBeVisible();
  const warning = page.getByRole('alert').filter({ hasText: flag });
  await expect(warning).toBeVisible();
  await expect(page.getByRole('region', { name: 'Seen before' })).toBeVisible();
  await expectAccessible(page);
  await warning.getByRole('link', { name: 'Choose it' }).click();
  // A menu that opens under a slow press takes the option below the pointer.
  await page.getByRole('combobox', { name: 'Place: state' }).press('Enter');
  await page.getByRole('option', { name: 'Oyo', exact: true }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(warning).toHaveCount(0);
});

test('a moderator works through the queue by keyboard @desktop', async ({ moderator: page }) => {
  const company = `Depot ${Date.now()}`;
  const jobs = [];
  for (let n = 0; n < 4; n++) jobs.push(await submitJob({ company }));
  const [first, second, third, fourth] = jobs as [Job, Job, Job, Job];
  const heading = ({ name }: Job) => page.getByRole('heading', { level: 1, name });
  const rows = page.getByRole('list', { name: 'Pending Jobs' }).getByRole('listitem');
  const histories = requestsOf(page, new RegExp(`/moderations\\?.*${fourth.id}`));
  await go(page, 'pending-jobs');
  await page.getByRole('heading', { level: 1, name: 'Pending Jobs' }).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type(company);
  await expect(rows).toHaveCount(4);
  await page.keyboard.press('Tab');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog').getByText('Next submission')).toBeVisible();
  const use = page.getByRole('switch', { name: 'Use them' });
  await use.uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('j');
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await use.check();
  await expect(page.getByText('No submission is open')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('j');
  await expect(heading(first)).toBeFocused();
  await expect(page.getByText('1 of 4')).toBeVisible();
  // Held down.
  for (let press = 0; press < 3; press++) await page.keyboard.down('n');
  await page.keyboard.up('n');
  await expect(heading(second)).toBeFocused();
  await page.keyboard.press('k');
  await expect(heading(first)).toBeFocused();
  await expect(page.getByRole('button', { name: `Approve ${first.name}` })).toBeEnabled();
  await page.getByRole('combobox', { name: 'Plan' }).focus();
  // A slow machine handles the second one long after it has shown the next job.
  await pressTwice(page, 'a', 700);
  await expect(heading(second)).toBeFocused();
  await expect(page.getByText('1 of 3')).toBeVisible();
  await page.keyboard.press('u');
  await expect(heading(first)).toBeFocused();
  await page.keyboard.press('a');
  await expect(heading(second)).toBeFocused();
  // No notice covers the next decision.
  for (const width of [360, 1024, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const approve = page.getByRole('button', { name: `Approve ${second.name}` });
    await approve.click({ trial: true, timeout: 4_000 });
  }
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog', { name: `Reject ${second.name}` })).toBeVisible();
  await page.keyboard.press('a');
  await page.keyboard.press('2');
  const reason = page.getByRole('combobox', { name: 'Reason (optional)' });
  await expect(reason).toHaveText('2 Asks applicants for money');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await expect(heading(third)).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Approve 2' }).press('Enter');
  await expect(page.getByText('Job approved!')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(heading(fourth)).toBeFocused();
  await page.getByRole('button', { name: 'Send now' }).press('Enter');
  await expect(page.getByText('Job approved! 2 jobs')).toBeVisible();
  expect(histories, 'a decision about others changes nothing on the page').toHaveLength(1);
  await expect
    .poll(() => sql`select from job where status = 'live' and company = ${company}`)
    .toHaveLength(3);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Pending Jobs' })).toBeVisible();
});

test('a moderator reads on to the next page and back, decides by a key while a selected job has left the list, and stays at one whose approval was undone @desktop', async ({
  moderator: page,
}) => {
  const company = `Depot ${Date.now()}`;
  const [first, second] = [await submitJob({ company }), await submitJob({ company })];
  const third = await submitJob({ company });
  const selected = await submitJob();
  await find(page, 'Pending Jobs', selected.name);
  await page.getByRole('checkbox', { name: `Select ${selected.name}` }).check();
  await expect(page.getByText('1 selected')).toBeVisible();
  await find(page, 'Pending Jobs', company, 2);
  const link = page.getByRole('link', { name: first.name, exact: true });
  await link.waitFor();
  const isLeftToBrowser = page.evaluate(
    () =>
      new Promise((resolve) => {
        const seen = (click: Event) => {
          resolve(!click.defaultPrevented);
          // On a busy machine a tab opens without Playwright's event of it.
          click.preventDefault();
        };
        addEventListener('click', seen, { once: true });
      }),
  );
  await link.click({ modifiers: ['ControlOrMeta'] });
  expect(await isLeftToBrowser).toBe(true);
  await expect(page.getByRole('heading', { level: 1, name: 'Pending Jobs' })).toBeVisible();
  await page.getByRole('link', { name: second.name, exact: true }).click();
  await page.getByRole('button', { name: `Approve ${second.name}` }).waitFor();
  await page.keyboard.press('j');
  await page.getByRole('button', { name: `Approve ${third.name}` }).waitFor();
  await page.keyboard.press('k');
  await expect(page.getByRole('button', { name: `Approve ${second.name}` })).toBeEnabled();
  await page.keyboard.press('a');
  await page.keyboard.press('u');
  await expect(page.getByRole('link', { name: second.name, exact: true })).toBeVisible();
  await go(
    page,
    `pending-jobs/${first.id}/show?filter=${JSON.stringify({ q: company })}&perPage=1`,
  );
  await page.getByText('1 of 3').waitFor();
  // Keys are heard once it is drawn.
  await expect(page.getByRole('button', { name: `Approve ${first.name}` })).toBeEnabled();
  // Before the second page is there.
  await pressTwice(page, 'j', 0);
  await expect(page.getByRole('heading', { level: 1, name: second.name })).toBeVisible();
  await page.goBack();
  await sql`delete from job where id = ${first.id}`;
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('link', { name: first.name, exact: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: second.name })).toBeVisible();
  await expect(page.getByText('1 of 2')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Pending Jobs' })).toBeVisible();
});
