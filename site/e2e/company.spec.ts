import { expect, expectLink, sql, test } from './fixtures.ts';
import { answer, hold } from './forms.ts';
import { makeCompany, makeJob, uniqueWord } from './listings.ts';
import { openPanel } from './panels.ts';

test('the page of a company shows its name, services and address @html', async ({ page }) => {
  const { id } = await makeCompany({
    category: 'Bike and cargo',
    services: ['bike', 'air'],
    description: 'Line one.\nLine two.',
  });
  await sql`update company set created_at = '2025-03-05', approved_at = '2025-07-05' where id = ${id}`;
  await page.goto(`/company/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Swift Riders' })).toBeVisible();
  await expect(page.getByText('★★☆☆☆ No reviews yet').first()).toBeVisible();
  // Similar companies of other tests have longer ones.
  await expect(page.getByText('12 Allen Avenue, Ikeja', { exact: true })).toBeVisible();
  await expectLink(page, 'hello@swift.example', 'mailto:hello@swift.example');
  const offered = page.locator('section', {
    has: page.getByRole('heading', { name: 'Services Offered' }),
  });
  await expect(offered.getByRole('listitem')).toHaveText(['Bike and cargo']);
  await expect(offered.locator('svg')).toHaveCount(2);
  await expectLink(page, 'Claim or update this listing', `/claim-listing?company=${id}`);
  await page.getByText('Show on the map').click();
  await expect(page.getByRole('link', { name: 'Open Ikeja, Lagos in maps' })).toBeVisible();
  await page.getByRole('link', { name: 'Verified' }).click();
  await expect(page.getByText(/Nothing else was checked\.$/)).toBeVisible();
  await expect(page.getByText('On Naija Dispatch since July 2025.')).toBeVisible();
  await expectLink(page, 'Report', `/company/${id}/report`);
  await expectLink(page, 'Share', new RegExp(`^https://wa\\.me/\\?text=Swift.*${id}$`));
});

test('companies of its service follow a company, the nearest first @html', async ({ page }) => {
  const inEdo = { place: 'edo/ekpoma', location: 'Ekpoma', approved: '20 days ago' };
  const image = '/uploads/logo/640.webp';
  const near = await makeCompany({ ...inEdo, image, name: `Ekpoma ${uniqueWord()}` });
  const { id } = await makeCompany({ ...inEdo, place: 'edo/auchi', location: 'Auchi' });
  await page.goto(`/company/${id}`);
  const similar = page.locator('section', {
    has: page.getByRole('heading', { name: 'Similar companies' }),
  });
  const cards = similar.getByRole('article');
  await expect(cards).toHaveCount(3);
  await expect(cards.first()).toContainText(near.name);
  const logo = cards.first().locator('.logo');
  await expect(logo, 'after the cover photo').toHaveAttribute('loading', 'lazy');
  await expect(cards.locator(`a[href="/company/${id}"]`)).toHaveCount(0);
});

test('the map of a company is requested only when opened, or with its booking dialog, and is 180 px high', async ({
  page,
  javaScriptEnabled,
}) => {
  const { id, name } = await makeCompany({ name: uniqueWord() });
  const asked: string[] = [];
  await page.route(/^https:/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: 'A map' });
  });
  await page.goto(`/company/${id}`);
  expect(asked).toEqual([]);
  await page.getByText('Show on the map').click();
  if (javaScriptEnabled === false) await page.getByRole('link', { name: 'Load the map' }).click();
  await expect.poll(() => asked).toEqual([expect.stringContaining('Ikeja%2C%20Lagos')]);
  const map = page.getByTitle('Map of Ikeja, Lagos');
  expect((await map.boundingBox())?.height).toBe(180);
  if (javaScriptEnabled === false) return;
  await page.goto(`/companies?q=${name}`);
  expect(asked).toHaveLength(1);
  const opener = page.getByRole('link', { name: 'Book Now' });
  const booking = await openPanel(page, opener, 'Confirm Booking');
  await expect(booking.getByText('You book by phone, directly with the company.')).toBeVisible();
  expect((await map.boundingBox())?.height).toBe(180);
  await expect.poll(() => asked).toHaveLength(2);
});

test('a company says how far it delivers, or probably does @html', async ({ request }) => {
  const told = await makeCompany();
  await sql`update company set reach = 'states', reach_states = '{oyo,akwa-ibom}' where id = ${told.id}`;
  const bike = await makeCompany({ services: ['bike'] });
  const air = await makeCompany({ services: ['bike', 'air'] });
  for (const [{ id }, text] of [
    [told, 'Oyo, Akwa Ibom'],
    [bike, 'Probably within the city'],
    [air, 'Probably all over Nigeria'],
  ] as const)
    expect(await (await request.get(`/company/${id}`)).text()).toContain(text);
});

for (const { kind, make, title } of [
  { kind: 'company', make: makeCompany, title: 'Company not found' },
  { kind: 'job', make: makeJob, title: 'Job not found or an error occurred.' },
])
  test(`a ${kind} that waits or never was is not found @html`, async ({ request }) => {
    const { id } = await make({ status: 'pending' });
    for (const missing of [id, crypto.randomUUID(), 'no-id', '@'.repeat(6_000)]) {
      const response = await request.get(`/${kind}/${missing}`);
      expect(response.status()).toBe(404);
      expect(await response.text()).toContain(`>${title}</h1>`);
    }
  });

test('an ended company is gone, others of its service and city are shown, and it can be reported @html', async ({
  page,
}) => {
  const paid = { plan: 'premium', approved: '0 seconds' };
  const alike = await makeCompany({
    ...paid,
    name: `Jets ${uniqueWord()}`,
    services: ['air'],
    location: 'GRA, Enugu',
  });
  await makeCompany({ ...paid, name: 'Enugu Bikes', location: 'GRA, Enugu' });
  const { id } = await makeCompany({
    expires: '-1 minute',
    services: ['air'],
    location: 'Coal Camp, Enugu',
  });
  const response = await page.goto(`/company/${id}`);
  expect(response?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Company not found');
  const cards = page.locator('main article');
  await expect(cards).toHaveCount(3);
  await expect(cards.filter({ hasText: alike.name })).toHaveCount(1);
  for (const card of await cards.all())
    await expect(card.getByRole('list', { name: 'Services' })).toContainText('Air');
  await expectLink(page, 'Back to Companies', '/companies');
  await page.getByRole('link', { name: 'Report it' }).click();
  await expect(page).toHaveTitle(/^Report a listing that is no longer public – /);
  await answer(page, { 'Goods diverted': true });
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page).toHaveTitle(/^Thank you for your report – /);
});

test('‘Back’ returns to the search the visitor came from, also when it is pressed twice @script', async ({
  page,
}) => {
  const { id, name } = await makeCompany({ name: `Riders ${crypto.randomUUID()}` });
  await page.goto(`/companies?q=${encodeURIComponent(name)}&service=bike`);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(`/company/${id}`);
  const list = await hold(page, /\/companies\.data/);
  // A skeleton covers it after a while.
  const back = page.getByRole('link', { name: 'Back', exact: true, includeHidden: true });
  await back.dblclick();
  await expect(page).toHaveURL(/\/companies\?q=.*service=bike/);
  await back.dispatchEvent('click');
  list.letGo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Browse Companies');
  await expect(page).toHaveURL(/\/companies\?q=.*service=bike/);
  expect(list.asked).toBe(1);
});
