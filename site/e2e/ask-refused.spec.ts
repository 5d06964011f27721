import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import contract from '#contract/openapi.json' with { type: 'json' };
import { expect, test } from './fixtures.ts';
import { answer } from './forms.ts';
import { withMet } from '../app/answers/met.server.ts';
import { lagosDay } from '../app/text/ago.ts';
import { startSite } from './site-without-api.ts';

const examples = contract.components.examples;

/** An api with one company in the state of its id, and a site before it that has an analytics script. */
let [api, site]: [Server?, Awaited<ReturnType<typeof startSite>>?] = [];
const siteKey = 'a key that signs the cookie';
const analytics = 'https://analytics.example/script.js';
const [live, limited, held, ended] = [1, 2, 3, 4].map(
  (n) => `9b2f1f0e-6c1d-4c53-9b8a-00000000000${n}`,
) as [string, string, string, string];
const wait = 'Too many contact details were read from your network. Try again in 12 minutes.';
/** Bodies of the answers that the api was sent. */
const told: string[] = [];
const check = 'We are checking reports about this company. Do not hand anything over.';

// One worker, and so one site.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  const gone = [410, { message: 'Company not found' }] as const;
  const reveals = new Map([
    [live, [200, examples.PhoneReveal.value]],
    [limited, [429, { message: wait }]],
    [held, [409, { message: check }]],
  ] as const);
  api = createServer((request, response) => {
    const { method, url = '' } = request;
    const [, id = '', call] = /companies\/([\w-]+)\/?(\w*)/.exec(url) ?? [];
    if (call === 'answers') {
      request.on('data', (body: Buffer) => told.push(`${id} ${body.toString()}`));
      return void request.on('end', () => response.writeHead(204).end());
    }
    const found = id ? { ...examples.CompanyProfile.value, id } : [];
    const read = id === ended ? gone : ([200, found] as const);
    const [status, body] = (method === 'POST' && reveals.get(id)) || read;
    response.writeHead(status, { 'Content-Type': 'application/json', 'Retry-After': '720' });
    response.end(JSON.stringify(body));
  });
  await once(api.listen(0, '127.0.0.1'), 'listening');
  const { port } = api.address() as AddressInfo;
  const settings = { API_URL: `http://127.0.0.1:${port}`, ANALYTICS_SRC: analytics };
  site = await startSite({ ...settings, SITE_KEY: siteKey });
});
test.afterAll(async () => {
  await site?.stop();
  api?.close();
});

const open = (page: Page) => page.getByRole('button', { name: 'Open WhatsApp' });

test('a request to a company whose number cannot be had keeps its text, or warns, or is gone', async ({
  page,
}) => {
  const text = page.getByRole('textbox', { name: 'Your message' });
  await page.goto(`${site?.url}/company/${limited}/ask?to=Yaba`);
  await open(page).click();
  await expect(page.getByText(`${wait} You can copy your message meanwhile.`)).toBeVisible();
  await expect(text).toHaveValue(/Drop: Yaba/);
  await expect(open(page)).toBeVisible();

  await page.goto(`${site?.url}/company/${held}/ask?to=Yaba`);
  await open(page).click();
  await expect(page.getByText(check)).toBeVisible();
  await expect(page.getByText('Open WhatsApp')).toHaveCount(0);

  const gone = await page.goto(`${site?.url}/company/${ended}/ask?to=Yaba`);
  expect(gone?.status()).toBe(410);
});

test('analytics sees no word of a request in an address or a referrer @script', async ({
  page,
}) => {
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
  await open(page).click();
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

test('the day after a number was shown its visitor is asked once whether they answered', async ({
  page,
  javaScriptEnabled,
}) => {
  const yesterday = new Date(Date.now() - 86_400_000);
  process.env.SITE_KEY = siteKey;
  const [cookie = ''] = withMet(null, live, yesterday).split(';');
  const show = (value: string) =>
    page.context().addCookies([{ name: 'met', value, url: site!.url }]);
  const question = page.getByRole('heading', { name: 'Did Swift Riders answer?' });
  const none = page.getByText('There is nothing to answer');

  await show(`${live}.1~forged`);
  await page.goto(`${site?.url}/company/${live}/met`);
  await expect(none).toBeVisible();
  await show(cookie.slice('met='.length));
  if (javaScriptEnabled !== false) {
    const shown = [`kept:met:${live}`, JSON.stringify({ value: lagosDay(yesterday) })] as const;
    await page.evaluate((item) => localStorage.setItem(...item), shown);
    await page.goto(`${site?.url}/company/${live}`);
  } else await page.goto(`${site?.url}/company/${live}/met`);
  await expect(question).toBeVisible();
  told.length = 0;
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  expect(told).toEqual([`${live} {"answer":"no"}`]);

  await page.getByRole('link', { name: 'Back to Swift Riders' }).click();
  await expect(page).toHaveURL(`${site?.url}/company/${live}`);
  await expect(question).toHaveCount(0);
  await page.goto(`${site?.url}/company/${live}/met`);
  await expect(none).toBeVisible();
});
