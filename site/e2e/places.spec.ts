import { readFeed } from './feeds.ts';
import { expect, expectCanonical, sql, test } from './fixtures.ts';
import { makeCompany, makeJob, uniqueWord } from './listings.ts';

const cards = 'main article';
const jsonLd = 'script[type="application/ld+json"]';

test('a place has a page with its companies, those around it, and the way on @html', async ({
  page,
  request,
}) => {
  const name = uniqueWord();
  const { id } = await makeCompany({ name, place: 'yobe/damaturu', plan: 'premium' });
  await makeCompany({ place: 'yobe/damaturu', price: '₦900 by van, ₦2,000 by bike' });
  await makeCompany({ place: 'yobe/nguru', services: ['van'], price: '₦500' });
  const at = '/companies/yobe/damaturu';
  // The row was written to the database directly: the site is notified a moment later.
  await expect.poll(async () => (await request.get(at)).text()).toContain(name);
  await page.goto(at);
  await expect(page.locator('h1')).toHaveText('Delivery companies in Damaturu, Yobe');
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
    /^\d+ compan(y picks|ies pick) up in Damaturu: \d+ by bike. Their prices on this page start at ₦900.$/,
  );
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Near Damaturu' }).locator('article'),
  ).not.toHaveCount(0);
  await expectCanonical(page, /\/companies\/yobe\/damaturu$/);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  const { itemListElement } = JSON.parse(await page.locator(jsonLd).innerText());
  const crumb = (position: number, name: string, path: string) => {
    const item = expect.stringMatching(new RegExp(`^http.*/companies${path}$`));
    return { '@type': 'ListItem', position, name, item };
  };
  expect(itemListElement).toEqual([
    crumb(1, 'Companies', ''),
    crumb(2, 'Yobe', '/yobe'),
    crumb(3, 'Damaturu', '/yobe/damaturu'),
  ]);

  const feed = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
  const { title, entries } = await readFeed(request, feed!);
  expect(title).toBe('Delivery companies in Damaturu, Yobe – Naija Dispatch');
  expect(entries.map((entry) => entry.id)).toContain(`urn:uuid:${id}`);
  expect(entries.map((entry) => entry.title).join()).not.toContain('Nguru');

  await page
    .getByRole('search')
    .getByRole('link', { name: /^Bike \d+$/ })
    .click();
  await expect(page).toHaveURL('/companies/yobe/damaturu/bike');
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
    / (picks up in Damaturu and delivers|pick up in Damaturu and deliver) by bike\. Their prices .* start at ₦1,500\.$/,
  );
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Yobe').click();
  await expect(page).toHaveURL('/companies/yobe');
  await page
    .getByRole('region', { name: /^More in/ })
    .getByRole('link', { name: /^Nguru/ })
    .click();
  await expect(page).toHaveURL('/companies/yobe/nguru');
  await page.getByRole('link', { name: 'Without Nguru' }).click();
  await expect(page).toHaveURL('/companies');
});

test('a place without listings is not for search engines and offers the nearest that has some @html', async ({
  page,
  request,
}) => {
  await page.goto('/companies/borno/gwoza/air');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/companies/borno/gwoza');
  await expect(page.getByRole('heading', { name: /^No companies found/ })).toBeVisible();
  const offer = page.getByRole('region', { name: 'Instead' }).getByRole('link').first();
  await expect(offer).toHaveText(/, \d+ km away/);
  await expect(page.getByRole('heading', { name: 'Nearest to Gwoza' }), 'twice').toHaveCount(0);
  await expect(page.getByText('Try another service or another place.')).toBeVisible();
  await offer.click();
  await expect(page).toHaveURL(/\/companies\/[a-z-]+\/air$/);
  await expect(page.locator(cards)).not.toHaveCount(0);
});

test('the page of a place loses a job when it ends, and with fewer than two it is not for search engines @html', async ({
  request,
}) => {
  const place = 'kebbi/argungu';
  const noindex = '<meta name="robots" content="noindex"';
  const { id, title } = await makeJob({ title: uniqueWord(), place });
  await makeJob({ place });
  const read = async (path: string) => (await request.get(path)).text();
  await expect.poll(() => read('/jobs/kebbi/argungu')).toContain(title);
  await expect.poll(() => read('/sitemap.xml')).toContain('/jobs/kebbi/argungu<');
  expect(await read('/jobs/kebbi/argungu')).not.toContain(noindex);
  await sql`update job set expires_at = now() - interval '1 second' where id = ${id}`;
  await expect.poll(() => read('/jobs/kebbi/argungu')).not.toContain(id);
  expect(await read('/jobs/kebbi/argungu')).toContain(noindex);
  await expect.poll(() => read('/sitemap.xml')).not.toContain('/jobs/kebbi/argungu<');
});

test('every place with jobs is reached by “More places” @html', async ({ page }) => {
  await makeJob({ place: 'plateau/jos' });
  await page.goto('/jobs');
  await page.getByRole('navigation', { name: 'Places' }).getByText('More places').click();
  await expect(page).toHaveURL('/jobs/places');
  await page.getByRole('link', { name: /^Jos \(\d+\)$/ }).click();
  await expect(page).toHaveURL('/jobs/plateau/jos');
  await expect(page.locator('h1')).toHaveText('Delivery jobs in Jos, Plateau');
});

test('an unknown place is 404 and leads on @html', async ({ request }) => {
  for (const path of ['/companies/@/van', '/companies?place=Atlantis', '/jobs/atlantis']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    const html = await answer.text();
    expect(html).toContain('<title>Place not found – Naija Dispatch</title>');
    expect(html).toContain('<meta name="robots" content="noindex"');
    const [list] = /^\/\w+/.exec(path)!;
    expect(html).toContain(`href="${list}/places">Choose a place<`);
  }
});

test('a search on a place’s page stays there unless it names another @script', async ({ page }) => {
  const search = async (words: string) => {
    await page.getByRole('searchbox').fill(words);
    await page.getByRole('button', { name: 'Search' }).click();
  };
  await page.goto('/companies/lagos/ikeja');
  await search('parcel shop');
  await expect(page).toHaveURL('/companies/lagos/ikeja?q=parcel+shop');
  await page.goto('/companies/lagos/ikeja');
  await search('bike yaba');
  await expect(page).toHaveURL('/companies?q=bike+yaba');
  const understood = page.getByRole('list', { name: 'Understood' });
  await expect(understood, 'the search box is a new one').toContainText('Yaba');
  await search('yaba to lekki');
  await expect(understood.getByRole('link')).toHaveText([/From Yaba$/, /To Lekki, Lagos$/]);
  await search('waybill to gwoza');
  await expect(understood).toContainText('To Gwoza');
  await expect(understood, 'nothing says from where').not.toContainText('From');
});

test('another address of a search leads to its own for good @html', async ({ request }) => {
  for (const [given, own] of [
    ['/jobs?q=&location=&type=contract&place=lagos%2Fikeja', '/jobs/lagos/ikeja?type=contract'],
    ['/jobs?q=&location=Kano&type=&place=lagos', '/jobs?location=Kano'],
    ['/companies?q=&service=van&place=lagos', '/companies/lagos/van'],
    ['/companies?q=', '/companies'],
    ['/companies/Lagos/IKEJA?q=box&page=2', '/companies/lagos/ikeja?q=box&page=2'],
    ['/companies/lagos//van/?to=kano', '/companies/lagos/van?to=kano'],
    ['/jobs/', '/jobs'],
    ['/companies/van', '/companies?service=van'],
    ['/companies/ikeja', '/companies/lagos/ikeja'],
    ['/companies/port%20harcourt/bike', '/companies/rivers/port-harcourt/bike'],
    ['/jobs/surulere', '/jobs/lagos/surulere'],
    ['/jobs/ph', '/jobs/rivers/port-harcourt'],
    ['/jobs?place=Lagos', '/jobs/lagos'],
    ['/companies?place=Port+Harcourt', '/companies/rivers/port-harcourt'],
  ] as const) {
    const answer = await request.get(given, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, own]);
  }
});

test('a place without companies shows those that deliver there @html', async ({ request }) => {
  await makeCompany({ place: 'lagos/ikeja', services: ['air'] });
  const read = async (path: string) =>
    (await (await request.get(path)).text()).replaceAll('<!-- -->', '');
  const route = await read('/companies?q=gwoza+to+monguno');
  expect(route).toMatch(/>None there, \d+ in other states</);
  expect(route).toContain(
    '>None in or near Gwoza, Borno. These are in other states and probably deliver to Gwoza, Borno.<',
  );
  expect(await read('/companies?q=waybill+to+gwoza')).toMatch(
    /These are in other states and (probably )?deliver to Gwoza, Borno/,
  );
  expect(await read('/jobs?q=driver+in+gwoza')).toContain('These are in other states.<');
});

test('a place with companies only near it says so, not “0 companies” @html', async ({ page }) => {
  await makeCompany({ place: 'kebbi/argungu' });
  await page.goto('/companies/kebbi/augie');
  const said = page.getByText('None in');
  await expect(said, 'said once').toHaveText(/^None in Augie, \d+ elsewhere in Kebbi$/);
  await expect(page.getByRole('heading', { name: 'elsewhere' })).toHaveText('Elsewhere in Kebbi');
});
