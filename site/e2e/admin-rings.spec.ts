import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { call, digits, expect, go, inquiry, sender, show, test } from './admin.fixtures.ts';
import { requestsOf } from './fixtures.ts';
import { submitJob } from './listings.ts';

async function search(page: Page, q: string) {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('textbox', { name: 'Find a listing or inquiry' })).toBeFocused();
  await page.keyboard.type(q);
  await page.keyboard.press('Enter');
}

async function expectAccessibleOnBothWidths(page: Page) {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
}

test('a moderator finds a submission, and then its rejection, by the reference in a reply', async ({
  moderator: page,
}) => {
  const { id, name } = await submitJob(sender());
  const { reference } = await (await call(page, 'GET', `jobs/${id}`)).json();
  await go(page, 'overview');
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  const subject = `Re: We have your posting: ${reference.toLowerCase()}`;
  await search(page, subject);
  await page.waitForURL(`**/pending-jobs/${id}/show`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await call(page, 'DELETE', `jobs/${id}/reject`, { reason: 'Posted before' });
  await search(page, subject);
  await expect(page.getByRole('heading', { level: 1, name: 'Moderation Log' })).toBeVisible();
  await expect(page.getByText('Posted before')).toBeVisible();
  const phone = `0809${digits()}`;
  await call(page, 'POST', 'inquiries', { ...inquiry, phone, message: 'We sponsor' });
  await search(page, `+234 ${phone.slice(1)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Inquiries' })).toBeVisible();
  await expect(page.getByText('We sponsor')).toHaveCount(1);
  const only = page.getByRole('button', { name: 'One inquiry only' });
  await only.press('Delete');
  await expect(only).toHaveCount(0);
  await search(page, `${reference}X nothing`);
  await expect(page.getByRole('status').filter({ hasText: 'Nothing found' })).toBeVisible();
});

test('a moderator sees a ring of 40 companies with one number in a review, and blocks the number', async ({
  moderator: page,
}) => {
  const phone = `0809${digits()}`;
  const all = [];
  for (let n = 0; n < 40; n++)
    all.push(await submitJob({ ...sender(), company: `Firm ${n}`, description: `Chat ${phone}` }));
  const last = all.at(-1)!;
  await show(page, 'Pending Jobs', last);
  const dialled = phone.replace(/^(....)(...)/, '$1 $2 ');
  await expect(page.getByText(`Notice: The phone number “${dialled}”`)).toBeVisible();
  const seen = page.getByRole('region', { name: 'Seen before' });
  await expect(seen.getByText(`Phone ${dialled} on`)).toBeVisible();
  await seen.getByRole('link', { name: '39 other listings of 39 companies' }).press('Enter');
  await expect(page.getByText('40 found')).toBeVisible();
  await expectAccessibleOnBothWidths(page);
  await go(page, 'blocks');
  await page.getByLabel('Phone, email, domain or CAC').focus();
  await page.keyboard.type('nonsense');
  await expect(page.getByLabel('Reason')).toHaveAttribute('required');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Fake jobs');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Enter a phone number, an email/)).toBeVisible();
  expect(await page.getByText('The form is not valid').count()).toBe(0);
  const heights = ['.MuiOutlinedInput-root:has([name=reason])', 'button[type=submit]'].map(
    async (part) => (await page.locator(`main ${part}`).boundingBox())!.height,
  );
  expect(await heights[1]).toBe(await heights[0]);
  await page.getByLabel('Phone, email, domain or CAC').fill(phone);
  const sent = requestsOf(page, /^POST .*blocks$/);
  await page.getByRole('button', { name: 'Block', exact: true }).dblclick({ delay: 50 });
  // Its message goes with the second click, where that comes after the answer.
  await expect(page.getByRole('button', { name: `Unblock ${dialled}` })).toBeVisible();
  await expect(page.getByLabel('Phone, email, domain or CAC')).toHaveValue('');
  expect(sent).toHaveLength(1);
  await page.setViewportSize({ width: 360, height: 900 });
  const unblock = page.getByRole('button', { name: `Unblock ${dialled}` });
  expect((await unblock.boundingBox())!.height, 'one line').toBeLessThan(46);
  await expectAccessibleOnBothWidths(page);
  const next = await submitJob({ ...sender(), description: `Call ${phone}` });
  await show(page, 'Pending Jobs', next);
  await expect(page.getByText(/is on the block list since .*“Fake jobs”/)).toBeVisible();
  await go(page, 'blocks');
  await page.getByRole('button', { name: `Unblock ${dialled}` }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^Blocked by .*@.*, \d+ \w+ \d{4}: “Fake jobs”/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Unblock' }).press('Enter');
  await expect(page.getByText('Taken off the block list.')).toBeVisible();
});
