import type { Page } from '@playwright/test';
import { expect, find, logIn, sendNow, test } from './admin.fixtures.ts';

test('the first of two moderators who decide at once wins and the second is told @script', async ({
  moderator: ada,
  moderatorPage: bola,
  credentials,
  submitJob,
  sql,
}) => {
  const { id, name } = await submitJob();
  await bola.goto('/admin-login');
  await logIn(bola, credentials);
  await bola.getByText('Welcome Admin!').waitFor();
  for (const page of [ada, bola]) await find(page, 'Pending Jobs', name);

  await ada.getByRole('button', { name: `Approve ${name}` }).click();
  await bola.getByRole('button', { name: `Reject ${name}` }).click();
  await bola.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await sendNow(ada);
  const decisions = () => sql('select action from moderation where listing_id = ?', [id]);
  await expect.poll(decisions).toEqual([{ action: 'approved' }]);
  await sendNow(bola);

  await expect(bola.getByText('This job was already decided by someone else.')).toBeVisible();
  await expect(bola.getByText('No pending jobs found.')).toBeVisible();
  expect(await decisions()).toEqual([{ action: 'approved' }]);
  expect(await sql('select status from job where id = ?', [id])).toEqual([{ status: 'live' }]);
});

test('a decision on a job that was changed since it was shown is refused (A8) @script', async ({
  moderator: page,
  session,
  submitJob,
  sql,
}) => {
  const { id, name } = await submitJob();
  await find(page, 'Pending Jobs', name);
  await page.getByRole('button', { name: `Approve ${name}` }).waitFor();
  await raiseSalary(page, session.token, id);

  await page.getByRole('button', { name: `Reject ${name}` }).click();
  await page.getByLabel('In your words (optional)').fill('Nobody there knows of it');
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await sendNow(page);
  await expect(page.getByText(changed)).toBeVisible();
  await expect(page.getByText('Your reason was: “Nobody there knows of it”')).toBeVisible();
  expect(await sql('select status from job where id = ?', [id])).toEqual([{ status: 'pending' }]);

  await page.getByRole('button', { name: `Approve ${name}` }).click();
  await sendNow(page);
  await expect
    .poll(() => sql('select status, salary from job where id = ?', [id]))
    .toEqual([{ status: 'live', salary: '₦90,000' }]);
});

test('a correction refused for a newer version keeps what was typed and takes up the rest (A8) @script', async ({
  moderator: page,
  session,
  submitJob,
  sql,
}) => {
  const { id } = await submitJob();
  await edit(page, id);
  await raiseSalary(page, session.token, id);

  await page.getByLabel('Location').fill('Yaba, Lagos');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(changed)).toBeVisible();
  await expect(page.getByLabel('Salary')).toHaveValue('₦90,000');
  await expect(page.getByLabel('Location')).toHaveValue('Yaba, Lagos');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Job saved.')).toBeVisible();
  expect(await sql('select location, salary from job where id = ?', [id])).toEqual([
    { location: 'Yaba, Lagos', salary: '₦90,000' },
  ]);
});

test('hiding a listing that was changed since it was shown is refused and keeps the reason (A8) @script', async ({
  moderator: page,
  session,
  submitJob,
  sql,
}) => {
  const { id, name } = await submitJob();
  await sql(
    "update job set status = 'live', approved_at = now(), expires_at = now() + interval '9 days' where id = ?",
    [id],
  );
  await page.goto(`/admin/dashboard/jobs/${id}/show`);
  await page.getByRole('button', { name: `Hide now: ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('In your words (optional)').fill('Nobody answers');
  await raiseSalary(page, session.token, id);

  await dialog.getByRole('button', { name: 'Hide now' }).click();
  await expect(page.getByText(changed)).toBeVisible();
  await expect(dialog.getByLabel('In your words (optional)')).toHaveValue('Nobody answers');
  expect(await sql('select status from job where id = ?', [id])).toEqual([{ status: 'live' }]);
  await expect(async () => {
    await dialog.getByRole('button', { name: 'Hide now' }).click();
    await expect(page.getByText('Job hidden. It is no longer public.')).toBeVisible();
  }).toPass();
  expect(await sql('select status from job where id = ?', [id])).toEqual([{ status: 'hidden' }]);
});

const changed =
  'This listing was changed a moment ago. Load it again and look at what is different.';

/** Corrects the salary of a job to ₦90,000 in a call of the API, as another moderator's panel does. */
async function raiseSalary({ request }: Page, token: string, id: string) {
  const headers = { Authorization: `Bearer ${token}` };
  const job = await (await request.get(`/api/jobs/${id}`, { headers })).json();
  const answer = await request.put(`/api/jobs/${id}`, {
    headers,
    data: { ...job, salary: '₦90,000' },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Opens a job to correct it, as a moderator comes there. */
async function edit(page: Page, id: string) {
  await page.goto(`/admin/dashboard/jobs/${id}/show`);
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Save' }).waitFor();
}
