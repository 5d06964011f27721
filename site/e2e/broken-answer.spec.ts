import { request } from 'node:http';
import { listen } from '#platform/testing.ts';
import { expect, test } from './fixtures.ts';
import { answer, problem, question, registration } from './forms.ts';
import { kept, missingWhileKept } from './kept.ts';
import { makeCompany } from './listings.ts';

test.use({ serviceWorkers: 'allow' });

test('a page whose answer breaks off, does not come, or is the error of a proxy, stays kept as it was @script', async ({
  page,
  context,
  baseURL,
}) => {
  const { host } = new URL(baseURL!);
  let [breaks, isProxyAlone, isDead] = [false, false, false];
  const line = await listen(({ method, url, headers }, response) => {
    if (isDead && url === '/companies') return;
    if (isProxyAlone) return void response.writeHead(502).end('<h1>502 Bad Gateway</h1>');
    const sent = { ...headers, host, 'if-none-match': '' };
    request(new URL(url!, baseURL), { method, headers: sent }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      if (!breaks) return void answer.pipe(response);
      answer.once('data', (start: Buffer) =>
        response.write(start.subarray(0, 500), () => response.destroy()),
      );
    }).end();
  });
  const companies = `${line.url}/companies`;
  await page.goto(companies);
  await kept(page);

  isProxyAlone = true;
  await page.goto(companies.replace('companies', 'jobs'));
  await expect(page).toHaveTitle(/^Our site cannot be reached just now/);
  const explained = page.getByRole('main');
  await expect(explained).toContainText('This page needs a connection. Try again in a minute.');
  await expect(explained.getByRole('link', { name: /companies/i })).not.toHaveCount(0);
  await page.goto(companies);
  await expect(
    page.getByText(/^Our site cannot be reached just now. This is from \d+:\d\d/),
  ).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  isProxyAlone = false;

  isDead = true;
  const [worker] = context.serviceWorkers();
  // Twenty seconds are over at once.
  await worker!.evaluate('wait = setTimeout, setTimeout = (work) => work()');
  await page.goto(companies);
  await expect(page.getByText(/^Our site has not answered yet. This is from/)).toBeVisible();
  await worker!.evaluate('setTimeout = wait');
  isDead = false;

  breaks = true;
  await page.goto(companies, { waitUntil: 'commit' });
  await line.close();
  await page.goto(companies);
  await expect(page.getByText(/^You are offline. This is from/)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a form is as it was typed behind the browser’s error page of a post that found no site @html', async ({
  page,
}) => {
  await page.goto('/home');
  await page.goto('/register-company');
  const given = registration('Cut Off Riders');
  await answer(page, given);
  await page.route('**', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Submit Registration' }).click();
  await expect(page).toHaveURL(/^chrome-error:/);
  await page.goBack();
  for (const [label, value] of Object.entries(given))
    if (value !== true) await expect(question(page, label)).toHaveValue(value);
});

test('on a line that went dead a form can be kept for later, and a link or an answer be tried again @script', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/register-company');
  await answer(page, registration('Tunnel Riders'));
  await page.route(/\.data/, () => {});
  const submit = page.getByRole('button', { name: 'Submit Registration' });
  await Promise.all([page.waitForRequest('**/register-company.data'), submit.click()]);
  await page.clock.fastForward(180_000);
  await expect(problem(page)).toContainText('Our site cannot be reached just now.');
  // As in a WebView without DOM storage, whose next page would not know of the form.
  await page.evaluate('Object.defineProperty(window, "localStorage", { value: null })');
  await page.getByRole('button', { name: 'Keep and send later' }).click();
  await expect(problem(page)).toContainText('The form could not be kept on this phone.');

  await page.getByRole('link', { name: 'Jobs', exact: true }).last().click();
  await expect(page.getByText('Loading...')).toBeVisible();
  await page.clock.fastForward(20_000);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL('/jobs');

  const { id } = await makeCompany();
  await page.evaluate((name) => localStorage.setItem(name, '{"value":1}'), `kept:met:${id}`);
  await page.goto(`/company/${id}`);
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(page.locator('.progress-line')).toBeAttached();
  await page.clock.fastForward(20_000);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByText('There is nothing to answer yet.')).toBeVisible();
});

test('a tap without an answer leaves its page as it was @script', async ({ page }) => {
  const said = (text: string) => page.getByRole('alert').filter({ hasText: text });
  const air = page.getByRole('link', { name: /^Air( \d+)?$/ });
  const company = page.getByRole('link', { name: /^View Profile/ });
  await page.goto('/companies?q=lagos');
  // As in a browser that blocks site data.
  await page.evaluate(
    'CacheStorage.prototype.match = async () => Promise.reject(new DOMException())',
  );
  await page.route(/\.data/, (route) => route.abort());
  await company.nth(12).scrollIntoViewIfNeeded();
  const { y } = (await company.nth(12).boundingBox())!;
  // A click of Playwright's would scroll to the bar, which stays in sight.
  await air.dispatchEvent('click');
  await expect(said('No network connection. Try again')).toBeVisible();
  await expect(page).toHaveURL('/companies?q=lagos');
  await expect.poll(async () => (await company.nth(12).boundingBox())?.y).toBe(y);
  await page.unroute(/\.data/);
  await page.route(/\.data/, (route) => route.fulfill({ body: 'Log in to the Wi-Fi' }));
  await page.getByRole('link', { name: 'Jobs', exact: true }).last().click();
  await expect(said('Our site cannot be reached just now.')).toBeVisible();
  await expect.poll(async () => (await company.nth(12).boundingBox())?.y).toBe(y);
  await page.unroute(/\.data/);
  await air.dispatchEvent('click');
  await expect(page).toHaveURL('/companies?q=lagos&service=air');
  await expect.poll(() => page.evaluate('scrollY'), 'the list from its start').toBe(0);
  await expect(said('Our site cannot be reached')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/companies?q=lagos');
});

test('pages without our bundles are kept for the time offline, say so only as long as it lasts, and keep what they would post @script', async ({
  page,
  context,
}) => {
  const stayed = page.getByRole('alert').filter({ hasText: 'No network connection. Try again' });
  await page.goto('/terms');
  await kept(page);
  await context.setOffline(true);
  await page.reload();
  const bar = page.getByText(/^You are offline. This is from \d+:\d\d/);
  await expect(bar).toBeVisible();
  await context.setOffline(false);
  await expect(bar).toHaveCount(0);

  await page.goto('/report/confirm/unknown');
  await context.setOffline(true);
  const confirm = page.getByRole('button', { name: 'Confirm my report' });
  await confirm.click();
  await expect(stayed).toBeVisible();
  await context.setOffline(false);
  await confirm.click();
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();

  await page.getByRole('button', { name: 'Lite version' }).click();
  await page.goto('/register-company');
  await question(page, 'Company name').fill('Swift Riders');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Submit Registration' }).click();
  await expect(stayed).toBeInViewport();
  await expect(question(page, 'Company name')).toHaveValue('Swift Riders');
});

test('the 30 pages that were opened last are kept, none is missing while it is kept again @script', async ({
  page,
}) => {
  await page.goto('/companies');
  await kept(page);
  const older = Array.from({ length: 30 }, (_, n) => `/company/${n}`);
  await page.evaluate(async (paths) => {
    const pages = await caches.open('pages-1');
    for (const path of paths) await pages.put(path, new Response('Older'));
  }, older);
  await page.goto('/jobs');
  const paths = async () => {
    const requests = await (await caches.open('pages-1')).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  };
  await expect.poll(() => page.evaluate(paths)).toEqual([...older.slice(1), '/jobs']);
  expect(await missingWhileKept(page), 'while it is kept again').toBe(0);
});
