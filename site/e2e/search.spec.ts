import { expect, slowDown, test } from './fixtures.ts';
import { hold } from './forms.ts';
import { makeCompany, makeJob, uniqueWord } from './listings.ts';

/** A word of letters, so that one of them can be mistyped. */
const word = () => uniqueWord().replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!);
const mistyped = (right: string) => `${right.slice(0, 6)}9${right.slice(7)}`;

for (const [path, filter, count, make] of [
  ['/companies', 'service=bike', '1 company', makeCompany],
  ['/jobs', 'type=full-time', '1 job found', makeJob],
] as const)
  test(`${path} finds a mistyped word and names the correction, and finds a word in capitals @html`, async ({
    page,
  }) => {
    const right = word();
    const wrong = mistyped(right);
    await make({ description: `Parcels to ${right}.` });
    await page.goto(`${path}?q=${wrong}+parcels&${filter}`);
    await expect(page.locator('main article')).toHaveCount(1);
    const said = page.getByText(
      `No exact match for “${wrong} parcels”. Showing results for similar words.`,
    );
    await expect(said).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue(`${wrong} parcels`);

    await page.getByRole('link', { name: `${right} parcels` }).click();
    await expect(page).toHaveURL(new RegExp(`${path}\\?q=${right}\\+parcels&${filter}$`));
    // Few matches are followed by matches of some words, under their own heading.
    await expect(page.locator('main section').first().locator('article')).toHaveCount(1);
    await expect(said).toHaveCount(0);
    await expect(page.getByText('No exact match')).toHaveCount(0);

    await page.goto(`${path}?q=${right.toUpperCase()}`);
    await expect(page.locator('main header').getByText(count, { exact: true })).toBeVisible();
    await expect(page.locator('main article')).toHaveCount(1);
  });

test('who searches the companies for work is led to the jobs @html', async ({ page }) => {
  await page.goto('/companies?q=rider+vacancy');
  await page.getByRole('link', { name: 'Search the jobs for “rider vacancy”' }).click();
  await expect(page).toHaveURL('/jobs?q=rider+vacancy');
  await page.goto('/companies?q=rider');
  await expect(page.getByRole('link', { name: /^Search the jobs/ })).toHaveCount(0);
});

test('words typed while a search is under way are kept on a slow phone, others give way to those of the list @script', async ({
  page,
}) => {
  await page.goto('/companies');
  const box = page.getByRole('searchbox');
  await slowDown(page, 6);
  const search = await hold(page, /\/companies\.data/);
  await box.fill('bike');
  await box.press('Enter');
  await box.fill('bike lagos');
  search.letGo();
  await expect(page).toHaveURL('/companies?q=bike');
  await expect(page.locator('main article').first()).toBeVisible();
  await expect(box).toHaveValue('bike lagos');
  await box.press('Enter');
  await expect(page).toHaveURL('/companies?q=bike+lagos');
  await box.fill('bike lagos yaba');
  await page.goBack();
  await expect(page).toHaveURL('/companies?q=bike');
  await expect(box).toHaveValue('bike');
});

test('words that are searched for are shown as they were read, and stay when the line breaks @script', async ({
  page,
}) => {
  await page.goto('/companies');
  const box = page.getByRole('searchbox');
  await box.fill(' van  lagos ');
  await box.press('Enter');
  await box.focus();
  await expect(page).toHaveURL('/companies?q=van+lagos');
  await expect(box).toHaveValue('van lagos');

  const progress = page.locator('.progress-line');
  await page.route(/\/companies\.data/, async (route) => {
    await expect(progress).toBeAttached();
    await route.abort('connectionreset');
  });
  await box.fill('van kano');
  await box.press('Enter');
  await expect(page.getByText('No network connection.')).toBeVisible();
  await expect(progress).toHaveCount(0);
  await expect(box).toHaveValue('van kano');
});

test('a chip tapped while a list is on its way adds to its search, and takes no words that are typed @script', async ({
  page,
}) => {
  await page.goto('/companies');
  const [box, chips] = [page.getByRole('searchbox'), page.locator('.chips')];
  const search = await hold(page, /\/companies\.data/);
  await box.fill('lagos');
  await box.press('Enter');
  await expect(page.locator('.progress-line')).toBeAttached();
  await chips.getByRole('link', { name: /^Van/ }).click();
  await box.fill('lagos express');
  search.letGo();
  await expect(page).toHaveURL('/companies?q=lagos&service=van');
  await expect(page.locator('main article').first()).toBeVisible();
  await expect(box).toHaveValue('lagos express');
});

test('a place counts its services in the order of their chips, and is printed without chips @html', async ({
  page,
}) => {
  const chips = page.locator('.chip');
  for (const [path, counts] of [
    ['/jobs/lagos', /: \d+ full time, \d+ part time and \d+ contract\./],
    ['/companies/lagos', /: \d+ by bike, \d+ by van and \d+ by air\./],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(counts)).toBeVisible();
    await expect(chips).not.toHaveCount(0);
  }
  const price = page.locator('.listing-price').first();
  await expect(price).toHaveCSS('-webkit-line-clamp', '1');
  const later = page.locator('.listing-price > span', { hasText: /^₦/ }).first();
  await expect(later, 'a figure is cut as one').toHaveCSS('display', 'inline-block');
  await page.emulateMedia({ media: 'print' });
  await expect(chips.filter({ visible: true })).toHaveCount(0);
  await expect(price).toHaveCSS('-webkit-line-clamp', 'none');
});

test('words that listings mostly do not answer are named @html', async ({ page }) => {
  await page.goto('/companies?q=van+tomorrow');
  await expect(page.getByText('Listings do not say who can come “tomorrow”')).toBeVisible();
  await page.goto('/jobs?q=rider+no+experience');
  await expect(
    page.getByText('Few jobs say “no experience”, so we did not search for it'),
  ).toBeVisible();
});

test('a search without a match offers places, services and fewer words @html', async ({ page }) => {
  const [one, other] = [uniqueWord(), uniqueWord()];
  await page.goto(`/companies?q=rider+${one}+${other}`);
  const offers = page.getByRole('region', { name: 'Instead' }).getByRole('link');
  await expect(offers.filter({ hasText: `Without “${one} ${other}”` })).toBeVisible();
  await expect(offers.filter({ hasText: /^Bike\d+$/ })).toBeVisible();
  await expect(offers.filter({ hasText: /^Lagos\d+$/ })).toBeVisible();
  await offers.filter({ hasText: 'Without' }).click();
  await expect(page).toHaveURL('/companies?service=bike');
  await expect(page.locator('main article')).not.toHaveCount(0);

  await page.goto(`/jobs?q=${one}&location=Kano`);
  await expect(page.getByText('Try fewer words or another place.')).toBeVisible();
  await offers.filter({ hasText: /^Full Time in Kano\d+$/ }).click();
  await expect(page).toHaveURL('/jobs/kano?type=full-time');
  await expect(page.locator('main article')).not.toHaveCount(0);

  await page.goto('/companies?q=GIG+logistics');
  await expect(page.getByText('No company listed here matches “gig”.')).toBeVisible();
  await expect(page.locator('main header [role=status]')).toHaveText(/^No match, \d+ others$/);
  const others = page.getByRole('region', { name: 'Other companies' });
  await expect(others.getByRole('article')).not.toHaveCount(0);
  await makeCompany({ place: 'yobe/jakusko' });
  await page.goto('/companies/yobe/jakusko?q=gig');
  await expect(page.getByText('No company with these filters matches “gig”.')).toBeVisible();
  await expect(page.locator('main header [role=status]')).toHaveText(
    /^No match, (1 other|([2-9]|\d\d+) others)$/,
  );
});

test('a search for a place parts those in it from the others, and says on no later page that there are none @html', async ({
  page,
}) => {
  const [there, elsewhere] = ['gombe/dukku', 'gombe/billiri'];
  await makeCompany({ place: elsewhere });
  await makeCompany({ place: there });
  await page.goto('/companies?q=bike+in+dukku');
  const others = page.getByRole('region', { name: 'Near Dukku and elsewhere in Gombe' });
  await expect(others.getByRole('article')).toHaveCount(1);
  for (let number = 2; number <= 18; number += 1) await makeCompany({ place: there });
  await page.goto('/companies?q=bike+in+dukku&page=2');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText('None in')).toHaveCount(0);
});
