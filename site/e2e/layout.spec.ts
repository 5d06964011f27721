import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';

const pages = ['/onboarding', '/onboarding?step=6', '/home', '/no/such/page'];

const isPhone = (viewport: { width: number } | null) => (viewport?.width ?? 0) < 1024;

for (const path of pages) {
  test(`@script ${path} breaks no rule of accessibility, by day and by night`, async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      await expectAccessible(page);
    }
  });

  test(`${path} needs no sideways scrolling at 320 px, nor at 640 px with text twice as large`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBe(0);
    await page.setViewportSize({ width: 640, height: 900 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await overflow()).toBe(0);
  });
}

test('the menu opens, leads on and closes by keyboard alone', async ({ page, viewport }) => {
  test.skip(!isPhone(viewport), 'a wide page shows its links at once');
  await page.goto('/home');
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  const opener = page.getByRole('banner').getByText('Menu');
  await expect(menu).toBeHidden();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('link')).toHaveText([
    'Home',
    'Browse Companies',
    'Jobs',
    'Support the Vision',
    'Register Company',
  ]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/companies');
  await expect(menu).toBeHidden();
});

test('the header of a wide page names every way', async ({ page, viewport }) => {
  test.skip(isPhone(viewport), 'a phone has a menu');
  await page.goto('/home');
  await expect(
    page.getByRole('banner').getByRole('navigation', { name: 'Main' }).getByRole('link'),
  ).toHaveText(['Home', 'Delivery Companies', 'Jobs', 'Support the Vision', 'Register Company']);
});

test('the navigation under the thumb has four places and marks the one we are at', async ({
  page,
  viewport,
}) => {
  test.skip(!isPhone(viewport), 'phones only');
  await page.goto('/jobs');
  const nav = page.getByRole('navigation', { name: 'Bottom' });
  await expect(nav.getByRole('link')).toHaveText(['Home', 'Browse', 'Register', 'Jobs']);
  await expect(nav.locator('[aria-current="page"]')).toHaveText('Jobs');
});

test('the footer has the links, the apps to come and the ways to get help', async ({ page }) => {
  await page.goto('/home');
  const footer = page.getByRole('contentinfo');
  const links = (name: string) => footer.getByRole('navigation', { name }).getByRole('link');
  await expect(links('Quick links')).toHaveText([
    'Home',
    'Browse Companies',
    'Find Jobs',
    'Post a Job',
  ]);
  await expect(links('Business')).toHaveText([
    'Register Company',
    'Advertisement & Sponsorship',
    'Blogpost',
    'Support',
  ]);
  await expect(links('Legal')).toHaveText(['Privacy', 'Terms', 'Contact']);
  await expect(footer.getByRole('list', { name: 'Mobile apps' }).getByRole('listitem')).toHaveText([
    /Coming Soon.*Google Play/,
    /Coming Soon.*App Store/,
  ]);
  await expect(footer.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(footer.locator('a[href^="tel:"]')).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Chat with us' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+\?text=Hello%20/,
  );
});

test('an advert has its place on phones only', async ({ page, viewport }) => {
  await page.goto('/home');
  await expect(page.getByRole('complementary', { name: 'Advert' })).toBeVisible({
    visible: isPhone(viewport),
  });
});
