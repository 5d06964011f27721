import { expect, test } from './fixtures.ts';
import { hold } from './forms.ts';
import { kept } from './kept.ts';

// Part of what the content policy has to allow.
test.use({ serviceWorkers: 'allow' });

test('an unknown address is answered with 404 and a link home @html', async ({ page }) => {
  for (const path of ['/no/such/page', `/company/${crypto.randomUUID()}/no-such`]) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    expect(answer?.headers()['cache-control']).toBe('no-store');
    await expect(page).toHaveTitle(/^Oops! Page not found/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page).toHaveURL('/home');
  }
});

test('an address with the end of a sentence behind it leads to its page, and to no other site @html', async ({
  baseURL,
  request,
}) => {
  const at = (path: string) => request.get(baseURL + path, { maxRedirects: 0 });
  for (const end of ['.', ').', '*', '%E2%80%9D'])
    expect((await at(`/home${end}?utm_source=x`)).headers().location).toBe('/home?utm_source=x');
  expect((await at('//evil.example/.')).status()).toBe(404);
});

test('the icon is also where programs look that read no page @html', async ({ request }) => {
  const [guessed, linked] = [await request.get('/favicon.ico'), await request.get('/favicon.svg')];
  expect([guessed.status(), guessed.headers()['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(await guessed.text()).toBe(await linked.text());
});

test('the browser obeys our content policy, nothing of ours breaks it @script', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  for (const path of ['/onboarding', '/home', '/companies', '/jobs']) {
    const answer = await page.goto(path);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const policy = (await answer?.allHeaders())?.['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy).not.toMatch(/unsafe/);
  }
  expect(complaints).toEqual([]);
});

test('the documentation of the API begins at the top, and its policy blocks nothing of it @script', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: 'Authentication' })).toBeVisible();
  const title = await page.getByRole('heading', { name: 'Naija Dispatch' }).boundingBox();
  expect(title?.y).toBeLessThan(90);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(errors).toEqual([]);
});

test('a form of another site, one that is too large and a wrong method are answered by a page that says why @html', async ({
  request,
}) => {
  const buffer = Buffer.alloc(17 * 1024 * 1024);
  const profileImage = { name: 'logo.png', mimeType: 'image/png', buffer };
  const ofAnother = { form: {}, headers: { Origin: 'https://evil.example' } };
  for (const [path, sent, status, sentence] of [
    ['/onboarding', ofAnother, 403, 'This form came from another site'],
    ['/register-company', { multipart: { profileImage } }, 413, 'Your form is too large</title>'],
    ['/companies', { form: {} }, 405, 'This request is not supported'],
    ['/companies/feed.xml', { form: {} }, 405, ''],
  ] as const) {
    const answer = await request.post(path, sent);
    expect(answer.status(), path).toBe(status);
    expect(await answer.text()).toContain(sentence);
    if (status === 405) expect(answer.headers().allow).toBe('GET, HEAD, OPTIONS');
  }
});

test('@script a navigation moves the focus to the new heading', async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('link', { name: 'Find Delivery' }).click();
  await expect(page).toHaveURL('/companies');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();

  await page.getByRole('searchbox').fill('bike');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=bike/);
  await expect(heading, 'the search box is a new one').toBeFocused();

  const top = () => page.evaluate(() => scrollY);
  await page.locator('footer summary', { hasText: 'Legal' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(heading).toHaveText('Contact and FAQs');
  await expect.poll(top, 'also of a page that comes without script by itself').toBe(0);
  await page.goBack();
  await expect.poll(top).toBeGreaterThan(0);
});

test('@script a link that is tapped again while its page loads leads there once, unless the line has come back meanwhile, and Back to the place in the list', async ({
  page,
}) => {
  await page.goto('/companies');
  await page.evaluate(() => scrollTo(0, 1_000));
  await page.route(/\/company\/.*\.data/, () => {});
  await page.locator('.listing-link').nth(5).dispatchEvent('click');
  await expect(page.getByText('Loading...')).toBeVisible();
  const jobs = page.getByRole('navigation', { name: 'Bottom' }).getByRole('link', { name: 'Jobs' });
  const list = await hold(page, /\/jobs\.data/);
  for (let time = 0; time < 3; time += 1) await jobs.click();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => list.asked).toBe(1);
  await jobs.click();
  await expect.poll(() => list.asked).toBe(2);
  list.letGo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find delivery jobs');
  expect(list.asked).toBe(2);
  await page.goBack();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1_000);
});

test('Back offline leads to the place in the list, and from there to the page before it @script', async ({
  page,
  context,
}) => {
  await page.goto('/home');
  await kept(page);
  await page.goto('/companies');
  await kept(page);
  await page.evaluate(() => scrollTo(0, 1_000));
  await page.locator('.listing-link').nth(5).dispatchEvent('click');
  await expect(page).toHaveURL(/\/company\//);
  await context.setOffline(true);
  await page.goBack();
  await expect(page.getByText(/^You are offline. This is from/)).toBeVisible();
  const top = () => page.evaluate(() => scrollY);
  await expect.poll(top, 'below the banner, which comes later').toBeGreaterThanOrEqual(1_000);
  await page.goBack();
  await expect(page).toHaveURL('/home');
});

test('the first Tab focuses the link that skips to the content @html', async ({ page }) => {
  await page.goto('/home');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
});
