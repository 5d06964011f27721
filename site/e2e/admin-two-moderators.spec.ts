import type { Page } from '@playwright/test';
import { expect, find, logIn, test } from './admin.fixtures.ts';

const sendNow = (page: Page) => page.getByRole('button', { name: 'Send now' }).click();

test('of two moderators who decide at once one is obeyed and the other told @script', async ({
  moderator: ada,
  moderatorPage: bola,
  credentials,
  submitJob,
  sql,
}) => {
  const { id, name } = await submitJob();
  await bola.goto('/admin-login');
  await logIn(bola, credentials);
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

test('a moderator decides on what was seen, not on what another has made of it since (A8) @script', async ({
  moderator: page,
  moderatorPage: other,
  credentials,
  submitJob,
  sql,
}) => {
  const { id, name } = await submitJob();
  await find(page, 'Pending Jobs', name);
  await page.getByRole('button', { name: `Approve ${name}` }).waitFor();
  await raiseSalary(other, credentials, id);

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

test('a correction keeps what was typed when another was quicker, and takes up the rest (A8) @script', async ({
  moderator: page,
  moderatorPage: other,
  credentials,
  submitJob,
  sql,
}) => {
  const { id } = await submitJob();
  await edit(page, id);
  await raiseSalary(other, credentials, id);

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

test('a public listing is hidden only as it was seen, and the reason stays in its dialog (A8) @script', async ({
  moderator: page,
  moderatorPage: other,
  credentials,
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
  await raiseSalary(other, credentials, id);

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

/** Corrects a job to ₦90,000, as another moderator who logs in for it. */
async function raiseSalary(page: Page, credentials: Parameters<typeof logIn>[1], id: string) {
  await page.goto('/admin-login');
  await logIn(page, credentials);
  await page.getByText('Welcome Admin!').waitFor();
  await edit(page, id);
  // What is typed within milliseconds of the first picture is taken back when the form is filled in.
  await expect(async () => {
    await page.getByLabel('Salary').fill('₦90,000');
    await page.getByRole('button', { name: 'Save' }).click({ timeout: 2_000 });
  }).toPass();
  await page.getByText('Job saved.').waitFor();
}

/** Opens a job to correct it, as a moderator comes there. */
async function edit(page: Page, id: string) {
  await page.goto(`/admin/dashboard/jobs/${id}/show`);
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Save' }).waitFor();
}
