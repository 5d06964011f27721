import { overflow } from './accessible.ts';
import { expect, expectLink, requestsOf, sql, test } from './fixtures.ts';
import { makeCompany, makeJob, uniqueWord } from './listings.ts';

test('a page has links in its header on a wide screen, the advert on a phone, and a footer with links and help @script', async ({
  page,
  isMobile,
}) => {
  await page.goto('/home');
  const advert = page.getByRole('complementary', { name: 'Advert' });
  await expect(advert).toBeVisible({ visible: isMobile });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height, 'the length of the landing page').toBeLessThanOrEqual(4_500);
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
  await expectLink(footer, 'Chat with us', /^https:\/\/wa\.me\/\d+\?text=Hello%20/);
  if (isMobile) return;
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link')).toHaveText([
    'Home',
    'Delivery Companies',
    'Jobs',
    'Support the Vision',
    'Register Company',
  ]);
});

test('the menu opens, leads on and closes by keyboard alone, as the filters do @phone @script', async ({
  page,
}) => {
  await page.goto('/home');
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  await expect(menu).toBeHidden();
  await page.getByRole('banner').getByText('Menu').focus();
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
  for (let past = 0; past <= 6; past += 1) await page.keyboard.press('Tab');
  await expect(menu, 'over the field that has the focus').toBeHidden();
  await page.getByRole('banner').getByText('Menu').focus();
  for (const key of ['Enter', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expect(page).toHaveURL('/companies');
  await expect(menu).toBeHidden();

  await page.goto('/jobs');
  await page.locator('summary', { hasText: 'Filters' }).press('Enter');
  const pay = page.getByLabel('Pay at least');
  await expect(pay).toBeVisible();
  for (let past = 0; past <= 6; past += 1) await page.keyboard.press('Tab');
  await expect(pay, 'over the cards that come next').toBeHidden();
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

test('the chosen chip is in sight, the bottom navigation marks its page @html', async ({
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

test('the links to the page before and after stand on one line @html', async ({ page }) => {
  await page.goto('/companies?page=2');
  const [previous, next] = [page.locator('a[rel=prev]'), page.locator('a[rel=next]')];
  expect((await next.boundingBox())!.y).toBe((await previous.boundingBox())!.y);
});

test('a phone held sideways keeps the search out of the way @phone @html', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('/companies');
  await expect(page.locator('.list-head')).toHaveCSS('position', 'relative');
  const navigation = await page.locator('.bottom-nav').boundingBox();
  expect(navigation!.height).toBeLessThanOrEqual(44);
});

test('a photo beside the logo is in wide cards, not loaded on a phone @desktop', async ({
  page,
}) => {
  const name = `Photo ${uniqueWord()}`;
  const [image, cover] = ['logo', 'cover'].map((file) => `/uploads/${file}/640.webp`);
  const { id } = await makeCompany({ name, image });
  await sql`update company set cover = ${cover} where id = ${id}`;
  const loaded = requestsOf(page);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/companies?q=${name}`);
  const photo = page.locator('main article img[src="/uploads/cover/320.webp"]');
  await expect(photo).toBeHidden();
  await expect.poll(() => loaded.join()).toContain('/uploads/logo/320.webp');
  expect(loaded.join()).not.toContain('/uploads/cover/320.webp');
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(photo).toBeVisible();
});

const longWord = 'Logistics'.repeat(7);

test('pages need no sideways scrolling at 320 px, also with text twice as large, which breaks no word of a title @script @phone', async ({
  page,
}) => {
  const name = 'Swift International Logistics '.repeat(3);
  const wordy = { name, title: name, description: longWord, location: longWord };
  const [company, job] = [await makeCompany(wordy), await makeJob(wordy)];
  const pages = ['/onboarding?step=6', '/home', '/companies', '/jobs', '/register-company'];
  const others = ['/post-job', '/advertise', `/company/${company.id}`, `/job/${job.id}`];
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [...pages, ...others]) {
    await page.goto(path);
    expect(await overflow(page), path).toBe(0);
    const title = await page.locator('h1').boundingBox();
    expect(title!.height, `title of ${path}`).toBeLessThanOrEqual(220);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    if (path === '/register-company')
      await page.locator('h1').evaluate((title) => (title.style.overflowWrap = 'normal'));
    expect(await overflow(page), `${path} with large text`).toBe(0);
    const covered = await page.evaluate(() => {
      const { scrollPaddingTop } = getComputedStyle(document.documentElement);
      return (
        (document.querySelector('.list-head')?.clientHeight ?? 0) - parseFloat(scrollPaddingTop)
      );
    });
    expect(covered, `what focus scrolls to on ${path}`).toBeLessThan(0);
    if (path !== '/companies') continue;
    await page.getByRole('link', { name: 'Book Now' }).first().click();
    await page.locator('dialog h2').evaluate((title) => (title.style.overflowWrap = 'normal'));
    const beyond = page.locator('dialog').evaluate((one) => one.scrollWidth - one.clientWidth);
    expect(await beyond, 'the dialog with large text').toBe(0);
    await page.getByRole('button', { name: 'Reveal' }).click();
    const chat = page.getByRole('dialog').getByRole('link', { name: 'WhatsApp' });
    const cut = await chat.evaluate((one) => one.scrollWidth - one.clientWidth);
    expect(cut, 'the word on its button').toBe(0);
  }
});
