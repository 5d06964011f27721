import type { Route } from '@playwright/test';
import {
  call,
  endSession,
  enterPanel,
  expect,
  find,
  go,
  logIn,
  open,
  returnToTab,
  review,
  sendNow,
  test,
} from './admin.fixtures.ts';
import { credentials, post, sql } from './fixtures.ts';
import { submitJob } from './listings.ts';

test('two moderators over one queue see who reads what, and the second learns who decided and how', async ({
  moderatorPage: ada,
  moderator: bola,
}) => {
  const { id, name } = await submitJob();
  // A separate account, since claims are per account and other tests use the shared one.
  const email = `ada-${Date.now()}@example.ng`;
  const { password } = await (await call(bola, 'POST', 'accounts', { email })).json();
  await enterPanel(ada, post('auth/login', { email, password }));
  await review(ada, 'Pending Jobs', name);
  await expect.poll(() => sql`select from claim where listing_id = ${id}`).toHaveLength(1);
  await find(bola, 'Pending Jobs', name);
  const row = bola.getByRole('listitem').filter({ hasText: name });
  await expect(row.getByText(email.split('@')[0]!, { exact: true })).toBeVisible();
  await open(bola, name);
  await expect(bola.getByText(`Being read by ${email} since`)).toBeVisible();

  const note = ada.getByRole('textbox', { name: 'Note' });
  await note.fill('Called them: the vacancy is real');
  const answers = [
    async (route: Route) => void (await route.fetch(), await route.abort()),
    async (route: Route) => void (await note.fill('They call back'), await route.continue()),
  ];
  await ada.route('**/api/moderations', (route) => answers.shift()!(route), { times: 2 });
  await ada.getByRole('button', { name: 'Add note' }).click();
  await expect(ada.getByText('No answer came. Press again:')).toBeVisible();
  await ada.getByRole('button', { name: 'Add note' }).click();
  // Those of listings that share something with it are among the earlier decisions.
  const notes = ada.getByRole('region', { name: 'Notes of moderators' });
  await expect(notes.getByText('Noted')).toBeVisible();
  await expect(note).toHaveValue('They call back');
  await ada.getByRole('button', { name: `Approve ${name}` }).press('Enter');
  await bola.keyboard.press('r');
  await bola.getByRole('dialog').getByRole('button', { name: 'Reject' }).press('Enter');
  await sendNow(ada);
  await expect(ada.getByText('Job approved!')).toBeVisible();
  await sendNow(bola);
  await expect(
    bola.getByText(`${name}, Office Errands: This job was already approved by ${email}.`),
  ).toBeVisible();
  const logged = await sql`select action from moderation where listing_id = ${id} order by id`;
  expect(logged).toEqual([{ action: 'noted' }, { action: 'approved' }]);
});

test('notes and corrections that the end of the session stopped are there for their moderator, and for nobody else at this browser', async ({
  moderator: page,
}) => {
  const { id } = await submitJob();
  const email = `ada-${Date.now()}@example.ng`;
  const other = await (await call(page, 'POST', 'accounts', { email })).json();
  const note = page.getByRole('textbox', { name: 'Note' });
  const edit = page.getByRole('link', { name: 'Edit', exact: true });
  const refresh = page.getByRole('button', { name: 'Refresh' });
  await go(page, `pending-jobs/${id}/show`);
  await note.fill('Called them: the vacancy is real');
  await page.route('**/api/moderations?*', (route) => route.fulfill({ status: 503, json: {} }));
  await page.reload();
  await expect(page.getByText('Error fetching the moderation log')).toBeVisible();
  await page.unroute('**/api/moderations?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Error fetching the moderation log')).toHaveCount(0);
  await endSession(refresh);
  await logIn(page, credentials);
  await expect(note).toHaveValue('Called them: the vacancy is real');
  await edit.click();
  await page.getByLabel('Salary').fill('₦150,000 a month');
  await endSession(page.getByRole('button', { name: 'Save' }));
  await logIn(page, other);
  await expect(page.getByLabel('Salary')).toHaveValue('');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(note).toHaveValue('');
  await endSession(refresh);
  await logIn(page, credentials);
  await expect(note).toHaveValue('Called them: the vacancy is real');
  await edit.click();
  await expect(page.getByLabel('Salary')).toHaveValue('₦150,000 a month');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('dl').getByText('₦150,000 a month')).toBeVisible();
  await edit.click();
  await page.getByLabel('Salary').fill('₦1 a month');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await edit.click();
  await expect(page.getByLabel('Salary')).toHaveValue('₦150,000 a month');
});

test('the reason of a block is there after the end of the session, also if answers to the old one come late, and not after a logout', async ({
  moderator: page,
}) => {
  /** Has the first request refused only when asked for. */
  const refuseLate = async (address: string) => {
    const asked = Promise.withResolvers<void>();
    let requests = 0;
    await page.route(address, async (route) => {
      if (requests++ > 0) return route.continue();
      await asked.promise;
      await route.fulfill({ status: 401, json: {} });
    });
    return () => {
      asked.resolve();
      return page.waitForResponse((response) => response.status() === 401);
    };
  };
  const refuseInquiries = await refuseLate('**/api/inquiries?*');
  const refuseReports = await refuseLate('**/api/reports?*');
  await go(page, 'blocks');
  await page.getByLabel('Reason').fill('Asked for money first');
  await endSession(page.getByRole('button', { name: 'Refresh' }));
  await page.getByRole('button', { name: 'Login as Admin' }).waitFor();
  const entries = await page.evaluate(() => history.length);
  await refuseInquiries();
  await logIn(page, credentials);
  await page.getByRole('heading', { level: 1, name: 'Block List' }).waitFor();
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await refuseReports();
  await expect(page.getByLabel('Reason')).toHaveValue('Asked for money first');
  await page.getByRole('button', { name: 'Logout' }).click();
  await logIn(page, credentials);
  await page.getByRole('link', { name: 'Block List' }).click();
  await expect(page.getByLabel('Reason')).toHaveValue('');
});

test('the buttons of queries are outlined and stand apart from an empty list, and a saved query is there after a new login', async ({
  moderator: page,
}) => {
  const { name } = await submitJob();
  await find(page, 'Pending Jobs', name);
  await page.getByRole('button', { name: 'All', exact: true }).press('Tab');
  const focused = page.getByRole('button', { name: 'Without notes' });
  await expect(focused).toHaveCSS('outline-style', 'solid');
  const save = page.getByRole('button', { name: 'Save query' });
  expect((await save.boundingBox())!.y).toBe((await focused.boundingBox())!.y);
  await save.click();
  await page.getByLabel('Name').fill('Mine');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('searchbox').fill('zzzz qqqq');
  await expect(page.getByText('No pending jobs found.')).toBeVisible();
  await expect(page.getByText('No submission is open')).toBeHidden();
  const filters = (await page.getByRole('search', { name: 'Search pending' }).boundingBox())!;
  const none = page.locator('.MuiCard-root', { hasText: 'No pending jobs found.' });
  expect((await none.boundingBox())!.y - filters.y - filters.height).toBeGreaterThanOrEqual(8);
  await page.getByRole('link', { name: 'Search in all listings' }).click();
  await expect(page).toHaveURL(/\/search\?q=zzzz%20qqqq$/);
  await page.goBack();
  await page.getByRole('button', { name: 'Mine' }).waitFor();
  await endSession(page.getByRole('button', { name: 'Refresh' }));
  await logIn(page, credentials);
  await page.getByRole('button', { name: 'Mine' }).click();
  await expect(page.getByRole('link', { name })).toBeVisible();
});

test('a decision on a job that was changed since it was shown is refused (A8)', async ({
  moderator: page,
}) => {
  const { id, name } = await submitJob();
  // The list's copy is shown at first.
  const read = page.waitForResponse(`**/api/jobs/${id}`);
  await review(page, 'Pending Jobs', name);
  await read;
  const job = await (await call(page, 'GET', `jobs/${id}`)).json();
  await call(page, 'PUT', `jobs/${id}`, { ...job, salary: '₦90,000' });
  const notes = page.getByRole('region', { name: 'Notes of moderators' });
  await returnToTab(page, notes.getByText('₦90,000'));
  await page.getByRole('button', { name: `Reject ${name}` }).click();
  await page.getByLabel('In your words (optional)').fill('Nobody there knows of it');
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await sendNow(page);
  const changed = `Load it again and look at what is different. It was changed by ${credentials.email}.`;
  await expect(page.getByText(changed)).toBeVisible();
  expect(await sql`select status from job where id = ${id}`).toEqual([{ status: 'pending' }]);

  await open(page, name);
  await expect(notes.getByText(/^Salary: .* → ₦90,000$/)).toBeVisible();
  await expect(page.locator('dl').getByText('₦90,000')).toBeVisible();
  await page.getByRole('button', { name: `Reject ${name}` }).click();
  await expect(page.getByLabel('In your words')).toHaveValue('Nobody there knows of it');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Approve ${name}` }).click();
  await sendNow(page);
  await expect
    .poll(() => sql`select status, salary from job where id = ${id}`)
    .toEqual([{ status: 'live', salary: '₦90,000' }]);
});
