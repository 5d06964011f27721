import type { Page } from '@playwright/test';
import { expect, sql, test } from './fixtures.ts';
import {
  answer,
  logo,
  posted,
  problem,
  question,
  registeredByProgram,
  registration,
  type Answers,
} from './forms.ts';

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

test('a double click on the registration, and the same again after Back, make one listing, with its reference and, once, what happens next', async ({
  page,
  javaScriptEnabled,
}) => {
  const chosen = await logo();
  const answerTheRest = async () => {
    await question(page, 'Logo').setInputFiles(chosen);
    await answer(page, { 'WhatsApp number': 'WhatsApp: 0805 765 4321' });
    await page.getByText('Courier licence').click();
    await answer(page, { 'Licence number': 'CLRD/0123', 'Valid until': '2026-12-31' });
  };
  await answer(page, answers);
  await answerTheRest();
  await send(page).dblclick();

  await expect(received(page)).toBeVisible();
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByText('reviewed within 24 hours')).toBeVisible();
  const listings = () => sql`select * from company where name = ${name}`;
  const [company] = await listings();
  expect(company).toMatchObject({
    status: 'pending',
    owner_name: 'Adaora Obi',
    email: 'hello@swift.example',
    phone: '+2348031234567',
    whatsapp: '+2348057654321',
    cac_number: 'RC1234567',
    address: '12 Allen Avenue, Ikeja, Lagos',
    licence_number: 'CLRD/0123',
    category: 'van',
    service_types: ['van'],
    price_range: '₦1,500 – ₦5,000',
    description: 'Parcels all over Lagos.',
    image: expect.stringMatching(/^\/uploads\//),
  });
  await expect(page.getByText(String(company?.reference))).toBeVisible();
  await page.reload();
  await expect(received(page)).toBeVisible();
  await expect(page.getByText(message)).toHaveCount(0);
  const next = page.getByRole('region', { name: 'What happens next' });
  await expect(next, 'apart from the card above').toHaveCSS('margin-top', '40px');

  await page.goBack();
  await expect(send(page)).toBeVisible();
  // With script the form is empty; without, the browser restores all of it.
  if (javaScriptEnabled) {
    await answer(page, answers);
    await answerTheRest();
  }
  await send(page).click();
  await expect(received(page)).toBeVisible();
  expect(await listings()).toHaveLength(1);
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
  await expect(plans).toContainText('Free₦0 / 3 months');
  await expect(plans).toContainText('Featured₦10,000 / 3 months');
  await expect(plans).toContainText('Premium₦15,000 / 3 months');
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

test('a refused registration keeps what was typed, also where the company is and how far it delivers, and still says what is required', async ({
  page,
  javaScriptEnabled,
}) => {
  const [state, area] = [page.locator('#state'), page.locator('#area')];
  const states = question(page, 'To which states?');
  await answer(page, { ...answers, Email: 'hello at swift' });
  await state.selectOption('Oyo');
  const suggested = page.locator('#area-suggestions option[value="Bodija"]');
  await expect(suggested).toHaveCount(javaScriptEnabled ? 1 : 0);
  await area.fill('Bodija');
  await expect(states).toBeHidden();
  await question(page, 'How far do you deliver?').selectOption('To some states');
  await states.fill('Oyo, Wakanda');
  await question(page, 'Logo').setInputFiles(await logo());
  const answered = posted(page);
  await send(page).click();

  expect((await answered).status()).toBe(422);
  await expect(problem(page).getByRole('link')).toHaveText([
    /^Enter an email address in the correct format/,
    /^Name the states with commas/,
  ]);
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByText('Get found by customers'), 'one sentence leads').toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeFocused();
  await expect(question(page, 'Email')).toHaveAccessibleDescription(/Enter an email address/);
  await expect(question(page, 'Company name')).toHaveValue(name);
  await expect(question(page, 'Company name')).toHaveAttribute('aria-required', 'true');
  await expect(question(page, 'Email')).toHaveValue('hello at swift');
  await expect(question(page, 'Description')).toHaveValue('Parcels all over Lagos.');
  await expect(question(page, 'Van Delivery')).toBeChecked();
  await expect(state).toHaveValue('oyo');
  await expect(area).toHaveValue('Bodija');
  await expect(states).toHaveValue('Oyo, Wakanda');
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
  await states.fill('Oyo, Akwa Ibom');
  await send(page).click();
  await expect(received(page)).toBeVisible();
  await expect(page).not.toHaveTitle(/^Error: /);
  const stored =
    await sql`select place, location, reach, reach_states as states from company where name = ${name}`;
  expect(stored).toEqual([
    { place: 'oyo/bodija', location: 'Bodija, Oyo', reach: 'states', states: ['oyo', 'akwa-ibom'] },
  ]);
});

test('a form sent by a program is accepted with notes @html', async ({ page, request }) => {
  const notesAfter = async (form: Record<string, string>) => {
    const multipart = { ...registeredByProgram(form.name!), ...form };
    const answered = await request.post('/register-company', { multipart, maxRedirects: 0 });
    expect(answered.status()).toBe(303);
    const [company] = await sql`select status, notes from company where name = ${form.name}`;
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
