import { statSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { expect, requestsOf, sql, test } from './fixtures.ts';
import { answer, hold, photo, problem, question, registration, type Answers } from './forms.ts';

/** Script on a form (the registration stands for all): waiting button, draft, smaller photos, lost connections. */
let answers: Answers;

test.beforeEach(() => {
  answers = registration(`Swift Riders ${crypto.randomUUID()}`);
});

const send = (page: Page) => page.getByRole('button', { name: 'Submit Registration' });
const received = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Registration received' });

test('the button is disabled until all required fields are filled in', async ({ page }) => {
  const script = await hold(page, '**/assets/*.js');
  await page.goto('/register-company', { waitUntil: 'domcontentloaded' });
  await expect(send(page)).toBeEnabled();
  await answer(page, { 'Van Delivery': true, 'Company name': answers['Company name']! });
  script.letGo();
  const names = ['Owner name', 'CAC number', 'Email', 'Phone', 'Address', 'Price range'];
  for (const label of [...names, 'I agree to the terms']) {
    await expect(send(page)).toBeDisabled();
    await answer(page, { [label]: answers[label]! });
  }
  await expect(send(page)).toBeEnabled();
  await expect(question(page, 'Van Delivery')).toBeChecked();
  await question(page, 'Owner name').fill('  ');
  await expect(send(page)).toBeDisabled();
  await expect(send(page)).toHaveAccessibleDescription('Still needed: owner name');
});

test('the button is disabled while the form is sent, and says after 10 s that nothing is lost', async ({
  page,
}) => {
  const sendings = await hold(page, '**/register-company.data');
  await page.clock.install();
  await page.goto('/register-company');
  await answer(page, answers);
  await send(page).click();
  const sending = page.getByRole('button', { name: 'Submitting Registration...' });
  await expect(sending).toBeDisabled();
  await page.clock.fastForward(10_000);
  await expect(page.getByText('This is taking longer than usual. Nothing is lost')).toBeVisible();
  await sending.click({ force: true });
  await question(page, 'Owner name').press('Enter');
  expect(sendings.asked).toBe(1);
  sendings.letGo();
  await expect(received(page)).toBeVisible();
});

test('an accepted form whose answer is lost, replaced, empty or broken off is recovered by sending again', async ({
  page,
}) => {
  const broken = [
    { status: 502, body: '<h1>502' },
    { status: 204 },
    { status: 202, body: '[["Single' },
  ];
  const lose = async (fail: (route: Route) => Promise<void>, sentence: string) => {
    const accept = async (route: Route) => {
      await route.fetch({ maxRedirects: 0 });
      await fail(route);
    };
    await page.route('**/register-company.data', accept, { times: 1 });
    await send(page).click();
    await expect(problem(page)).toContainText(sentence);
    await expect(question(page, 'Phone')).toHaveValue('0803 123 4567');
  };
  await page.goto('/register-company');
  await answer(page, answers);
  // In turn, so that each sentence is a new one.
  for (const answered of broken) {
    await lose((route) => route.abort(), 'No network connection. Your answers are still here');
    await lose(
      (route) => route.fulfill(answered),
      'Our site cannot be reached just now. Nothing is lost',
    );
  }
  await send(page).click();
  await expect(received(page)).toBeVisible();
  const rows = await sql`select 1 from company where name = ${answers['Company name']}`;
  expect(rows).toHaveLength(1);
});

test('a reload keeps what was typed, also in a folded section, except the agreement, until it is cleared, also when it was refused since', async ({
  page,
}) => {
  const numbers = question(page, 'Riders’ numbers');
  const fold = page.getByText('Numbers of your riders and branches');
  await page.goto('/register-company');
  await answer(page, { ...answers, Phone: '12', 'I agree to the terms': true });
  await fold.click();
  await numbers.fill('12');
  await page.reload();
  await expect(
    page.getByText('We kept what you typed before. A photo has to be chosen again.'),
  ).toBeVisible();
  await expect(question(page, 'Address')).toHaveValue('12 Allen Avenue, Ikeja, Lagos');
  await expect(question(page, 'Van Delivery')).toBeChecked();
  await expect(numbers).toBeVisible();
  await expect(send(page)).toHaveAccessibleDescription('Still needed: your agreement');

  await answer(page, { 'I agree to the terms': true });
  await send(page).click();
  await expect(problem(page)).toContainText('Enter a phone number');
  await fold.click();
  await expect(numbers).toBeHidden();
  await problem(page).getByRole('link').last().click();
  await expect(numbers).toBeFocused();
  await page.getByRole('link', { name: 'What is a CAC number?' }).click();
  await expect(page).toHaveURL(/#cac$/);
  await expect(problem(page)).toContainText('Enter a phone number');
  await expect(question(page, 'Owner name')).toHaveValue('Adaora Obi');
  await page.getByRole('button', { name: 'Clear the form' }).click();
  await expect(question(page, 'Address')).toHaveValue('');
  await expect(problem(page)).toHaveCount(0);
  await page.reload();
  await expect(question(page, 'Address')).toHaveValue('');
});

test('a photo of a phone is shrunk before its size is judged and sent, also when the form is sent at once, and by two presses only once', async ({
  page,
}) => {
  await page.goto('/register-company');
  await answer(page, answers);
  const original = await photo();
  const holdDecoding = () =>
    page.evaluate(() => {
      const decode = createImageBitmap;
      const asked = new Promise((resolve) => addEventListener('decode', resolve));
      window.createImageBitmap = async (file: ImageBitmapSource) => (await asked, decode(file));
    });
  const decode = () => page.evaluate(() => dispatchEvent(new Event('decode')));
  await holdDecoding();
  await question(page, 'Logo').setInputFiles(original);
  await expect(page.getByText('Making the photo lighter...')).toBeVisible();
  await decode();
  await expect(page.getByText('Made lighter to save your data')).toBeVisible();
  const sent = await question(page, 'Logo').evaluate(async (input: HTMLInputElement) => {
    const { width } = await createImageBitmap(input.files![0]!);
    return { width, bytes: input.files![0]!.size };
  });
  expect(sent.width, 'as wide as the api keeps it').toBe(640);
  expect(sent.bytes).toBeLessThan(statSync(original).size / 4);
  await holdDecoding();
  await question(page, 'Cover photo').setInputFiles(await photo(5));
  const posts = requestsOf(page, /^POST/);
  await send(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByRole('button', { name: 'Submitting Registration...' })).toBeDisabled();
  await decode();
  await expect(received(page)).toBeVisible();
  const name = answers['Company name'];
  const [row] = await sql`select image, cover from company where name = ${name}`;
  expect(row?.image).toMatch(/^\/uploads\//);
  expect(row?.cover).toMatch(/^\/uploads\//);
  expect(posts).toHaveLength(1);
});

test('a mistyped mail provider is offered after the press that leaves it and corrected by a tap, and a long text is counted near its end', async ({
  page,
}) => {
  const meant = page.getByRole('button', { name: 'ada@gmail.com' });
  await page.goto('/register-company');
  await page.clock.install();
  await question(page, 'Email').fill('ada@gmail.con');
  await page.clock.pauseAt(Date.now() + 1_000);
  const { x, y } = (await page.locator('label[for=phone]').boundingBox())!;
  await page.mouse.move(x + 9, y + 9);
  await page.mouse.down();
  await page.clock.runFor(500);
  await page.mouse.up();
  await expect(question(page, 'Phone'), 'nothing has moved').toBeFocused();
  await page.clock.runFor(100);
  await meant.click();
  await expect(question(page, 'Email')).toHaveValue('ada@gmail.com');
  for (const [length, said] of [
    [4499, ''],
    [4990, '10 characters left'],
    [5001, '1 character too many'],
  ] as const) {
    await question(page, 'Description').fill('x'.repeat(length));
    await expect(page.getByText(/characters? (left|too many)/)).toHaveText(said ? [said] : []);
  }
});
