import type { Route } from '@playwright/test';
import { overflow } from './accessible.ts';
import { expect, find, go, open, review, sendNow, show, test } from './admin.fixtures.ts';
import { requestsOf, sql } from './fixtures.ts';
import { submitCompany, submitJob } from './listings.ts';

test('a moderator can undo an approval, else it takes effect, at once when the page is hidden @phone', async ({
  moderator: page,
}) => {
  const { id, name } = await submitJob();
  const status = async () => (await page.request.get(`/api/jobs/${id}`)).status();
  await go(page, 'pending-jobs');
  await page.getByRole('searchbox').first().fill(name);
  // Until the other jobs are gone the row may still move.
  await expect(page.getByLabel('Select Rider')).toHaveCount(1);
  await open(page, name);
  await page.getByRole('button', { name: `Approve ${name}` }).dblclick();
  await expect(page.getByText(`Approving ${name} in a few seconds`)).toBeVisible();
  await expect(
    page.getByText('Nothing else is waiting. One decision is being sent.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: `Approve ${name}` }).click();
  await expect(page.getByText('Approving')).toBeVisible();
  expect(await status()).toBe(404);
  // A phone may end a hidden page without a further event.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(page.getByText('Approving')).toBeHidden({ timeout: 5_000 });
  await expect.poll(status).toBe(200);
});

test('a moderator verifies a company on the plan that was chosen, ten seconds later @desktop', async ({
  moderator: page,
}) => {
  const { id, name } = await submitCompany({ plan: 'premium' });
  await page.clock.install();
  await show(page, 'Pending Companies', { id, name });
  await expect(page.getByText('as Free, wish Premium kept')).toBeVisible();
  await page.getByLabel('Select all on this page').waitFor();
  await page.getByRole('combobox', { name: 'Plan' }).click({ delay: 600 });
  await page.getByRole('option', { name: /^Premium/ }).click();
  const lists = requestsOf(page, /companies\/pending\?.*range=%5B0%2C49%5D/);
  await page.getByRole('button', { name: `Verify as Premium: ${name}` }).click();
  await expect(page.getByText('Verifying')).toBeVisible();
  await expect(
    page.getByText('Nothing else is waiting. One decision is being sent.'),
  ).toBeVisible();
  await expect(page.getByText('Company verified!')).toBeHidden();
  // The time does not run out for who is at the button.
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.clock.fastForward(10_000);
  await page.getByRole('button', { name: 'Undo' }).blur();
  await page.clock.fastForward(10_000);
  await expect(page.getByText('Company verified!')).toBeVisible();
  expect(lists).toHaveLength(1);
  const company = await page.request.get(`/api/companies/${id}`);
  expect(await company.json()).toMatchObject({ verified: true, plan: 'premium' });
});

test('a moderator confirms the rejection of a company, gives a reason, and is told when another or a verification failed @desktop', async ({
  moderator: page,
}) => {
  const [{ id, name }, failing] = [await submitCompany(), await submitCompany()];
  await review(page, 'Pending Companies', name);
  await page.getByRole('button', { name: `Reject ${name}` }).dblclick();
  await expect(page.getByText('Are you sure you want to reject this company?')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await page.evaluate(() => scrollY), 'the text stays where it is').toBe(0);
  await page.getByRole('button', { name: `Reject ${name}` }).click();
  await expect(page.getByRole('combobox', { name: 'Reason' })).toBeFocused();
  await page.getByLabel('In your words').fill('The register knows another owner');
  await page.keyboard.press('Control+Enter');
  await sendNow(page);
  await expect(page.getByText('Company rejected!')).toBeVisible();
  expect(await sql`select id from company where id = ${id}`).toHaveLength(0);
  await expect(page.getByText('No pending companies found.')).toBeVisible();

  await review(page, 'Pending Companies', failing.name);
  await page.route('**/api/moderations', (route) => route.fulfill({ status: 422, json: {} }));
  await page.getByRole('button', { name: `Verify ${failing.name}` }).click();
  await sendNow(page);
  const failure = page.getByText('Error verifying company');
  await expect(failure).toBeVisible();
  await open(page, failing.name);
  await expect(failure, 'no click elsewhere ends it').toBeVisible();
  await page.getByRole('button', { name: 'Close the message' }).click();
  await expect(failure).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: `Reject ${failing.name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await sendNow(page);
  await expect(page.getByText('Error rejecting company')).toBeVisible();
});

test('a moderator sees several jobs before they are approved at once, and which of them failed @phone', async ({
  moderator: page,
}) => {
  const company = `Fleet ${Date.now()}`;
  const title = `Dispatch rider for the night shift ${Date.now()}`;
  const wish = { company, title, plan: 'premium' };
  const jobs = [await submitJob(wish), await submitJob({ company })];
  await find(page, 'Pending Jobs', company);
  const link = page.getByRole('link', { name: title });
  expect(await link.evaluate((name) => name.scrollWidth - name.clientWidth)).toBe(0);
  const dialog = page.getByRole('dialog');
  await page.getByLabel(`Select ${jobs[0]!.name}`).check();
  await page.getByRole('button', { name: `Approve ${jobs[0]!.name}` }).click();
  await expect(dialog.getByText('Deliver parcels across Lagos by motorbike.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByLabel(`Select ${jobs[1]!.name}`).check();
  await expect(page.getByText('2 selected')).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Approve selected' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog.getByText('Deliver parcels across Lagos by motorbike.')).toHaveCount(2);
  await expect(dialog.getByText('Wants Premium')).toBeVisible();
  await expect(dialog.getByText('1 sender wishes a higher plan')).toBeVisible();
  await page.clock.install();
  await dialog.getByRole('button', { name: 'Approve 2' }).click();
  await expect(
    page.getByText('Nothing else is waiting. 2 decisions are being sent.'),
  ).toBeVisible();
  await page.clock.pauseAt(Date.now() + 1_000);
  await page.getByRole('button', { name: 'More' }).click();
  const isOnTop = { trial: true, timeout: 5_000 };
  await page.getByRole('menuitem', { name: 'Your Account' }).click(isOnTop);
  await page.clock.resume();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo: 2 jobs' }).click();

  for (const { name } of jobs) await page.getByLabel(`Select ${name}`).check();
  await page.getByRole('button', { name: 'Approve selected' }).click();
  await dialog.getByRole('button', { name: 'Approve 2' }).click();
  await sql`delete from job where id = ${jobs[1]!.id}`;
  await sendNow(page);
  await expect(dialog.getByText('1 of 2 jobs decided')).toBeVisible();
  await expect(dialog.getByText('Job approved!')).toBeVisible();
  await expect(dialog.getByText('already decided by someone else')).toBeVisible();
});

test('a moderator is led to a queue by the bare address, told when the server keeps failing, is silent or refuses a rejection, and can try again @desktop', async ({
  moderator: page,
}) => {
  const { name } = await submitJob();
  await page.clock.install();
  await page.route('**/api/jobs/pending?*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL(/pending-jobs$/);
  await expect(page.getByRole('alert').getByText('Error fetching jobs')).toBeVisible();
  await page.unroute('**/api/jobs/pending?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Error fetching jobs')).toBeHidden();
  await review(page, 'Pending Jobs', name);
  for (const [status, said] of [
    [500, `Failed to approve job: ${name}, Office Errands is back in the list.`],
    [undefined, `${name}, Office Errands: No answer came, so it may have been done`],
  ] as const) {
    const keys: (string | null)[] = [];
    await page.route(
      '**/api/moderations',
      async (route) => {
        keys.push(await route.request().headerValue('Idempotency-Key'));
        await (status ? route.fulfill({ status, json: {} }) : route.abort());
      },
      { times: 4 },
    );
    await page.getByRole('button', { name: `Approve ${name}` }).click();
    await sendNow(page);
    for (const [index, waitMs] of [1_000, 4_000, 15_000].entries()) {
      await expect.poll(() => keys.length).toBe(index + 1);
      await expect(page.getByText('Sending…')).toBeVisible();
      await page.clock.fastForward(waitMs);
    }
    await expect(page.getByText(said)).toBeVisible();
    expect(new Set(keys).size).toBe(1);
    await open(page, name);
  }
  const refuse = (route: Route) => route.fulfill({ status: 422, json: {} });
  await page.route('**/api/moderations', refuse, { times: 1 });
  await page.getByRole('button', { name: `Reject ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await sendNow(page);
  await expect(page.getByText('Failed to reject job')).toBeVisible();
  await open(page, name);
  await page.getByRole('button', { name: `Approve ${name}` }).click();
  // The undo window ends just before the press.
  await page.getByRole('button', { name: 'Undo' }).evaluate((undo: HTMLElement) => {
    dispatchEvent(new Event('pagehide'));
    undo.click();
  });
  await expect(page.getByText('Job approved!')).toBeVisible();
  await expect(page.getByRole('button', { name: `Approve ${name}` })).toHaveCount(0);
});
