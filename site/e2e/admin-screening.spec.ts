import { expectAccessible } from './accessible.ts';
import { expect, find, go, sender, sendNow, show, test } from './admin.fixtures.ts';
import { sql } from './fixtures.ts';
import { makeCompany, submitJob, uniqueWord } from './listings.ts';

const fee = 'Riders wanted in Yaba. You pay N5,000 for the form before the interview.';

test('a moderator sees the screening notes of a submission and can approve it nevertheless', async ({
  moderator: page,
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

test('a moderator sees how long submissions have waited, and filters them by screening notes', async ({
  moderator: page,
}) => {
  const company = `Depot ${Date.now()}`;
  const flagged = await submitJob({ ...sender(), company, description: fee });
  const clean = await submitJob({ ...sender(), company });
  const late = await submitJob({ ...sender(), company });
  const wait = (hours: number, { id }: { id: string }) =>
    sql`update job set created_at = now() - ${hours} * interval '1 hour' where id = ${id}`;
  await wait(17, flagged);
  await wait(19, clean);
  await wait(25, late);
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

test('a company whose number is somebody else’s waits for a moderator until a call finds the owner', async ({
  moderator: page,
}) => {
  const { id, name } = await makeCompany({ name: `Swift ${uniqueWord()}` });
  await go(page, `companies/${id}/show`);
  const call = page.getByRole('form', { name: 'Phone' });
  await call.getByRole('button', { name: 'Somebody else' }).click();
  await expect(page.getByText(/Phone Different/)).toBeVisible();
  await go(page, 'doubts');
  const doubted = page.getByRole('listitem').filter({ hasText: name });
  await expect(doubted).toContainText('somebody else had it');
  await expectAccessible(page);
  await doubted.getByRole('link').click();
  await expect(page.locator('summary', { hasText: 'Phone' })).toBeFocused();
  await call.getByRole('button', { name: 'Owner answered' }).click();
  await expect(page.getByText(/Phone Confirmed/)).toBeVisible();
  await go(page, 'doubts');
  await expect(page.getByRole('heading', { name: 'Contacts in Doubt' })).toBeVisible();
  await expect(doubted).toHaveCount(0);
});
