import type { Route } from '@playwright/test';
import { expect, hydrated, sql, test } from './fixtures.ts';
import { answer, forms, posted, problem, question } from './forms.ts';
import { kept } from './kept.ts';
import { makeCompany, uniqueWord } from './listings.ts';
import { contactLink, openPanel } from './panels.ts';

test.use({ serviceWorkers: 'allow' });

const offlineText = 'No network connection. Try again when you are back online.';

for (const { path, answers, send, done } of forms) {
  test(`${path} keeps its answers offline, and its outcome when the connection is lost after the post`, async ({
    page,
    context,
  }) => {
    await page.goto(path);
    const given = answers();
    await answer(page, given);
    await context.setOffline(true);
    await page.getByRole('button', { name: send }).click();
    await expect(problem(page)).toContainText('No network connection');
    for (const [label, value] of Object.entries(given))
      if (value !== true) await expect(question(page, label)).toHaveValue(value);

    await context.setOffline(false);
    const accepted = posted(page).then(() => context.setOffline(true));
    await page.getByRole('button', { name: send }).click();
    await accepted;
    await expect(page.getByText(done)).toBeVisible();
    if (path !== '/advertise') await expect(page.getByText(/^ND-/)).toBeVisible();
  });
}

test('a reveal offline says so in its dialog and works when the connection is back, a link offline closes the dialog', async ({
  page,
  context,
}) => {
  const { name } = await makeCompany({ name: uniqueWord() });
  await page.goto(`/companies?q=${name}`);
  await openPanel(page, page.getByRole('link', { name: 'Book Now' }), 'Confirm Booking');
  const reveal = page.getByRole('button', { name: 'Click to Reveal Phone Number' });
  await context.setOffline(true);
  await reveal.click();
  await expect(page.getByRole('dialog').getByText(offlineText)).toBeVisible();
  await context.setOffline(false);
  await page.route('**/reveals', (route) => route.fulfill({ status: 502, body: '<html>' }));
  await reveal.click();
  await expect(page.getByText('The phone number cannot be shown right now.')).toBeVisible();
  await page.unroute('**/reveals');
  await reveal.click();
  await expect(page.getByRole('link', { name: 'Call Now' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Connect Now' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: offlineText })).toBeInViewport();
});

test('the onboarding goes on offline, and enters the site when the connection is back', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await context.setOffline(true);
  for (let step = 1; step < 6; step += 1) {
    await expect(page.getByText(`Step ${step} of 6`)).toBeAttached();
    await page.getByRole('button', { name: 'Next' }).click();
  }
  const enter = page.getByRole('button', { name: 'Got It, Enter Site' });
  await enter.click();
  await expect(page.getByText(offlineText)).toBeVisible();
  await context.setOffline(false);
  await enter.click();
  await expect(page).toHaveURL('/home');
});

test('a link offline shows the page that was kept on this day, or leaves this one as it is', async ({
  page,
  context,
}) => {
  await page.goto('/jobs');
  await kept(page);
  await page.evaluate(async () => {
    const headers = { Date: new Date(Date.now() - 86_400_000).toUTCString() };
    await (await caches.open('files-1')).put('/offline', new Response('Older', { headers }));
  });
  await page.goto('/companies');
  await kept(page);
  const offlinePage = async () => (await (await caches.match('/offline'))?.text()) ?? '';
  await expect
    .poll(() => page.evaluate(offlinePage), 'kept anew after a day')
    .toContain('You are offline');
  await context.setOffline(true);
  await page.getByRole('link', { name: /^Air( \d+)?$/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: offlineText })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  const bottom = page.getByRole('navigation', { name: 'Bottom' });
  await bottom.getByRole('link', { name: 'Jobs' }).click();
  await expect(page).toHaveURL('/jobs');
  await expect(page.getByText(/^You are offline. This is from \d+:\d\d/)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await hydrated(page);
  await context.setOffline(false);
  await expect(page.getByText(/^You are offline/)).toHaveCount(0);

  // The connection fails although the browser reports it as online, or a proxy answers for our site.
  const ofProxy = { status: 502, body: '<h1>' };
  for (const fails of [(route: Route) => route.abort(), (route: Route) => route.fulfill(ofProxy)]) {
    await bottom.getByRole('link', { name: 'Jobs' }).click();
    await expect(page).toHaveURL('/jobs');
    await page.route('**/companies.data*', fails);
    const loaded = page.waitForEvent('load');
    await bottom.getByRole('link', { name: 'Browse' }).click();
    await loaded;
    await expect(page).toHaveURL('/companies');
    await expect(page.getByRole('article').first()).toBeVisible();
    await hydrated(page);
  }
  await page.getByRole('link', { name: /^Air( \d+)?$/ }).click();
  await expect(page.getByRole('alert')).toContainText(['Our site cannot be reached just now.']);
  await page.unroute('**/companies.data*');

  // One that was kept a day ago is neither shown nor offered.
  await page.evaluate(async () => {
    const pages = await caches.open('pages-1');
    const { headers } = (await pages.match('/jobs', { ignoreVary: true }))!;
    const ended = new Headers(headers);
    ended.set('X-Kept-Until', String(Date.now() - 1));
    await pages.put('/jobs', new Response('<title>Jobs</title>', { headers: ended }));
    await pages.put('/home', new Response('<title>Cash $&amp; Carry</title>', { headers }));
  });
  await context.setOffline(true);
  await bottom.getByRole('link', { name: 'Jobs' }).click();
  await expect(page.getByRole('alert').filter({ hasText: offlineText })).toBeVisible();
  await expect(page).toHaveURL('/companies');
  await page.goto('/jobs');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  const links = page.getByRole('main').getByRole('list').getByRole('link');
  await expect(links).toHaveCount(2);
  await expect(links.filter({ hasText: 'Cash' })).toHaveText('Cash $& Carry');
  await expect(links.filter({ hasText: /companies/i })).toBeVisible();
});

test('the service worker shows kept pages only offline, never a company that has ended, and touches no post', async ({
  page,
  context,
}) => {
  const { id } = await makeCompany();
  const path = `/company/${id}`;
  await page.goto('/companies');
  await kept(page);
  await page.goto(path);
  await kept(page);

  await sql`update company set description = 'Written today' where id = ${id}`;
  await expect(async () => {
    const document = await page.goto(path);
    expect(document?.fromServiceWorker()).toBe(true);
    await expect(page.getByText('Written today')).toBeVisible({ timeout: 1 });
  }).toPass();
  await kept(page);
  await context.setOffline(true);
  await page.goto(path);
  const told = page.getByRole('link', { name: / needs a connection$/ });
  await expect(told).toHaveText(['Contact Company', 'Show number']);
  await hydrated(page);
  await context.setOffline(false);
  await expect(told).toHaveCount(0);
  await openPanel(page, contactLink(page), 'Contact Company');
  const answered = posted(page);
  await page.getByRole('button', { name: 'Click to Reveal Phone Number' }).click();
  expect((await answered).fromServiceWorker()).toBe(false);
  await expect(page.getByRole('link', { name: 'Call Now' })).toBeVisible();

  await sql`update company set expires_at = now() - interval '1 second' where id = ${id}`;
  await expect(async () => expect((await page.goto(path))?.status()).toBe(410)).toPass();
  const isKept = (path: string) => caches.match(path, { ignoreVary: true }).then(Boolean);
  await expect.poll(() => page.evaluate(isKept, path)).toBe(false);
  await context.setOffline(true);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  const icon = await page.locator('use').first().getAttribute('href');
  expect(await page.evaluate(isKept, icon!.split('#')[0]!), 'the icons').toBe(true);
  const links = page.getByRole('main').getByRole('list').getByRole('link');
  await expect(links).toHaveText([/Browse Companies|companies/i]);
  await links.first().click();
  await expect(page).toHaveURL('/companies');
  await expect(page.getByRole('article').first()).toBeVisible();
});
