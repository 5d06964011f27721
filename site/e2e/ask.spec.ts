import { expectAccessible } from './accessible.ts';
import { expect, query, sql, test, userAgent } from './fixtures.ts';
import { answer } from './forms.ts';
import { makeCompany, uniqueWord } from './listings.ts';
import { withMet } from '../app/answers/met.server.ts';
import { lagosDay } from '../app/text/ago.ts';

test.use({ userAgent });

test('a request is written for WhatsApp and for one more company, and its words are kept nowhere', async ({
  page,
  javaScriptEnabled,
}) => {
  const word = uniqueWord();
  const near = { place: 'lagos/badagry', plan: 'premium', approved: '0 seconds' };
  const other = await makeCompany({ ...near, name: `Eko ${uniqueWord()}` });
  const { id, name } = await makeCompany({ ...near, name: `Ile ${uniqueWord()}` });
  const message = page.getByRole('textbox', { name: 'Your message' });
  const open = page.getByRole('link', { name: 'Open WhatsApp' });

  await page.goto(`/company/${id}`);
  await page.getByRole('link', { name: 'Ask for a price' }).click();
  await expect(page).toHaveURL(`/company/${id}/ask`);
  await answer(page, { Pickup: `Yaba ${word}`, Drop: word, When: word, Note: `<b>${word}</b>` });
  await page.getByLabel('What is it?').selectOption('Food');
  if (javaScriptEnabled === false) {
    await page.getByRole('button', { name: 'Write the message' }).click();
    await expect(page).toHaveURL(/\?from=Yaba/);
    await expect(message, 'without a search for it').toBeInViewport();
  }
  const lines = `Pickup: Yaba ${word}\nDrop: ${word}\nWhat: Food\nWhen: ${word}\nNote: <b>${word}</b>\nHow much?`;
  await expect(message).toHaveValue(`Hello ${name}, I saw you on Naija Dispatch.\n${lines}`);
  expect((await page.content()).replaceAll(/[\s()-]/g, '')).not.toContain('8031234567');

  // With script a second tap on a slow line is no second reveal.
  const taps = javaScriptEnabled === false ? 1 : 2;
  await page.getByRole('button', { name: 'Open WhatsApp' }).click({ clickCount: taps });
  await expect(open).toHaveAttribute('href', /^https:\/\/wa\.me\/2348031234567\?text=/);
  const text = new URL((await open.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text?.replace('\n(', ' (')).toBe(
    `Hello ${name}, I saw you on Naija Dispatch (ND-${id}).\n${lines}`,
  );
  await expect(message).toHaveValue(text!);
  for (const name of ['Handover slip', 'Tell us tomorrow whether they answered'])
    await expect(page.getByRole('link', { name })).toBeVisible();
  await expect(page).toHaveURL(`/company/${id}/ask`);
  if (javaScriptEnabled !== false) await expectAccessible(page);

  await page.getByRole('button', { name: `Ask ${other.name}` }).click();
  await expect(page).toHaveURL(`/company/${other.id}/ask`);
  await expect(message).toHaveValue(new RegExp(`^Hello ${other.name}[^]*\nPickup: Yaba ${word}\n`));
  await expect(open).toBeInViewport();
  await expect(page.getByRole('button', { name: `Ask ${name}` }), 'was asked').toHaveCount(0);
  const figures = () =>
    sql`select reveals, chats from activity where listing_id in (${id}, ${other.id}) order by 2`;
  const chats = javaScriptEnabled === false ? 0 : 1;
  await expect.poll(figures).toEqual([
    { reveals: 1, chats: 0 },
    { reveals: 1, chats },
  ]);

  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'met');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  // Again where a listing of another test was approved in between.
  await expect(async () => {
    const own = await page.request.get(`/company/${id}`);
    const others = await fetch(own.url());
    expect(await own.text(), 'with the cookie').toBe(await others.text());
  }).toPass();

  const tables =
    await sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`;
  expect(tables.length).toBeGreaterThan(15);
  for (const { name } of tables as { name: string }[]) {
    const rows = await query(`select 1 from "${name}" t where t::text like $1`, [`%${word}%`]);
    expect(rows, name).toEqual([]);
  }
});

test('the route of a search is in the request until another is typed @script', async ({ page }) => {
  const { name } = await makeCompany({ place: 'lagos/yaba', name: `Ile ${uniqueWord()}` });
  const pickup = page.getByLabel('Pickup');
  const searchAndAsk = async (words: string) => {
    await page.goto(`/companies?${new URLSearchParams({ q: `${name} ${words}` })}`);
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('link', { name: 'Ask for a price' }).click();
  };
  await searchAndAsk('from Yaba to Lekki');
  await expect(pickup).toHaveValue('Yaba, Lagos');
  await expect(page.getByLabel('Drop')).toHaveValue('Lekki, Lagos');
  await pickup.fill('12 Commercial Avenue');
  await searchAndAsk('from Yaba to Lekki');
  await expect(pickup).toHaveValue('12 Commercial Avenue');
  await searchAndAsk('from Yaba to Ikeja');
  await expect(pickup).toHaveValue('Yaba, Lagos');
  await expect(page.getByLabel('Drop')).toHaveValue('Ikeja, Lagos');
});

test('the day after a number was shown its visitor is asked once whether they answered, offline too', async ({
  page,
  baseURL,
  context,
  javaScriptEnabled,
}) => {
  const { id, name } = await makeCompany();
  const yesterday = new Date(Date.now() - 86_400_000);
  process.env.SITE_KEY = process.env.E2E_SITE_KEY;
  const [cookie = ''] = withMet(null, id, yesterday).split(';');
  const show = (value: string) => context.addCookies([{ name: 'met', value, url: baseURL! }]);
  const question = page.getByRole('heading', { name: `Did ${name} answer?` });
  const no = page.getByRole('button', { name: 'No', exact: true });
  const none = page.getByText('There is nothing to answer');

  await show(`${id}.1~forged`);
  await page.goto(`/company/${id}/met`);
  await expect(none).toBeVisible();
  const shown = [`kept:met:${id}`, JSON.stringify({ value: lagosDay(yesterday) })] as const;
  const remember = () => page.evaluate((item) => localStorage.setItem(...item), shown);
  const path = `/company/${id}`;
  if (javaScriptEnabled !== false) {
    await remember();
    await page.goto(path);
    await no.click();
    await expect(none, 'above the button').toBeInViewport({ ratio: 1 });
    await remember();
  }
  await show(cookie.slice('met='.length));
  if (javaScriptEnabled !== false) {
    for (const asked of [path, `${path}/met`]) {
      await page.goto(asked);
      await context.setOffline(true);
      await no.click();
      await expect(page.getByRole('alert').filter({ hasText: 'No network' })).toBeVisible();
      await context.setOffline(false);
    }
    await page.goto('/home');
    await page.getByRole('link', { name: 'Did they answer?' }).click();
    await expect(page).toHaveURL(`${path}/met`);
    // The revalidation after the answer gets no reply, as on a slow line.
    await page.route('**/met.data*', (route) =>
      route.request().method() === 'POST' ? route.continue() : undefined,
    );
  } else await page.goto(`/company/${id}/met`);
  await expect(question).toBeVisible();
  await no.click({ clickCount: javaScriptEnabled === false ? 1 : 2 });
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  const told = await sql`select yes, no, wrong from answer_day where company_id = ${id}`;
  expect(told).toEqual([{ yes: 0, no: 1, wrong: 0 }]);

  await page.getByRole('link', { name: `Back to ${name}` }).click();
  await expect(page).toHaveURL(`/company/${id}`);
  await expect(question).toHaveCount(0);
  await page.goto(`/company/${id}/met`);
  await expect(none).toBeVisible();
});

test('a request to a company that is being checked is not sent, and to one that ended is gone @html', async ({
  page,
}) => {
  const [held, ended] = [await makeCompany(), await makeCompany({ expires: '-1 second' })];
  await page.goto(`/company/${held.id}/ask?to=Yaba`);
  await sql`update company set held_until = now() + interval '1 day' where id = ${held.id}`;
  const heldPage = await (await page.request.get(`/company/${held.id}`)).text();
  expect(heldPage, 'no structured data').not.toContain('application/ld+json');
  await page.getByRole('button', { name: 'Open WhatsApp' }).click();
  await expect(page.getByText(/do not hand over goods/i)).toBeVisible();
  await expect(page.getByText('Open WhatsApp')).toHaveCount(0);
  const gone = await page.goto(`/company/${ended.id}/ask?to=Yaba`);
  expect(gone?.status()).toBe(410);
});

test('X8: hostile answers in an address make no header and no markup @html', async ({
  request,
}) => {
  const { id } = await makeCompany();
  const hostile = 'a\r\nSet-Cookie: stolen=1\r\n\r\n</textarea><img src=x onerror=alert(1)>';
  const fields = ['from', 'to', 'what', 'when', 'note'].map((field) => [field, hostile]);
  const response = await request.get(`/company/${id}/ask?${new URLSearchParams(fields)}`);
  expect(response.status()).toBe(200);
  expect(response.headers()['set-cookie']).toBeUndefined();
  expect(response.headers()['cache-control']).toBe('private, no-cache');
  const html = await response.text();
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toMatch(/<img src=x|\nSet-Cookie/);
});
