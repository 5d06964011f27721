import { expectAccessible } from './accessible.ts';
import {
  endSession,
  expect,
  find,
  go,
  logIn,
  sender,
  sendNow,
  show,
  test,
} from './admin.fixtures.ts';
import { makeCompany, uniqueWord } from './listings.ts';

const fee = 'Riders wanted in Yaba. You pay N5,000 for the form before the interview.';

test.describe('A moderator @script', () => {
  test('sees the screening notes of a submission and can approve it nevertheless', async ({
    moderator: page,
    submitJob,
  }) => {
    const { id, name } = await submitJob({
      ...sender(),
      description: fee,
      salary: '₦900,000 weekly',
    });
    await show(page, 'Pending Jobs', { id, name });
    const notes = page.getByRole('region', { name: '1 alert, 1 note from screening' });
    const first = notes.getByRole('listitem').first();
    await expect(first).toContainText('Alert: Applicants seem to be asked for money');
    await expect(first).toContainText('“pay ₦5,000 for the form”');
    await expect(notes.getByText('Notice: The pay, “₦900,000 weekly”')).toBeVisible();
    const approve = page.getByRole('button', { name: `Approve ${name}` });
    await expect(approve).toBeEnabled();
    await expectAccessible(page);
    const decision = page.getByRole('heading', { name: 'Decision', exact: true });
    expect((await notes.boundingBox())!.y).toBeLessThan((await decision.boundingBox())!.y);
    await approve.click();
    await sendNow(page);
    await expect(page.getByText('Job approved!')).toBeVisible();
    await go(page, `jobs/${id}/show`);
    await expect(notes).toBeVisible();
    expect(await (await page.request.get(`/api/jobs/${id}`)).text()).not.toContain('notes');
  });

  test('sees how long submissions have waited, and filters them by screening notes', async ({
    moderator: page,
    submitJob,
    sql,
  }) => {
    const company = `Depot ${Date.now()}`;
    const flagged = await submitJob({ ...sender(), company, description: fee });
    const clean = await submitJob({ ...sender(), company });
    const late = await submitJob({ ...sender(), company });
    const since = `update job set created_at = now() - ? * interval '1 hour' where id = ?`;
    await sql(since, [17, flagged.id]);
    await sql(since, [19, clean.id]);
    await sql(since, [25, late.id]);
    await find(page, 'Pending Jobs', company);
    for (const mark of ['17 h', '19 h · due soon', '25 h · overdue'])
      await expect(page.getByRole('main').getByText(mark, { exact: true })).toBeVisible();
    await expect(page.getByText('1 alert')).toHaveCount(1);
    await page.getByRole('button', { name: 'Without notes' }).click();
    await expect(page.getByRole('link', { name: flagged.name })).toBeHidden();
    await expect(page.getByRole('link', { name: clean.name })).toBeVisible();
    await page.getByRole('button', { name: 'With notes' }).click();
    await expect(page.getByRole('link', { name: flagged.name })).toBeVisible();
    await expect(page.getByRole('link', { name: clean.name })).toBeHidden();
    await expectAccessible(page);

    await go(page, 'overview');
    await page
      .getByRole('link', { name: /^\d+ with notes$/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /^Pending / })).toBeVisible();
    await expect(page.getByText('With notes', { exact: true })).toBeVisible();
  });

  test('saves a query of their own and returns to it, also after a new login @desktop', async ({
    moderator: page,
    credentials,
    submitJob,
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
});

test('a company whose number is somebody else’s waits for a moderator until a call finds the owner @script', async ({
  moderator: page,
  sql,
}) => {
  const { id, name } = await makeCompany(sql, { name: `Swift ${uniqueWord()}` });
  await go(page, `companies/${id}/show`);
  const call = page.getByRole('form', { name: 'Phone' });
  await call.getByRole('button', { name: 'Somebody else' }).click();
  await expect(page.getByText(/Phone Different/)).toBeVisible();
  await go(page, 'doubts');
  const doubted = page.getByRole('listitem').filter({ hasText: name });
  await expect(doubted).toContainText('The phone number belongs to somebody else');
  await expectAccessible(page);
  await doubted.getByRole('link').click();
  await expect(page.locator('summary', { hasText: 'Phone' })).toBeFocused();
  await call.getByRole('button', { name: 'Owner answered' }).click();
  await expect(page.getByText(/Phone Confirmed/)).toBeVisible();
  await go(page, 'doubts');
  await expect(page.getByRole('heading', { name: 'Contacts in Doubt' })).toBeVisible();
  await expect(doubted).toHaveCount(0);
});
