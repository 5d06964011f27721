import { expect, test } from './fixtures.ts';

test('the menu opens, leads on and closes by keyboard alone @phone @script', async ({ page }) => {
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
    'Check a number',
    'Register Company',
  ]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/companies');
  await expect(menu).toBeHidden();
});

test('a page has links in its header on a wide screen, the advert on a phone, and a footer with links and help @script', async ({
  page,
  isMobile,
}) => {
  await page.goto('/home');
  const advert = page.getByRole('complementary', { name: 'Advert' });
  await expect(advert).toBeVisible({ visible: isMobile });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height, 'the length of the landing page').toBeLessThanOrEqual(4_500);
  if (!isMobile)
    await expect(
      page.getByRole('banner').getByRole('navigation', { name: 'Main' }).getByRole('link'),
    ).toHaveText(['Home', 'Delivery Companies', 'Jobs', 'Support the Vision', 'Register Company']);
  const footer = page.getByRole('contentinfo');
  if (isMobile)
    for (const title of ['Quick links', 'Business', 'Legal'])
      await footer.getByText(title, { exact: true }).first().click();
  const links = (name: string) => footer.getByRole('navigation', { name }).getByRole('link');
  await expect(links('Quick links')).toHaveText([
    'Home',
    'Browse Companies',
    'Check a number',
    'Report a problem',
    'Find Jobs',
    'Post a Job',
  ]);
  await expect(links('Business')).toHaveText([
    'Register Company',
    'Manage your listing',
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

test('the keyboard brings every chip of a list into sight @phone @script', async ({ page }) => {
  await page.goto('/companies');
  const chips = page.locator('.chips .chip');
  await page.getByRole('button', { name: 'Search' }).focus();
  for (const chip of await chips.all()) {
    await page.keyboard.press('Tab');
    await expect(chip).toBeFocused();
    await expect(chip).toBeInViewport({ ratio: 0.9 });
  }
});

test('the chosen chip is in sight, and the bottom navigation marks its page @html', async ({
  page,
}) => {
  const bottom = page.getByRole('navigation', { name: 'Bottom' });
  for (const path of ['/jobs?location=Enugu', '/jobs?type=contract', '/companies/lagos/ikeja']) {
    await page.goto(path);
    const chosen = page.locator('.chips [aria-current]').last();
    await expect(chosen, path).toBeInViewport({ ratio: 1 });
    await expect(bottom.getByRole('link')).toHaveText(['Home', 'Browse', 'Register', 'Jobs']);
    const current = path.startsWith('/jobs') ? 'Jobs' : 'Browse';
    await expect(bottom.locator('[aria-current="page"]')).toHaveText(current);
  }
});

test('the links to the page before and the page after stand on one line @html', async ({
  page,
}) => {
  await page.goto('/companies?page=2');
  const [previous, next] = [page.locator('a[rel=prev]'), page.locator('a[rel=next]')];
  expect((await next.boundingBox())!.y).toBe((await previous.boundingBox())!.y);
});

test('the riders of the landing page stand clear of its links @desktop', async ({ page }) => {
  await page.goto('/home');
  for (const width of [640, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const link = (await page.getByRole('link', { name: 'View Jobs' }).boundingBox())!;
    for (const rider of await page.locator('.hero-picture use[href$="#bike"]:visible').all())
      expect((await rider.boundingBox())!.x, `at ${width}`).toBeGreaterThan(link.x + link.width);
  }
});

test('a wide screen has a text and its aside together, and an email address on one line @desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  for (const path of ['/terms', '/claim-listing', '/post-job', '/contact']) {
    await page.goto(path);
    const [text, aside] = [page.locator('h1'), page.locator('main aside').first()];
    const apart = (await aside.boundingBox())!.x - (await text.boundingBox())!.x;
    expect(apart, path).toBeLessThanOrEqual(800);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  const email = page.locator('aside a[href^="mailto:"] span span:last-child');
  expect((await email.boundingBox())!.height).toBeLessThan(30);
});

test('a phone held sideways keeps the search out of the way @phone @html', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('/companies');
  await expect(page.locator('.list-head')).toHaveCSS('position', 'relative');
  const navigation = await page.locator('.bottom-nav').boundingBox();
  expect(navigation!.height).toBeLessThanOrEqual(44);
});
