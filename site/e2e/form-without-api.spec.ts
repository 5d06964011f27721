import { expect } from './fixtures.ts';
import { answer, posted, problem, question, registration, type Answers } from './forms.ts';
import { test } from './site-without-api.ts';

const job: Answers = {
  'Job title': 'Dispatch rider',
  'Company name': 'Swift Riders',
  Location: 'Ikeja, Lagos',
  Description: 'Deliver parcels.',
  Website: 'https://swift.example/apply',
  'Contact email': 'hello@swift.example',
  'CAC number': 'RC 1234567',
  'I agree to the terms': true,
};
const inquiry: Answers = {
  'Your name': 'Ada Obi',
  Email: 'ada@swift.example',
  Phone: '0803 123 4567',
  Sponsorship: true,
  Message: 'We would like to sponsor the jobs page.',
};

for (const [path, answers, button, message, kept] of [
  [
    '/register-company',
    registration('Swift Riders'),
    'Submit Registration',
    'Something went wrong. Please try again.',
    'Company name',
  ],
  ['/post-job', job, 'Post Job', 'Server error posting job.', 'Description'],
  [
    '/advertise',
    inquiry,
    'Send inquiry',
    'There was an error submitting your inquiry. Please try again.',
    'Message',
  ],
] as const)
  test(`the form of ${path} keeps its answers while the api is down`, async ({ page, away }) => {
    await page.goto(away + path);
    await answer(page, answers);
    const answered = posted(page);
    await page.getByRole('button', { name: button }).click();
    expect((await answered).status()).toBe(503);
    await expect(problem(page)).toContainText(message);
    await expect(question(page, kept)).toHaveValue(String(answers[kept]));
    const chosen = path === '/register-company' ? 'Van Delivery' : undefined;
    if (chosen) await expect(question(page, chosen)).toBeChecked();
  });
