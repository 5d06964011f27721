import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { session, test as base } from './fixtures.ts';
import type { Submission } from './listings.ts';

export { expect } from './fixtures.ts';

interface AdminFixtures {
  /** The visitor's browser with a moderator's session, not yet on a page of the panel; fails the test for an error in its console. */
  moderator: Page;
}

export const test = base.extend<AdminFixtures>({
  moderator: async ({ page }, use) => {
    await enterPanel(page);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    // Answers that a test refuses or breaks on purpose are logged by the browser itself.
    page.on('console', (line) => {
      if (line.type() === 'error' && !line.text().startsWith('Failed to load resource'))
        errors.push(line.text());
    });
    await use(page);
    expect(errors).toEqual([]);
  },
});

export async function enterPanel(page: Page, whose = session()) {
  // Local storage needs a page of the site: this one is the smallest.
  await page.goto('/robots.txt');
  await page.evaluate(
    ({ token, user }) => {
      localStorage.setItem('token', token);
      localStorage.setItem('user', JSON.stringify(user));
    },
    await whose,
  );
}

/** Opens a page of the panel: the first one by its address, later ones as a link does, which loads no script again. */
export async function go(page: Page, path: string) {
  const address = encodeURI(`/admin/dashboard/${path}`);
  if (!page.url().includes('/admin/dashboard/')) return void (await page.goto(address));
  await page.evaluate((url) => {
    history.pushState({ key: crypto.randomUUID() }, '', url);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

export async function call(page: Page, method: string, path: string, data?: object) {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { Authorization: `Bearer ${token}` };
  return page.request.fetch(`/api/${path}`, { method, headers, ...(data && { data }) });
}

/** Comes back from another tab until the panel shows what it then reads: a reading under way, perhaps older, is not doubled. */
export const returnToTab = (page: Page, shown: Locator) =>
  expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(shown).toBeVisible({ timeout: 2_000 });
  }).toPass();

let last = Date.now();
/** Seven digits that no other test has: the number of its worker, then a count from the milliseconds of its start. */
export const digits = () => process.env.TEST_PARALLEL_INDEX + String(last++).slice(-6);

/** Values that no other test sends, so that no earlier listing shares them. */
export function sender() {
  const host = `${randomUUID()}.example.ng`;
  return { cacNumber: `BN 8${digits()}`, email: `hr@${host}`, applyLink: `https://${host}/jobs` };
}

export async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  const button = page.getByRole('button', { name: 'Login as Admin' });
  // The page that the end of a session leaves may have a field for an email, too.
  await button.waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await button.click();
}

/** Ends the session, and presses a button before another request tells of the end. */
export async function endSession(button: Locator) {
  await expect(button).toBeEnabled();
  await button.evaluate((element: HTMLElement) => {
    localStorage.setItem('token', 'ended');
    element.click();
  });
}

/** Sends the decision in the undo window, which may have ended by itself on a slow machine. */
export const sendNow = (page: Page) =>
  expect(async () => {
    const button = page.getByRole('button', { name: 'Send now' });
    if (await button.isVisible()) await button.click({ timeout: 1_000 });
    await expect(button).toBeHidden({ timeout: 1_000 });
  }).toPass();

/** Reads a change of a phone number among those of the open page, and approves it after a call; takes that back once. */
export async function approveChange(panel: Page, name: string) {
  const change = panel.getByRole('listitem').filter({ hasText: name });
  await expect(change.locator('ins')).toContainText(['0805', '765', '4321']);
  await expect(change.getByText('Call first: Phone')).toBeVisible();
  await expect(change).not.toContainText('without opening the form');
  await expectAccessible(panel);
  const dialog = panel.getByRole('dialog');
  const said = dialog.getByLabel('What did they say?');
  const ask = () => panel.getByRole('button', { name: `Approve the change of ${name}` }).click();
  const approve = () => dialog.getByRole('button', { name: 'Approve' }).click();
  await ask();
  await approve();
  await said.fill('Ada has both phones');
  await approve();
  await expect(change).toBeHidden();
  await panel.getByRole('button', { name: `Undo: the change of ${name}` }).click();
  await ask();
  await expect(said).toHaveValue('Ada has both phones');
  await approve();
  await expect(change).toBeHidden();
  await expect(panel.getByText(`Approving the change of ${name} in a few seconds`)).toBeVisible();
  await sendNow(panel);
  await expect(panel.getByText('Change approved! Visitors see it now.')).toBeVisible();
}

type QueueName = 'Pending Jobs' | 'Pending Companies';
const pathOf = (list: QueueName) => list.toLowerCase().replace(' ', '-');

/** Opens a queue of the panel, narrowed to the listings with this name. */
export async function find(page: Page, list: QueueName, name: string, perPage = 50) {
  await go(page, `${pathOf(list)}?filter=${JSON.stringify({ q: name })}&perPage=${perPage}`);
  await page.getByRole('heading', { level: 1, name: list }).waitFor();
}

/** Opens a submission by its address, beside a queue of it alone: a long list costs as much as the page. */
export const show = (page: Page, list: QueueName, { id, name }: Submission) =>
  go(page, `${pathOf(list)}/${id}/show?filter=${JSON.stringify({ q: name })}`);

export async function review(page: Page, list: QueueName, name: string) {
  await find(page, list, name);
  await open(page, name);
}

/** Opens a submission of the list on screen. */
export async function open(page: Page, name: string) {
  await page.getByRole('link', { name }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

export const inquiry = {
  name: 'Ada',
  email: 'ada@swift.example',
  phone: '0803 123 4567',
  interest: 'other',
  message: 'A banner, please',
};
