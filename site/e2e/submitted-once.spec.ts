import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  answer,
  photo,
  question,
  registeredByProgram,
  registration,
  type Answers,
} from './forms.ts';

/** However often a form is sent, it makes one listing (the registration stands for both forms). */
let name: string;
let answers: Answers;

test.beforeEach(async ({ page }) => {
  name = `Swift Riders ${crypto.randomUUID()}`;
  answers = registration(name);
  await page.goto('/register-company');
});

const send = (page: Page) => page.getByRole('button', { name: 'Submit Registration' });
const received = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Registration received' });

test('a double click on the registration makes one listing', async ({ page, sql }) => {
  await answer(page, answers);
  await question(page, 'Logo').setInputFiles(await photo());
  await send(page).dblclick();
  await expect(received(page)).toBeVisible();
  expect(await sql('select 1 from company where name = ?', [name])).toHaveLength(1);
});

test('going back and sending the registration again makes one listing', async ({
  page,
  javaScriptEnabled,
  sql,
}) => {
  await answer(page, answers);
  await send(page).click();
  await expect(received(page)).toBeVisible();
  await page.goBack();
  await expect(send(page)).toBeVisible();
  // With script the form is empty; without, the browser restores the answers.
  if (javaScriptEnabled) await answer(page, answers);
  await send(page).click();
  await expect(received(page)).toBeVisible();
  expect(await sql('select 1 from company where name = ?', [name])).toHaveLength(1);
});

test('a form sent by a program is accepted with screening notes @html', async ({
  page,
  request,
  sql,
}) => {
  const notesAfter = async (form: Record<string, string>) => {
    const multipart = { ...registeredByProgram(form.name!), ...form };
    const answered = await request.post('/register-company', { multipart, maxRedirects: 0 });
    expect(answered.status()).toBe(303);
    const [company] = await sql('select status, notes from company where name = ?', [form.name]);
    expect(company).toMatchObject({ status: 'pending' });
    return (company!.notes as { rule: string }[]).map(({ rule }) => rule);
  };
  expect(await notesAfter({ name: `${name} A`, referral: 'https://spam.example' })).toEqual(
    expect.arrayContaining(['hidden_field', 'form_not_opened']),
  );
  const formKey = await page.locator('[name=formKey]').inputValue();
  const notes = await notesAfter({ name: `${name} B`, formKey });
  expect(notes).not.toContain('hidden_field');
  expect(notes).not.toContain('form_not_opened');
});
