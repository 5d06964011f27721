import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const titles = [
  /^Welcome to /,
  'Find delivery services',
  'Grow your business',
  'Stay safe when booking riders',
  'Claim or update a listing for free',
  'Post or search for jobs',
];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const next = (page: Page) => page.getByRole('button', { name: 'Next' });

async function cookie(page: Page) {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'hasSeenOnboarding')?.value;
}

test('a first visit leads through six slides, the next one straight home, also one that has lost the cookie but not the flag', async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL('/onboarding');
  for (const title of titles.slice(0, -1)) {
    await expect(heading(page)).toHaveText(title);
    await next(page).click();
  }
  await expect(heading(page)).toHaveText(titles.at(-1)!);
  // For screen readers, which announce only a reloaded page by themselves.
  if (javaScriptEnabled) await expect(heading(page)).toBeFocused();
  await expect(next(page)).toHaveCount(0);
  expect(await cookie(page)).toBeUndefined();
  await page.getByRole('button', { name: 'Got It, Enter Site' }).click();
  await expect(page).toHaveURL('/home');
  expect(await cookie(page)).toBe('true');
  await page.goto('/');
  await expect(page).toHaveURL('/home');
  if (javaScriptEnabled) {
    expect(await page.evaluate(() => localStorage.getItem('hasSeenOnboarding'))).toBe('true');
    await page.context().clearCookies();
    await page.goto('/');
    await expect(page).toHaveURL('/home');
    expect(await cookie(page)).toBe('true');
  }
  await page.goto('/onboarding');
  await expect(heading(page), 'its own address shows it again').toHaveText(titles[0]!);
});

test('a slide has an address and a link to the previous one @html', async ({ page }) => {
  await page.goto('/onboarding?step=4');
  await expect(heading(page)).toHaveText('Stay safe when booking riders');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(heading(page)).toHaveText('Grow your business');
  for (const nonsense of ['0', '7', '1.5', 'two']) {
    const answer = await page.request.get(`/onboarding?step=${nonsense}`);
    expect(await answer.text(), nonsense).toMatch(/<h1[^>]*>Welcome to /);
  }
  await page.setViewportSize({ width: 740, height: 360 });
  await expect(next(page), 'on a phone held sideways').toBeInViewport({ ratio: 1 });
});
