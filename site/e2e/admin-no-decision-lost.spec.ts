import {
  call,
  endSession,
  enterPanel,
  expect,
  find,
  go,
  logIn,
  review,
  test,
} from './admin.fixtures.ts';
import { credentials, post, type Session, sql } from './fixtures.ts';
import { submitJob } from './listings.ts';

/** Jobs of senders that no other test rejects, many at once: the forms' limits are tested elsewhere. */
const makeJobs = (company: string, count: number) => sql`
  insert into job (id, reference, plan, wished_plan, email, cac_number, title, company, location, place, type, description, requirements, apply_link)
  select gen_random_uuid(), left(gen_random_uuid()::text, 12), 'basic', 'basic', left(gen_random_uuid()::text, 8) || '@swift.example', 'RC' || (extract(epoch from clock_timestamp())::bigint % 100000) * 1000 + n, 'Rider ' || n, ${company},
    'Ikeja, Lagos', 'lagos/ikeja', 'full-time', 'Deliver parcels.', '{}', 'https://swift.example/'
  from generate_series(1, ${count}::int) n`;

for (const closedAfterMs of [300, 12_000])
  test(`of 100 jobs approved at once none is lost when the tab is closed ${closedAfterMs / 1_000} s later`, async ({
    moderator,
  }) => {
    const company = `Closed after ${closedAfterMs} ms ${Date.now()}`;
    await makeJobs(company, 100);
    const live = () => sql`select from job where status = 'live' and company = ${company}`;
    const page = await moderator.context().newPage();
    await page.clock.install();
    await find(page, 'Pending Jobs', company, 100);
    await page.getByRole('button', { name: /^Approve the \d+ clean ones$/ }).press('Enter');
    await expect(page.getByRole('dialog').getByText('Rider 1', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByLabel('Select all on this page').press('Space');
    await page.getByRole('button', { name: 'Approve selected' }).press('Enter');
    await page.getByRole('button', { name: 'Approve 100' }).press('Enter');
    await expect(page.getByText('Approving 100 jobs')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.clock.fastForward(closedAfterMs);
    if (closedAfterMs < 10_000) {
      await expect(page.getByText('Job approved!')).toBeHidden();
      expect(await live()).toHaveLength(0);
    } else {
      await expect(page.getByText('Job approved!')).toBeVisible();
      expect(await live()).toHaveLength(100);
    }
    await page.close({ runBeforeUnload: true });
    await expect.poll(live).toHaveLength(100);
  });

test('a third page of jobs is asked for again from the second after it could not be fetched, and a page can be rejected while the first one waits to be sent', async ({
  moderator: page,
}) => {
  const company = `Two pages ${Date.now()}`;
  await makeJobs(company, 15);
  const nextPage = /range=%5B10%2C14%5D/;
  // Not just before the press: a request that follows at once may pass by.
  await page.route(nextPage, (route) => route.abort());
  await go(page, `pending-jobs?filter=${JSON.stringify({ q: company })}&perPage=5&page=2`);
  await page.getByRole('list', { name: 'Pending Jobs' }).getByRole('link').last().click();
  await page.getByText('10 of 15', { exact: true }).waitFor();
  await page.keyboard.press('j');
  await expect(page.getByText('Error fetching jobs')).toBeVisible();
  await page.getByText('10 of 15', { exact: true }).waitFor();
  await page.unroute(nextPage);
  await page.keyboard.press('j');
  await page.getByText('11 of 15', { exact: true }).waitFor();
  await find(page, 'Pending Jobs', company, 10);
  const rows = page.getByRole('list', { name: 'Pending Jobs' }).getByRole('listitem');
  await expect(rows).toHaveCount(10);
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.getByLabel('Select all on this page').check();
  const reject = page.getByRole('button', { name: 'Reject selected' });
  await page.context().setOffline(true);
  await expect(page.getByText('No network connection.')).toBeVisible();
  await expect(reject).toBeInViewport({ ratio: 1 });
  await page.context().setOffline(false);
  await reject.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Reject 10' }).click();
  await expect(rows).toHaveCount(5);
  await expect(page.getByText('Rejecting 10 jobs')).toBeVisible();
  await page.getByLabel('Select all on this page').check();
  // Not below the bar of the undo window.
  const isOnTop = { trial: true, timeout: 5_000 };
  await page.getByRole('button', { name: 'Approve selected' }).click(isOnTop);
  await reject.click();
  await dialog.getByRole('button', { name: 'Reject 5' }).click();
  await expect(page.getByText('decisions are being sent.')).toBeVisible();
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText('No pending jobs found.')).toBeVisible();
  expect(await sql`select from job where company = ${company}`).toHaveLength(0);
});

test('a list of 100 jobs has the open one in sight, and the browser asks before it leaves a decision that is too large to be sent by a closed page', async ({
  moderator: page,
}) => {
  const company = `Large ${Date.now()}`;
  await makeJobs(company, 100);
  await find(page, 'Pending Jobs', company, 100);
  const rows = page.getByRole('list', { name: 'Pending Jobs' }).getByRole('listitem');
  await expect(rows.nth(11)).toBeInViewport({ ratio: 1 });
  await rows.first().dispatchEvent('click', { detail: 2 });
  await expect(page).toHaveURL(/pending-jobs\?/);
  await rows.last().getByRole('link').click();
  await page.reload();
  await expect(rows.last()).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByLabel('Select all on this page').check();
  await page.getByRole('button', { name: 'Reject selected' }).click();
  await page.getByLabel('In your words').fill('Copied. '.repeat(100));
  await page.getByRole('button', { name: 'Reject 100' }).click();
  await expect(page.getByText('Rejecting 100 jobs')).toBeVisible();
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText('Job rejected!')).toBeVisible();
  expect(await sql`select from job where company = ${company}`).toHaveLength(0);
});

test('a decision that the end of the session stopped, or whose answer it lost, is sent after the next login of its moderator, one in the undo window before a logout', async ({
  moderator: page,
}) => {
  const [stopped, lost, cut] = [await submitJob(), await submitJob(), await submitJob()];
  const statusOf = ({ id }: typeof lost) => sql`select status from job where id = ${id}`;
  const approve = page.getByRole('button', { name: 'Approve Rider' });
  await review(page, 'Pending Jobs', stopped.name);
  const email = `ada-${Date.now()}@example.ng`;
  const other = await (await call(page, 'POST', 'accounts', { email })).json();
  const own = await page.evaluate(() => ({ ...localStorage }));
  const tab = await page.context().newPage();
  // Before the undo window: a password's hash and a first page take seconds of it.
  const theirs = post<Session>('auth/login', other);
  await Promise.all([theirs, tab.goto('/robots.txt')]);
  await approve.click();
  const held = page.getByText(`Approving ${stopped.name} in a few seconds`);
  await held.waitFor();
  await enterPanel(tab, theirs);
  await expect(page.locator('header').getByText(email)).toBeVisible();
  await expect(held).toBeHidden();
  // As Back restores a page: without word of what was stored meanwhile.
  await page.evaluate((stored) => {
    Object.assign(localStorage, stored);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, own);
  await held.waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('heading', { level: 1, name: stopped.name }).waitFor();
  await endSession(approve);
  await expect(page).toHaveURL(/\/admin-login$/);
  await expect(page.getByText('Job approved!')).toHaveCount(0);
  expect(await statusOf(stopped)).toEqual([{ status: 'pending' }]);
  await page.reload();
  await logIn(page, credentials);
  await held.waitFor();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/admin-login$/);
  expect(await statusOf(stopped)).toEqual([{ status: 'live' }]);

  await logIn(page, credentials);
  await page.getByText('Welcome Admin!').waitFor();
  await review(page, 'Pending Jobs', lost.name);
  await approve.click();
  const sent = page.waitForRequest('**/api/moderations');
  await page.route('**/api/moderations', () => undefined);
  await page.getByRole('button', { name: 'Send now' }).click();
  await sent;
  // Another request tells the end of the session, while the answer is still to come.
  await endSession(page.getByRole('button', { name: 'Refresh' }));
  await expect(page).toHaveURL(/\/admin-login$/);
  await page.reload();
  await page.unroute('**/api/moderations');
  await logIn(page, credentials);
  await expect(page.getByText('Job approved!')).toBeVisible();
  expect(await statusOf(lost)).toEqual([{ status: 'live' }]);

  await review(page, 'Pending Jobs', cut.name);
  await page.route('**/api/moderations', (route) => route.abort());
  await approve.click();
  const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Send now' }).click();
  await failed;
  // As a logout in another tab, before the repetition.
  await page.evaluate(() => localStorage.clear());
  await expect(page).toHaveURL(/\/admin-login$/);
  await page.unroute('**/api/moderations');
  await logIn(page, credentials);
  const undo = page.getByRole('button', { name: 'Undo' });
  await page.getByText('Job approved!').or(undo).waitFor();
  expect(await undo.isVisible(), 'no way back from what may be done').toBe(false);
  expect(await statusOf(cut)).toEqual([{ status: 'live' }]);
});
