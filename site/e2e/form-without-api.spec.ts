import { expect } from './fixtures.ts';
import { answer, posted, problem, question, registration } from './forms.ts';
import { test } from './site-without-api.ts';

test('a registration stays in the form while the api is down', async ({ page, away }) => {
  await page.goto(`${away}/register-company`);
  await answer(page, registration('Swift Riders'));
  const answered = posted(page);
  await page.getByRole('button', { name: 'Submit Registration' }).click();
  expect((await answered).status()).toBe(503);
  await expect(problem(page)).toContainText('Something went wrong. Please try again.');
  await expect(question(page, 'Company name')).toHaveValue('Swift Riders');
  await expect(question(page, 'Van Delivery')).toBeChecked();
});

test('a job stays in the form while the api is down', async ({ page, away }) => {
  await page.goto(`${away}/post-job`);
  await answer(page, {
    'Job title': 'Dispatch rider',
    'Company name': 'Swift Riders',
    Location: 'Ikeja, Lagos',
    Description: 'Deliver parcels.',
    Website: 'https://swift.example/apply',
    'Contact email': 'hello@swift.example',
    'CAC number': 'RC 1234567',
    'I agree to the terms': true,
  });
  const answered = posted(page);
  await page.getByRole('button', { name: 'Post Job' }).click();
  expect((await answered).status()).toBe(503);
  await expect(problem(page)).toContainText('Server error posting job.');
  await expect(question(page, 'Description')).toHaveValue('Deliver parcels.');
});

test('an inquiry stays in the form while the api is down', async ({ page, away }) => {
  await page.goto(`${away}/advertise`);
  await answer(page, {
    'Your name': 'Ada Obi',
    Email: 'ada@swift.example',
    Phone: '0803 123 4567',
    Sponsorship: true,
    Message: 'We would like to sponsor the jobs page.',
  });
  const answered = posted(page);
  await page.getByRole('button', { name: 'Send inquiry' }).click();
  expect((await answered).status()).toBe(503);
  await expect(problem(page)).toContainText(
    'There was an error submitting your inquiry. Please try again.',
  );
  await expect(question(page, 'Message')).toHaveValue('We would like to sponsor the jobs page.');
});
