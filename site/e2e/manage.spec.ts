import { expectLooksRight } from './accessible.ts';
import { approveChange, enterPanel, expect, go, test } from './admin.fixtures.ts';
import { decide, hydrated, sql } from './fixtures.ts';
import { answer, hold, question } from './forms.ts';
import { submitCompany, uniqueWord } from './listings.ts';
import { linkTo } from './mails.ts';

test('a business corrects, takes off and shows its listing by the link in its mail, and visitors see a correction once it is approved', async ({
  page,
  request,
  moderatorPage: panel,
  baseURL,
  javaScriptEnabled,
}) => {
  const [name, email] = [`Swift ${uniqueWord()}`, `${uniqueWord()}@swift.example.com`];
  const [before, after] = ['₦1,500 – ₦5,000', '₦2,000 – ₦6,000'];
  const says = (sentence: string | RegExp) =>
    expect(page.getByText(sentence).first()).toBeVisible();
  const press = (button: string) => page.getByRole('button', { name: button }).click();
  const looksRight = () => expectLooksRight(page, javaScriptEnabled);

  const { id } = await submitCompany({ name, email, priceRange: before });
  const link = await linkTo(email, '/manage/link/');

  await test.step('asking for the links of mails changes nothing, and HEAD gets no cookie', async () => {
    const row = () =>
      sql`select c::text as row from company c where id = ${id}
         union all select m::text from moderation m where listing_id = ${id}
         union all select key from mail where listing_id = ${id}
         union all select h::text from change h where listing_id = ${id}
         order by 1`;
    const unread = await row();
    for (let time = 0; time < 20; time += 1) {
      const method = time % 2 ? 'HEAD' : 'GET';
      const task = ['renew', 'edit', 'withdraw'][time % 3];
      const response = await request.fetch(`${link}?next=${task}`, { method, maxRedirects: 0 });
      const headers = response.headers();
      expect(response.status()).toBe(303);
      expect(headers.location).toMatch(new RegExp(`^/manage/${task}\\?of=c[\\w-]{22}$`));
      expect(headers['cache-control']).toBe('private, no-store');
      expect('set-cookie' in headers).toBe(method === 'GET');
    }
    expect(await row()).toEqual(unread);
  });

  expect((await fetch(baseURL + link)).url, 'without cookies').toMatch(
    /\/manage\/lost\?link=closed$/,
  );
  await page.goto(`${link}?next=https://evil.example`);
  await expect(page).toHaveURL(/\/manage\?of=c[\w-]{22}$/);
  await says(/^Waiting for/);
  await decide(`companies/${id}/verify`);
  await page.goto('/manage/edit');
  await press('Send the change');
  await says('Nothing is different.');
  await says(/^Public until \w+ \d+ \w+ \d{4}\.$/);
  await page.getByRole('link', { name: 'Change something' }).click();
  await page.getByRole('link', { name: 'What is a CAC number?' }).click();
  await expect(page.getByRole('heading', { name: 'What is a CAC number?' })).toBeInViewport();
  // Somebody else who has the link sends another change meanwhile.
  const other = await page.context().newPage();
  const script = await hold(other, '**/assets/*.js');
  await other.goto('/manage/edit', { waitUntil: 'commit' });
  await question(other, 'Description').fill('Open on Sundays.\nCall first.');
  script.letGo();
  if (javaScriptEnabled !== false) await hydrated(other);
  await other.getByRole('button', { name: 'Send the change' }).click();
  await expect(other.getByText('Received.')).toBeVisible();
  await answer(page, { Phone: '12', 'Price range': after });
  if (javaScriptEnabled !== false) {
    await hydrated(page);
    await page.context().setOffline(true);
    await press('Send the change');
    await says('No network connection. Your answers are still here');
    await expect(page.getByRole('button', { name: 'Keep and send later' })).toHaveCount(0);
    await page.context().setOffline(false);
    await page.reload();
    await says('We kept what you typed before. A photo has to be chosen again.');
    await expect(question(page, 'Price range')).toHaveValue(after);
  }
  await press('Send the change');
  await says('There is a problem');
  await expect(question(page, 'Price range')).toHaveValue(after);
  await looksRight();
  await page.locator('#state').selectOption('Lagos');
  await answer(page, { Phone: '0805 765 4321', Area: 'Surulere' });
  await page.context().clearCookies({ name: 'manage' });
  await press('Send the change');
  await says(
    'Open the link in our newest email in another tab, then come back and send this again.',
  );
  await page.request.get(link);
  await press('Send the change');
  await says('Received. Visitors see the old text until we have read it.');
  await expect(page).toHaveURL('/manage');
  const rows = page.getByRole('row');
  await expect(rows.filter({ hasText: after })).toContainText(before);
  for (const change of ['Surulere', 'Open on Sundays.'])
    await expect(rows.filter({ hasText: change })).toHaveCount(1);
  await looksRight();
  const shown = async () => (await request.get(`/company/${id}`)).text();
  expect(await shown()).toContain(before);
  expect(await shown()).not.toContain(after);

  await test.step('a moderator reads the difference and asks at the old number', async () => {
    if (javaScriptEnabled === false) {
      const [change] = await sql`select id, notes from change where listing_id = ${id}`;
      expect(JSON.stringify(change)).not.toContain('without opening the form');
      await decide(`changes/${String(change!.id)}/approve`, { said: 'Ada has both phones' });
      return expect.poll(shown).toContain(after);
    }
    await enterPanel(panel);
    await go(panel, `companies/${id}/show`);
    await panel.getByRole('main').getByRole('link', { name: 'Changes' }).click();
    await approveChange(panel, name);
    await expect.poll(shown).toContain(after);
  });

  await page.goto('/manage/renew');
  await says('Featured: ₦10,000 for 3 months');
  await looksRight();
  await page.goto('/manage/withdraw');
  await looksRight();
  const pressOfAnotherTab = { form: { intent: 'withdraw' } };
  const pressed = await page.request.post(`/manage?of=j${'A'.repeat(22)}`, pressOfAnotherTab);
  expect(pressed.status()).toBe(409);
  expect(await pressed.text()).toContain('Nothing was done');
  const noButton = await page.request.post('/manage', { form: { intent: 'toString' } });
  expect(noButton.status()).toBe(400);
  await press('Take it off');
  await says('Nobody sees it: you took it off.');
  const status = async () => (await request.get(`/company/${id}`)).status();
  await expect.poll(status).not.toBe(200);
  if (javaScriptEnabled !== false) {
    await go(panel, `companies/${id}/show`);
    await expect(panel.getByText('hidden before its end')).toBeVisible();
    await expect(panel.getByRole('heading', { name: 'Who looked at it' })).toBeVisible();
  }
  await press('Show it again');
  await says(/^Public until/);
  await expect.poll(status).toBe(200);

  await page.goto(link);
  await press('Close it on this device');
  await says('This device no longer opens your listing.');
  await page.goBack();
  await expect(page).toHaveURL('/manage/lost?link=closed');
  await page.goto(link);
  await press('Make this link useless and send me a new one');
  await expect(page).toHaveURL('/manage/lost');
  expect((await page.goto(link))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  expect(await page.content()).not.toContain(link.split('/').at(-1));
  await looksRight();
  await question(page, 'Email').fill(email);
  await press('Send me my link');
  await says('If this address has listings here');
  await page.goto('/manage');
  await expect(page).toHaveURL('/manage/lost');
});
