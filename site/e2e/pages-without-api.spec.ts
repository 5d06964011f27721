import { away, expect, expectLink, test } from './fixtures.ts';

test('the list of companies says that the api is down, keeps the search @html', async ({
  page,
}) => {
  const response = await page.goto(`${away}/companies?q=rider&service=van`);
  expect(response?.status()).toBe(503);
  expect(response?.headers()['retry-after']).toBe('5');
  expect(response?.headers()['cache-control']).toBe('no-store');
  await expect(page.getByRole('alert')).toContainText('on us. Please try again in a few seconds.');
  await expect(page.getByRole('link', { name: 'Refresh' })).toBeVisible();
  await expect(page.getByPlaceholder('Search companies...')).toHaveValue('rider');
});

test('a company, jobs, a job, places and an owner’s link that cannot be loaded say so and offer another try @html', async ({
  page,
}) => {
  const id = crypto.randomUUID();
  const jobs = '/jobs?location=Kano';
  const unreached = 'We cannot reach our listings right now';
  for (const [path, said, again, back, href] of [
    [`/company/${id}`, 'Failed to load company details', '', 'Back to Companies', '/companies'],
    [jobs, 'Failed to load jobs', jobs, 'Post a Job', '/post-job'],
    [`/job/${id}`, 'Job not found or an error occurred.', '', 'Back to Jobs', '/jobs'],
    ['/companies/places', unreached, '', 'Back to home', '/home'],
    [`/manage/link/c${'A'.repeat(44)}`, unreached, '', 'Back to home', '/home'],
  ] as const) {
    const response = await page.goto(away + path);
    expect(response?.status(), path).toBe(503);
    expect(response?.headers()['retry-after'], path).toBe('5');
    const main = page.getByRole('main');
    await expect(main, path).toContainText(said, { useInnerText: true });
    await expectLink(main, 'Try again', again, path);
    await expectLink(main, back, href, path);
  }
});

test('a number that cannot be revealed without the api is explained @html', async ({ request }) => {
  const response = await request.post(`${away}/company/${crypto.randomUUID()}/contact`, {
    form: {},
  });
  expect(response.status()).toBe(503);
  expect(await response.text()).toContain(
    'The phone number cannot be shown right now. Please try again.',
  );
});

test('the landing page is shown without listings while the api is down @html', async ({
  request,
}) => {
  const answer = await request.get(`${away}/home`);
  expect(answer.status()).toBe(200);
  const html = (await answer.text()).replaceAll('<!-- -->', '');
  expect(html).toContain('Find a delivery company you can trust</h1>');
  expect(html).not.toContain('Featured companies');
  expect(answer.headers()['cache-control']).not.toContain('public');
});
