import { expect, sql, test } from './fixtures.ts';
import { hold } from './forms.ts';
import { makeCompany } from './listings.ts';

/** In Yaba, Lagos, more exactly than anybody should know. */
const position = { latitude: 6.513871, longitude: 3.381294 };

test('‘Near me’ shows the companies around; the position is rounded and in no address @script', async ({
  page,
  context,
}) => {
  const { id } = await makeCompany({ plan: 'premium', approved: '0 seconds' });
  await sql`update company set place = 'lagos/surulere' where id = ${id}`;
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(position);
  const sent: string[] = [];
  page.on('request', (request) => {
    const { referer = '' } = request.headers();
    sent.push([request.method(), request.url(), referer, request.postData()].join(' '));
  });
  // Opened at a page that may not ask, the list is loaded anew.
  await page.goto('/home');
  await page.getByRole('navigation').getByRole('link', { name: 'Browse' }).last().click();
  await page.getByRole('button', { name: 'Near me' }).click();
  await expect(page).toHaveURL(/lagos(%2F|\/)[^?&]+[?&]near=yes$/);
  await expect(page.getByText(/^Near you, around .+, Lagos\. Distances are/)).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: /about \d km/ })).not.toHaveCount(0);

  const found = page.waitForResponse('**/near');
  const place = await hold(page, '**/near');
  await page.getByRole('button', { name: 'Near me' }).click();
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/company\//);
  place.letGo();
  await (await found).finished();
  await expect(page.getByRole('link', { name: 'Ask for a price' }).last()).toBeVisible();
  await expect(page, 'the visitor has gone on').toHaveURL(/\/company\//);
  const lists = () => sent.filter((line) => /\.data\?\S*near=yes/.test(line)).length;
  const before = lists();
  await page.goBack();
  await expect(page.getByText(/^Near you, around/)).toBeVisible();
  expect(lists(), 'of Back alone').toBe(before + 1);

  const told = sent.filter((line) => /6\.5|3\.38/.test(line));
  const asked = expect.stringMatching(/^POST \S+\/near \S+ at=6\.51%2C3\.38$/);
  expect(told).toEqual([asked, asked]);
  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect(shared.getByText(/^Distances are from the middle of .+, Lagos\.$/)).toBeVisible();
});

test('without a position ‘Near me’ says why and offers cities, also where storage is disabled @script', async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', { get: undefined }),
  );
  await page.goto('/companies');
  for (const [code, sentence] of [
    [1, 'Your browser does not tell us where you are.'],
    [2, 'Your phone has no signal to find out where you are.'],
    [3, 'Finding out where you are took too long.'],
  ] as const) {
    await page.evaluate((code) => {
      navigator.geolocation.getCurrentPosition = (_found, failed) =>
        failed?.({ code } as GeolocationPositionError);
    }, code);
    await page.getByRole('button', { name: 'Near me' }).click();
    await expect(page.getByText(`${sentence} Choose a place instead:`)).toBeVisible();
  }
  await page.evaluate((coords) => {
    navigator.geolocation.getCurrentPosition = (found) => found({ coords } as GeolocationPosition);
  }, position);
  const button = page.getByRole('button', { name: 'Near me' });
  await page.route('**/near', (route) => route.fulfill({ status: 502, body: '<h1>502' }));
  await button.click();
  await expect(page.getByText('We could not look up your place right now.')).toBeVisible();
  // A line that went dead.
  await page.route('**/near', () => {});
  await Promise.all([page.waitForRequest('**/near'), button.click()]);
  await expect(button).toHaveCount(0);
  await page.clock.fastForward(15_000);
  await expect(button).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Kano', exact: true }).last().click();
  await expect(page).toHaveURL(/\/companies(\?place=|\/)kano$/);
});

test('a position is taken rounded and in Nigeria only @html', async ({ page }) => {
  await page.goto('/companies');
  await expect(page.getByRole('button', { name: 'Near me' })).toHaveCount(0);
  const near = (at: string) => page.request.post('/near', { form: { at } });
  expect((await near('6.51,3.38')).headers()['cache-control']).toBe('no-store');
  expect((await near('51.50,-0.12')).status()).toBe(404);
  expect((await near('6.513871,3.381294')).status()).toBe(400);
});
