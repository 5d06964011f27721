import type { Page, Route } from '@playwright/test';
import { expect, hydrated, test } from './fixtures.ts';
import { answer, hold, photo, problem, question } from './forms.ts';
import { kept } from './kept.ts';

type Loss = (route: Route) => Promise<void>;

const none: Loss = (route) => route.abort('connectionreset');

/** An older script that is shown the data of today. */
const failsToShow: Loss = (route) =>
  route.fulfill({ contentType: 'text/javascript', body: 'export default () => { throw Error() }' });

/** Loses the scripts of lists that the open document asks for; the line or the site is better for the next. */
const loseScripts = (page: Page, path: string, lose: Loss) => {
  let isLeft = false;
  page.on('request', (request) => (isLeft ||= request.isNavigationRequest()));
  return page.route(/\/assets\/(companies|jobs)\..+\.js$/, (route) =>
    page.url().endsWith(path) && !isLeft ? lose(route) : route.continue(),
  );
};

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Bottom' }).getByRole('link', { name });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const [loss, lose] of Object.entries({ none, failsToShow })) {
  test(`a link, a search and Back lead where they say when the script of that page is lost (${loss})`, async ({
    page,
  }) => {
    await page.goto('/jobs#main');
    await link(page, 'Home').click();
    await expect(page).toHaveURL('/home');
    // From here the browser knows the script of /home alone.
    await page.reload();
    await loseScripts(page, '/home', lose);
    await link(page, 'Browse').click();
    await expect(page).toHaveURL('/companies');
    await expect(heading(page)).toHaveText('Browse Companies');

    await page.goBack();
    await hydrated(page);
    await page.getByRole('searchbox').fill('bike');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/companies?q=bike');
    await expect(page.getByRole('searchbox')).toHaveValue('bike');

    await page.goBack();
    await hydrated(page);
    await loseScripts(page, '/jobs#main', lose);
    await page.goBack();
    await expect(heading(page)).toHaveText('Find delivery jobs');
    await expect(page).toHaveURL('/jobs#main');
  });
}

test('a script that is lost after its link was given up leaves the visitor where he has gone', async ({
  page,
}) => {
  await page.goto('/home');
  const { promise: gone, resolve: go } = Promise.withResolvers<void>();
  await loseScripts(page, '/home', async (route) => {
    if (!route.request().url().includes('/jobs')) return route.continue();
    await gone;
    await none(route);
  });
  const lost = page.waitForEvent('requestfailed');
  await link(page, 'Jobs').click();
  await link(page, 'Browse').click();
  await expect(page).toHaveURL('/companies');
  await page.getByRole('searchbox').fill('bike');
  go();
  await lost;
  // By then the loss is known to the script.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(page.getByRole('searchbox')).toHaveValue('bike');
});

test('Back leads to the page before from one that was loaded anew, also where no script has come yet', async ({
  page,
}) => {
  await page.goto('/companies');
  await page.locator('footer summary', { hasText: 'Legal' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL('/terms');
  await page.reload();
  await page.goBack();
  await expect(heading(page)).toHaveText('Browse Companies');

  await hydrated(page);
  await link(page, 'Jobs').click();
  await expect(page).toHaveURL('/jobs');
  await page.route('**/assets/*.js', () => {});
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.goBack({ waitUntil: 'commit' });
  await expect(heading(page)).toHaveText('Browse Companies');
});

for (const [lost, path] of Object.entries({ script: '**/assets/jobs.*', data: '**/jobs.data*' }))
  test(`Back from a page whose ${lost} was lost shows the page before, not one that loads`, async ({
    page,
  }) => {
    await page.goto('/home');
    await page.evaluate(async () => {
      const headers = { 'X-Kept-Until': String(Date.now() + 60_000) };
      await (await caches.open('pages-1')).put('/jobs', new Response('', { headers }));
    });
    await page.route(path, none);
    // Leaves the page as it is: Playwright turns off the memory from which the browser would show it after Back.
    await page.route('**/jobs', (route) => route.fulfill({ status: 204 }));
    await link(page, 'Jobs').click();
    await expect(page.getByText('Loading...')).toBeVisible();
    await page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await expect(heading(page)).toBeVisible();
  });

test('a form keeps what is chosen and typed before its script comes, over its draft, and shrinks the photo', async ({
  page,
}) => {
  await page.goto('/register-company');
  await answer(page, { 'Bike Delivery': true, 'Owner name': 'Ada' });
  await page.locator('#state').selectOption('Kano');
  const script = await hold(page, '**/assets/*.js');
  await page.reload({ waitUntil: 'domcontentloaded' });
  await answer(page, { 'Van Delivery': true, 'Company name': 'Swift Riders' });
  await page.locator('#state').selectOption('Lagos');
  await question(page, 'Logo').setInputFiles(await photo());
  script.letGo();
  await expect(page.getByText('Made lighter to save your data')).toBeVisible();
  await expect(question(page, 'Owner name')).toHaveValue('Ada');
  await expect(question(page, 'Van Delivery')).toBeChecked();
  await expect(page.locator('#state')).toHaveValue('lagos');
  await page.getByRole('link', { name: 'Jobs', exact: true }).last().click();
  await expect(page).toHaveURL('/jobs');
  await page.goBack();
  await expect(question(page, 'Company name')).toHaveValue('Swift Riders');
});

test('with JavaScript on, a form of a page that loads no script is posted once when its button is pressed again', async ({
  page,
}) => {
  await page.goto('/check');
  let posts = 0;
  await page.route(/\/check/, async (route) => {
    posts += 1;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await page.getByRole('button', { name: 'Check the number' }).evaluate((button: HTMLElement) => {
    button.click();
    setTimeout(() => button.click(), 300);
  });
  await expect(problem(page)).toBeVisible();
  expect(posts).toBe(1);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a phone with full storage has the service worker, which is not installed at each page', async ({
    page,
    context,
    baseURL,
  }) => {
    const storage = await context.newCDPSession(page);
    await storage.send('Storage.overrideQuotaForOrigin', { origin: baseURL!, quotaSize: 1 });
    await page.goto('/jobs');
    const active = async () => (await navigator.serviceWorker.getRegistration())?.active?.state;
    await expect.poll(() => page.evaluate(active)).toBe('activated');
  });

  test('a link whose line is cut while it is followed leads to its page when the line is back', async ({
    page,
    context,
  }) => {
    await page.goto('/home');
    await kept(page);
    const data = page.waitForResponse(/jobs\.data/);
    await loseScripts(page, '/home', async (route) => {
      await (await data).finished();
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    await link(page, 'Jobs').click();
    await expect(heading(page)).toHaveText('You are offline');
    await expect(page).toHaveURL('/jobs');
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText('Find delivery jobs');
  });
});
