import type { Page } from '@playwright/test';
import { expect, sql, test } from './fixtures.ts';
import { answer, inquiry, posted, problem, question } from './forms.ts';

const thanks = "Thank you for your inquiry! We'll get back to you soon.";

const send = (page: Page) => page.getByRole('button', { name: 'Send inquiry' });

test('an inquiry is stored, thanked for 5 seconds, and its form cleared', async ({ page }) => {
  const answers = inquiry();
  const zones = page.locator('#operation-zones');
  await page.goto('/advertise');
  await expect(zones).toContainText(/\d\+? compan/);
  await answer(page, answers);
  await send(page).click();
  await expect(page.getByText(thanks).and(page.locator(':focus'))).toBeInViewport();
  await expect(zones).toContainText(/\d\+? compan/);
  await expect(question(page, 'Message')).toHaveValue('');
  await expect(page.getByText(thanks)).toBeHidden();
  const rows = await sql`select * from inquiry where message = ${answers.Message}`;
  expect(rows).toMatchObject([{ name: 'Ada Obi', interest: 'sponsorship', company: null }]);
});

test('the inquiry form asks for name, email, phone, interest and message, and keeps the others when one is wrong @html', async ({
  page,
}) => {
  const answers = inquiry();
  await page.goto('/advertise');
  await send(page).click({ force: true });
  await expect(problem(page).getByRole('link')).toHaveText([
    'Enter your name',
    'Enter an email address in the correct format, like name@example.com',
    'Enter a phone number that can be called, for example 0803 123 4567',
    'Choose what you are interested in',
    'Enter your message',
  ]);
  await answer(page, { ...answers, Phone: '12' });
  const answered = posted(page);
  await send(page).click();
  expect((await answered).status()).toBe(422);
  await expect(problem(page).getByRole('link')).toHaveText([/^Enter a phone number/]);
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeFocused();
  await expect(question(page, 'Message')).toHaveValue(String(answers.Message));
  await expect(question(page, 'Sponsorship')).toBeChecked();
  await answer(page, { Phone: '0803 123 4567' });
  await send(page).click();
  await expect(page.getByText(thanks)).toBeVisible();
});

test('an inquiry that was refused after it waited opens with its error, and waits no more once it is sent @script', async ({
  page,
  context,
}) => {
  const waiting = page.getByRole('heading', { name: '1 form waits on this phone' });
  const unsent = page.waitForResponse(/\/unsent-[\w-]+\.js/);
  await page.goto('/advertise');
  await answer(page, { ...inquiry(), Phone: '12' });
  await (await unsent).finished();
  await context.setOffline(true);
  await send(page).click();
  await page.getByRole('button', { name: 'Keep and send later' }).click();
  await expect(waiting).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Open and correct' }).click();
  await expect(problem(page).getByRole('link')).toHaveText([/^Enter a phone number/]);
  await answer(page, { Phone: '0803 123 4567' });
  await send(page).click();
  await expect(page.getByText(thanks)).toBeVisible();
  await expect(waiting).toHaveCount(0);
});
