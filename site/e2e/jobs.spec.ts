import { expect, expectLink, sql, test } from './fixtures.ts';
import { hold } from './forms.ts';
import { makeJob, uniqueWord } from './listings.ts';

const cards = 'main article';

test('the filters choose a place and a type, and can be cleared', async ({
  page,
  javaScriptEnabled,
}) => {
  const word = uniqueWord();
  await makeJob({ title: `Rider ${word}`, location: 'Ikeja, Lagos' });
  await makeJob({ title: `Driver ${word}`, location: 'Garki, Abuja', type: 'part-time' });
  await page.goto(`/jobs?q=${word}`);
  await page.getByText('Filters', { exact: true }).click();
  const places = page.getByRole('combobox', { name: 'Location' });
  await expect(places.getByRole('option')).toHaveText([
    'All Locations',
    'Lagos',
    'Abuja',
    'Port Harcourt',
    'Kano',
    'Ibadan',
    'Enugu',
  ]);
  const types = page.getByRole('combobox', { name: 'Job Type' });
  await expect(types.getByRole('option')).toHaveText(['All', 'Full Time', 'Part Time', 'Contract']);

  // With script the choice is applied at once.
  const apply = async () =>
    javaScriptEnabled === false &&
    page.getByRole('button', { name: 'Show jobs', exact: true }).click();
  const list = await hold(page, /\/jobs\.data/);
  await places.selectOption('Abuja');
  if (javaScriptEnabled) {
    await expect(places, 'while the list loads').toBeHidden();
    await page.getByText('Filters (1)').click();
  }
  list.letGo();
  await apply();
  await expect(page).toHaveURL(/location=Abuja/);
  await expect(page.locator(cards)).toHaveCount(1);
  await expect(page.getByRole('heading', { name: `Driver ${word}` })).toBeVisible();

  if (!javaScriptEnabled) await page.getByText('Filters (1)').click();
  await types.selectOption('contract');
  await apply();
  await expect(page.getByRole('heading', { name: 'No jobs found' })).toBeVisible();
  await page.getByText('Filters (2)').click();
  await page.getByRole('link', { name: 'Clear Filters', exact: true }).click();
  await expect(page).toHaveURL(`/jobs?q=${word}`);
  await expect(page.locator(cards)).toHaveCount(2);
  if (javaScriptEnabled) {
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByText('Filters', { exact: true }).click();
    for (const key of ['ArrowDown', 'ArrowDown']) await types.press(key);
    await page.getByRole('button', { name: 'Show jobs' }).click();
    await expect(page).toHaveURL(`/jobs?q=${word}&type=part-time`);
  }

  await page.goto(`/jobs?q=${word}&location=Abuja&type=part-time`);
  await page.getByRole('link', { name: /^Without Part Time/ }).click();
  await expect(page).toHaveURL(`/jobs?q=${word}&location=Abuja`);
});

test('jobs are filtered and sorted by their pay, and those that name none are counted @html', async ({
  page,
  javaScriptEnabled,
}) => {
  const word = uniqueWord();
  const pay = { Low: 70_000, High: 200_000, Daily: 130_000, Silent: null };
  for (const [title, monthly] of Object.entries(pay)) {
    const { id } = await makeJob({ title: `${title} ${word}`, salary: 'Confidential' });
    await sql`update job set monthly_pay = ${monthly} where id = ${id}`;
  }
  const choose = async (open: string, name: string, choice: string) => {
    await page.getByText(open, { exact: true }).click();
    await page.getByRole('combobox', { name }).selectOption(choice);
    if (javaScriptEnabled === false)
      await page.getByRole('button', { name: 'Show jobs', exact: true }).click();
  };
  await page.goto(`/jobs?q=${word}`);
  await choose('Filters', 'Pay at least', '₦5,000 a day');
  await expect(page).toHaveURL(/minPay=5000-day/);
  await expect(page.locator(cards)).toHaveCount(2);
  await choose('Filters (1)', 'Order', 'Highest pay first');
  await expect(page).toHaveURL(/sort=pay/);
  await expect(page.locator(`${cards} h3`)).toHaveText([`High ${word}`, `Daily ${word}`]);
  await expect(
    page.getByText('1 job that does not name its pay by the day, week or month is not shown.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Show them, too' }).click();
  await expect(page).toHaveURL(`/jobs?q=${word}&sort=pay`);
  const all = ['High', 'Daily', 'Low', 'Silent'].map((title) => `${title} ${word}`);
  await expect(page.locator(`${cards} h3`)).toHaveText(all);
  await expect(page.getByText('Pay: Confidential').first()).toBeVisible();
  await page.goto(`/jobs?q=${word}+150k`);
  await expect(page.locator(cards)).toHaveCount(4);
  await page.getByRole('link', { name: 'Only jobs from ₦150,000 a month' }).click();
  await expect(page).toHaveURL(`/jobs?q=${word}&minPay=150000-month`);
  await expect(page.locator(`${cards} h3`)).toHaveText([`High ${word}`]);
});

test('a search without a result offers to clear it or to post a job @html', async ({ page }) => {
  const word = uniqueWord();
  await makeJob({ title: `Rider ${word}` });
  await page.goto(`/jobs?q=${word}+${uniqueWord()}`);
  await expect(page.locator('main header [role=status]')).toHaveText('None in full, 1 in part');
  await page.goto(`/jobs?q=${uniqueWord()}&type=contract`);
  await expect(page.getByText('0 jobs found')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Post a Job' })).toHaveCount(2);
  await page.getByRole('link', { name: 'Clear All Filters' }).click();
  await expect(page).toHaveURL('/jobs');
});

test('a job card shows its facts and links to the job @html', async ({ page }) => {
  const word = uniqueWord();
  const first = ['A permit', 'Two guarantors', 'A smartphone'];
  const { id } = await makeJob({
    title: word,
    type: 'part-time',
    approved: '3 days ago',
    requirements: [...first, 'Knows Lagos', 'Speaks Yoruba'],
  });
  await page.goto(`/jobs?q=${word}`);
  const card = page.locator(cards);
  await expect(card).toContainText('part time');
  await expect(card).toContainText('Swift Riders');
  await expect(card).toContainText('Ikeja, Lagos');
  await expect(card).toContainText('₦120,000 a month');
  await expect(card.locator('time')).toHaveText('3 days ago');
  await expect(card.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT/);
  const shown = card.getByRole('list', { name: 'Requirements' }).getByRole('listitem');
  await expect(shown).toHaveText(first);
  await expect(card.getByText('+2 more')).toBeVisible();
  for (const link of ['View Details', 'Apply Now']) await expectLink(card, link, `/job/${id}`);
});

test('a sponsor’s place follows every fourth card but the last, which the banner follows @html', async ({
  page,
}) => {
  const word = uniqueWord();
  for (let number = 1; number <= 8; number++) await makeJob({ title: `Rider ${number} ${word}` });
  await page.goto(`/jobs?q=${word}`);
  const places = page.locator('main ul > li:has(article), main ul > li:has-text("Sponsored")');
  const sponsored = await places.evaluateAll((items) =>
    items.map((item) => !item.querySelector('article')),
  );
  expect(sponsored).toEqual([false, false, false, false, true, false, false, false, false]);
  await expect(page.getByText('Advertisement', { exact: true })).toBeVisible();
});

test('a message is shown while a job loads @script @phone', async ({ page }) => {
  const word = uniqueWord();
  for (let number = 1; number <= 4; number += 1) await makeJob({ title: word });
  await page.goto(`/jobs?q=${word}`);
  await page.route(/\/job\/.*\.data/, async (route) => {
    await expect(page.getByText('Loading job details...')).toBeInViewport();
    await route.continue();
  });
  await page.getByRole('link', { name: 'Apply Now' }).nth(3).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word);
});
