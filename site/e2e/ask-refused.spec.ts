import contract from '#contract/openapi.json' with { type: 'json' };
import { listen, type Running } from '#platform/testing.ts';
import { expect, test } from './fixtures.ts';
import { answer } from './forms.ts';
import { makeCompany } from './listings.ts';
import { startSite } from './start-site.ts';

const { CompanyProfile, PhoneReveal } = contract.components.examples;
const analytics = 'https://analytics.example/script.js';
const wait = 'Too many contact details were read from your network. Try again in 12 minutes.';

/** A site with an analytics script, and its api, which shows the number of `live` and refuses that of `limited`. */
let [api, site]: [Running?, Awaited<ReturnType<typeof startSite>>?] = [];
const [live, limited] = ['9b2f1f0e-6c1d-4c53-9b8a-000000000001', crypto.randomUUID()];

// One worker, and so one site.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  api = await listen(({ method, url = '' }, response) => {
    const [, id] = /companies\/([\w-]+)/.exec(url) ?? [];
    const company = id ? { ...CompanyProfile.value, id } : [];
    const number = id === limited ? { message: wait } : PhoneReveal.value;
    const isReveal = method === 'POST';
    response.writeHead(isReveal && id === limited ? 429 : 200, { 'Retry-After': '720' });
    response.end(JSON.stringify(isReveal ? number : company));
  });
  site = await startSite({ API_URL: api.url, ANALYTICS_SRC: analytics });
});
test.afterAll(async () => {
  await site?.stop();
  await api?.close();
});

test('a request of a network shown too many numbers keeps its text @html', async ({ page }) => {
  const open = page.getByRole('button', { name: 'Open WhatsApp' });
  await page.goto(`${site?.url}/company/${limited}/ask?to=Yaba`);
  await open.click();
  await expect(page.getByText(`${wait} You can copy your message meanwhile.`)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue(/Drop: Yaba/);
  await expect(open).toBeVisible();
});

test('analytics sees no word of a request in address or referrer @script', async ({ page }) => {
  const seen: string[] = [];
  await page.exposeFunction('saw', (address: string) => seen.push(address));
  const script = `const tell = () => saw(location.href + ' ' + document.referrer);
    const push = history.pushState;
    history.pushState = (...entry) => (push.apply(history, entry), tell());
    tell();`;
  await page.route(analytics, (route) =>
    route.fulfill({ body: script, contentType: 'text/javascript' }),
  );
  await page.goto(`${site?.url}/company/${live}`);
  await expect.poll(() => seen.length).toBe(1);
  await page.getByRole('link', { name: 'Ask for a price' }).click();
  await answer(page, { Pickup: 'Secretplace' });
  await page.getByRole('button', { name: 'Open WhatsApp' }).click();
  await expect(page.getByRole('link', { name: 'Open WhatsApp' })).toBeVisible();
  await page.goto(`${site?.url}/home`);
  await expect.poll(() => seen.length).toBe(3);

  await test.step('nor where the form was sent before our own script arrived', async () => {
    await page.goto(`${site?.url}/company/${live}/ask?from=Secretplace`);
    await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue(/Secretplace/);
    await page.evaluate(() => location.assign('/home'));
    await expect.poll(() => seen.length).toBe(4);
  });
  expect(seen.join()).not.toContain('Secretplace');
});

test('a request that something in front of the site answered keeps its text and says so @script', async ({
  page,
}) => {
  const { id } = await makeCompany();
  await page.goto(`/company/${id}/ask`);
  await page.getByLabel('Drop').fill('Yaba');
  const open = page.getByRole('button', { name: 'Open WhatsApp' });
  const said = page.getByText('Our site cannot be reached just now.');
  for (const answer of [{ status: 502, body: '<h1>502' }, { status: 204 }]) {
    await page.route('**/ask.data', (route) => route.fulfill(answer), { times: 1 });
    await open.click();
    await expect(said).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue(/Drop: Yaba/);
    await page.reload();
    await expect(said).toHaveCount(0);
  }
  await open.click();
  await expect(page.getByRole('link', { name: 'Open WhatsApp' })).toBeVisible();
});
