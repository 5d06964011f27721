import { overflow } from './accessible.ts';
import { expect, expectLink, sql, test } from './fixtures.ts';
import { answer, claim, question } from './forms.ts';
import { makeCompany, makeJob, uniqueWord } from './listings.ts';
import { linkTo } from './mails.ts';

const warning = 'do not hand over goods';

test('a robbed customer reports a company, and with the third confirmed report visitors are warned @html', async ({
  page,
}) => {
  const [name, number] = [uniqueWord(), '0803 555 0199'];
  const { id } = await makeCompany({ name, description: `Bikes. Call ${number}.` });
  const cached = [
    ...['', '/profile', '/book', '/contact', '/slip'].map((end) => `/company/${id}${end}`),
    ...['', '/feed.xml', '/atom.xml', '/feed.json'].map((end) => `/companies${end}?q=${name}`),
  ];
  const without = async (words: string) => {
    const pages = await Promise.all(
      cached.map(async (path) => (await (await page.request.get(path)).text()).includes(words)),
    );
    return cached.filter((_, index) => !pages[index]);
  };
  const unwarned = () => without(warning);
  const email = `${uniqueWord()}@vendor.example.com`;
  await sql`insert into report (kind, listing_id, reason, mailbox, mark, state)
     select 'company', ${id}, 'fake_pickup', who, who, 'confirmed' from unnest(array['ada', 'bola']) who`;
  const press = (name: string) => page.getByRole('button', { name }).click();

  expect(await unwarned()).toEqual(cached);
  expect(await without(number)).not.toContain(`/company/${id}`);
  await page.goto(`/company/${id}`);
  await page.getByRole('link', { name: 'Report', exact: true }).click();
  await page.waitForURL(`**/company/${id}/report`);
  const onlyItsName = 'where a fake rider only used the name of the company';
  await expectLink(page, 'Check the number', '/check', onlyItsName);
  await expect(question(page, 'Which number called you?')).toHaveAttribute('autocomplete', 'on');
  const said = {
    'Goods diverted': true,
    'In your words': 'He left with two phones',
    Email: email.replace('@', ' @'),
  } as const;
  await answer(page, { ...said, 'Which number called you?': '12' });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await press('Send report');
  await expect(page).toHaveTitle(/^Error: Report/);
  const caller = { 'Which number called you?': '0803 999 0001' };
  await answer(page, caller);
  await press('Send report');
  await expect(page).toHaveTitle(/^Thank you for your report/);
  await expect(page.getByText(/Its reference is R-[0-9A-F]{8}/)).toBeVisible();
  await expect(page.getByText('Call your bank now')).toBeVisible();
  await expect(page.getByText('Open our email and press its button')).toBeVisible();
  const checked = 'Look for companies with CAC and phone checked';
  await expectLink(page, checked, '/companies?proof=cac%2Cphone');
  const thanks = async (mail: string) =>
    (await page.request.get(`/company/${id}/report?received=R-12345678${mail}`)).text();
  expect(await thanks('')).toMatch(/You gave no email address\.[^]*Report it again, with an/);
  expect(await thanks('&unmailed'), 'beyond the limit').toContain('We sent no email about this');

  await page.goto('/report/confirm/broken');
  await press('Confirm my report');
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm my report' })).toHaveCount(0);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole('link', { name: 'Report it again' }).click();
  await expect(page).toHaveURL('/report');

  await page.goto(await linkTo(email, '/report/confirm/'));
  const states = await sql`select state from report where email = ${email}`;
  expect(states, 'a link that is only read confirms nothing').toEqual([{ state: 'unconfirmed' }]);
  await press('Confirm my report');
  await expect(page.getByText('Your report counts now.')).toBeVisible();

  await expect.poll(async () => (await page.request.get(cached[0]!)).text()).toContain(warning);
  expect(await unwarned(), 'the version that warns on one page warns on all').toEqual([]);
  expect(await without(number), 'nor a contact in its own words').toEqual(cached);
  await page.goto(`/company/${id}`);
  await expect(page.getByRole('link', { name: 'Show number' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Verified' })).toHaveCount(0);
  await page.goto(`/company/${id}/contact`);
  await expect(page.getByRole('button', { name: /Reveal/ })).toHaveCount(0);
  await page.goto(`/company/${id}/slip`);
  await expect(page.getByText('Show their number')).toHaveCount(0);
  await sql`insert into report (kind, phone_hash, reason, mailbox, state)
     select 'number', phone_hash, 'fake_pickup', who, 'confirmed' from report, unnest(array['ada', 'bola']) who
     where email = ${email}`;
  await page.goto('/check');
  await question(page, 'Phone number').fill('0803 999 0001');
  await press('Check the number');
  const report = 'Somebody reported this number in the last 90 days.';
  await expect(page.getByText(report), 'never how many').toBeVisible();

  await page.goto(`/company/${id}/report`);
  await answer(page, { ...said, ...caller });
  await press('Send report');
  await expect(page).toHaveTitle(/^Thank you for your report/);
  const sent = await sql`select state from report where email = ${email}`;
  expect(sent, 'when it happens again').toHaveLength(2);
});

test('a held job shows no contact in its own words and no structured data, and previews of its link warn @html', async ({
  request,
}) => {
  const [email, number] = ['hr@fee.example.com', '0803 555 0199'];
  const facts = { description: `Write to ${email}.`, requirements: [`WhatsApp ${number}`] };
  const { id } = await makeJob({ ...facts, title: uniqueWord() });
  const told = async (words: string) =>
    (await (await request.get(`/job/${id}`)).text()).includes(words);
  const advert = 'application/ld+json';
  expect([await told(email), await told(number), await told(advert)]).toEqual([true, true, true]);
  await sql`update job set held_until = now() + interval '1 hour' where id = ${id}`;
  await expect.poll(() => told('og:description" content="Being checked since')).toBe(true);
  expect([await told(email), await told(number), await told(advert)]).toEqual(Array(3).fill(false));
});

test('a report is sent again with an email address and not typed again; it and a claim say that they have arrived when the connection is lost after the post @script', async ({
  page,
  context,
}) => {
  const { id } = await makeCompany();
  const words = 'He left with two phones';
  await page.goto(`/company/${id}/report`);
  await answer(page, { 'Goods diverted': true, 'In your words': words });
  await page.getByRole('button', { name: 'Send report' }).click();
  await page.getByRole('link', { name: 'Report it again' }).click();
  await expect(question(page, 'In your words')).toHaveValue(words);
  await page.route(/\/(report|claim-listing)\.data/, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    await context.setOffline(true);
    await route.fulfill({ response });
  });
  await answer(page, { Email: `${uniqueWord()}@vendor.example.com` });
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText(/Its reference is R-[0-9A-F]{8}/)).toBeVisible();
  await expect(page.getByText('Open our email and press its button')).toBeVisible();

  await context.setOffline(false);
  await page.goto(`/claim-listing?company=${id}`);
  await answer(page, claim(`${uniqueWord()}@swift.example.com`));
  await page.getByRole('button', { name: 'Send the claim' }).click();
  await expect(page).toHaveTitle(/^We have written to you/);
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText(/^[2-9A-Z]{6}$/)).toBeVisible();
});
