import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { answer, logo, posted, problem, question, registration, type Answers } from './forms.ts';

const message = 'Company registration submitted successfully!';

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

test('a business registers its company and learns the reference and, once, what happens next', async ({
  page,
  sql,
}) => {
  await answer(page, answers);
  await question(page, 'Logo').setInputFiles(await logo());
  await page.getByText('Courier licence').click();
  await answer(page, { 'Licence number': 'CLRD/0123', 'Valid until': '2026-12-31' });
  await answer(page, { 'WhatsApp number': 'WhatsApp: 0805 765 4321' });
  await send(page).click();

  await expect(received(page)).toBeVisible();
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByText('reviewed within 24 hours')).toBeVisible();
  const [company] = await sql('select * from company where name = ?', [name]);
  expect(company).toMatchObject({
    status: 'pending',
    owner_name: 'Adaora Obi',
    phone: '+2348031234567',
    whatsapp: '+2348057654321',
    cac_number: 'RC1234567',
    address: '12 Allen Avenue, Ikeja, Lagos',
    licence_number: 'CLRD/0123',
    image: expect.stringMatching(/^\/uploads\/.+\/640\.webp$/),
  });
  await expect(page.getByText(String(company?.reference))).toBeVisible();

  await page.reload();
  await expect(received(page)).toBeVisible();
  await expect(page.getByText(message)).toHaveCount(0);
  await page.getByRole('link', { name: 'Register another company' }).click();
  await expect(question(page, 'Company name')).toHaveValue('');
});

test('the empty form begins on the first screen, says what a listing costs, and lists what is missing @html', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { y, height } = (await question(page, 'Company name').boundingBox())!;
  expect(y + height).toBeLessThan(740 - 64);
  await expect(page.getByRole('radio', { name: /^Free/ })).toBeChecked();
  const plans = page.getByRole('group', { name: 'Choose a plan' });
  await expect(plans).toContainText('All new companies get 3 months free.');
  for (const plan of [
    'Free₦0 / 3 months',
    'Featured₦10,000 / 3 months',
    'Premium₦15,000 / 3 months',
  ]) {
    await expect(plans).toContainText(plan);
  }
  await page.getByRole('link', { name: 'What is a CAC number?' }).click();
  await expect(page.getByRole('heading', { name: 'What is a CAC number?' })).toBeInViewport();

  await send(page).click({ force: true });
  const { y: top, height: tall } = (await problem(page).boundingBox())!;
  expect(top + tall, 'the form begins in sight').toBeLessThan(740 - 56 - 100);
  await problem(page).getByText('And 6 more').click();
  await expect(problem(page).getByRole('link')).toHaveText([
    'Enter the company name',
    'Enter the owner name',
    'Enter the CAC number, for example RC 1234567',
    'Enter an email address in the correct format, like name@example.com',
    'Enter a phone number that can be called, for example 0803 123 4567',
    'Enter the address',
    'Choose a service type: bike, van or air',
    'Enter the price range',
    'Please accept the terms and privacy policy',
  ]);
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeInViewport();
});

test('a refused registration keeps what was typed', async ({ page, sql, javaScriptEnabled }) => {
  await answer(page, { ...answers, Email: 'hello at swift' });
  await question(page, 'Logo').setInputFiles(await logo());
  const answered = posted(page);
  await send(page).click();

  expect((await answered).status()).toBe(422);
  await expect(problem(page)).toContainText('Enter an email address in the correct format');
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeFocused();
  await expect(question(page, 'Email')).toHaveAccessibleDescription(/Enter an email address/);
  await expect(question(page, 'Company name')).toHaveValue(name);
  await expect(question(page, 'Email')).toHaveValue('hello at swift');
  await expect(question(page, 'Description')).toHaveValue('Parcels all over Lagos.');
  await expect(question(page, 'Van Delivery')).toBeChecked();
  await expect(question(page, 'I agree to the terms')).toBeChecked();
  await expect(page.getByText('Select the logo again')).toHaveCount(javaScriptEnabled ? 0 : 1);
  const files = (input: HTMLInputElement) => input.files?.length;
  expect(await question(page, 'Logo').evaluate(files)).toBe(javaScriptEnabled ? 1 : 0);

  await problem(page)
    .getByRole('link', { name: /email address/ })
    .click();
  await expect(question(page, 'Email')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('hello@swift.example');
  await send(page).click();
  await expect(received(page)).toBeVisible();
  await expect(page).not.toHaveTitle(/^Error: /);
  expect(await sql('select 1 from company where name = ?', [name])).toHaveLength(1);
});
