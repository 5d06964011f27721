import type { Page } from '@playwright/test';
import { overflow } from './accessible.ts';
import { expect, sql, test } from './fixtures.ts';
import {
  answer,
  hold,
  largeImage,
  logo,
  posted,
  posting,
  problem,
  question,
  textNamedPng,
  type Answers,
} from './forms.ts';

const message = 'Job posted successfully!';

let title: string;
let answers: Answers;

test.beforeEach(async ({ page }) => {
  title = `Dispatch rider ${crypto.randomUUID()}`;
  answers = posting(title);
  await page.goto('/post-job');
});

const send = (page: Page) => page.getByRole('button', { name: 'Post Job' });
const received = (page: Page) => page.getByRole('heading', { level: 1, name: 'Job received' });

test('a business posts a job and learns the reference and what happens next', async ({
  page,
  javaScriptEnabled,
}) => {
  const email = 'careers@nothing-but-parcels.swift-riders-nigeria.example';
  await answer(page, { ...answers, Salary: 'NGN 70,000 - 150,000', Area: 'Yaba', Featured: true });
  await answer(page, {
    'Contact email': email,
    Requirements: "Rider's licence\n2 years of experience",
  });
  await question(page, 'State').selectOption('Lagos');
  await question(page, 'Paid').selectOption('a month');
  await question(page, 'Job type').selectOption('Contract');
  await question(page, 'Flyer or logo').setInputFiles(await logo());
  const sending = javaScriptEnabled ? await hold(page, '**/post-job.data') : undefined;
  await send(page).click();
  if (sending) await expect(page.getByRole('button', { name: 'Posting Job...' })).toBeDisabled();
  sending?.letGo();

  await expect(received(page)).toBeVisible();
  await expect(page.getByText(`${message} We are writing to ${email}.`)).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const [job] = await sql`select * from job where title = ${title}`;
  expect(job).toMatchObject({
    status: 'pending',
    wished_plan: 'featured',
    company: 'Swift Riders',
    type: 'contract',
    place: 'lagos/yaba',
    monthly_pay: 70_000,
    description: 'Deliver parcels.\nSix days a week.',
    requirements: ["Rider's licence", '2 years of experience'],
    apply_link: 'https://swift.example/apply',
    image: expect.stringMatching(/^\/uploads\/.+\/640\.webp$/),
  });
  await expect(page.getByText(String(job?.reference))).toBeVisible();
});

test('the form says what a job costs, a refused job keeps what was typed @html', async ({
  page,
}) => {
  const plans = page.getByRole('group', { name: 'Choose a plan' });
  await expect(plans).toContainText('free for a limited launch period');
  await expect(plans).toContainText('Basic₦0 / 30 days');
  await expect(plans).toContainText('Featured₦5,000 / 30 days');
  await expect(plans).toContainText('Premium₦10,000 / 60 days');
  await expect(plans.getByLabel('Basic')).toBeChecked();
  await expect(question(page, 'Job type')).toHaveValue('full-time');
  const { 'I agree to the terms': _agreed, ...needed } = answers;
  await answer(page, { ...needed, Website: 'javascript:alert(1)', 'Contact email': 'jobs@' });
  await question(page, 'Job type').selectOption('Part Time');
  const refusedFor = async (...sentences: RegExp[]) => {
    const answered = posted(page);
    await send(page).click();
    expect((await answered).status()).toBe(422);
    await expect(problem(page).getByRole('link')).toHaveText(sentences);
  };
  await refusedFor(/^Please accept the terms and privacy policy$/);
  await answer(page, { 'I agree to the terms': true });
  await refusedFor(/^Enter the full web address/, /^Enter an email address in the correct format/);
  await expect(question(page, 'Job title')).toHaveValue(title);
  await expect(question(page, 'Job type')).toHaveValue('part-time');
  await expect(question(page, 'Description')).toHaveValue('Deliver parcels.\nSix days a week.');
  await expect(question(page, 'Website')).toHaveValue('javascript:alert(1)');

  await answer(page, { Website: 'https://swift.example', 'Contact email': 'jobs@swift.example' });
  await question(page, 'Flyer or logo').setInputFiles(await textNamedPng());
  await refusedFor(/^Choose a JPG, PNG or WebP image/);
  await expect(question(page, 'Job title')).toHaveValue(title);
  expect(await sql`select 1 from job where title = ${title}`).toHaveLength(0);
  await send(page).click();
  await expect(received(page)).toBeVisible();
});

test('an image of 10 MB is refused, the answers are kept and a smaller one is accepted', async ({
  page,
  javaScriptEnabled,
}) => {
  await answer(page, answers);
  if (javaScriptEnabled) {
    const ofPhone = { name: 'IMG.HEIC', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') };
    await question(page, 'Flyer or logo').setInputFiles(ofPhone);
    await expect(question(page, 'Flyer or logo')).toHaveAccessibleDescription(/a screenshot of/);
  }
  await question(page, 'Flyer or logo').setInputFiles(await largeImage());
  if (javaScriptEnabled)
    await expect(question(page, 'Flyer or logo')).toHaveAccessibleDescription(/of up to 5 MB/);
  await send(page).click();
  await expect(problem(page)).toContainText('Choose an image of up to 5 MB');
  await expect(question(page, 'Flyer or logo')).toHaveAccessibleDescription(/of up to 5 MB/);
  await expect(question(page, 'Job title')).toHaveValue(title);

  await question(page, 'Flyer or logo').setInputFiles(await logo());
  await send(page).click();
  await expect(received(page)).toBeVisible();
});
