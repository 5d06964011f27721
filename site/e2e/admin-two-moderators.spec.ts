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
