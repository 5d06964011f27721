import { Client } from '../../test/harness/client.ts';
import { expect, sql, test } from './fixtures.ts';
import { makeCompany, makeJob, uniqueWord } from './listings.ts';

test.use({
  userAgent:
    'Mozilla/5.0 (Linux; Android 13; TECNO KJ5) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
});

test('a view is counted when a listing is opened and when it is navigated to @script', async ({
  page,
}) => {
  const word = uniqueWord();
  const [opened, followed] = [await makeCompany(), await makeCompany({ name: word })];
  const job = await makeJob();
  await page.goto(`/job/${job.id}`);
  await page.goto(`/company/${opened.id}`);
  await page.goto(`/companies?q=${word}`);
  await page.getByRole('link', { name: word, exact: true }).click();
  await expect(page).toHaveURL(`/company/${followed.id}`);
  await page.request.get(`/company/${opened.id}`, { headers: { 'Sec-Purpose': 'prefetch' } });

  const counted = () =>
    sql(
      'select views from company where id = any(?::uuid[]) union all select views from job where id = ?',
      [`{${opened.id},${followed.id}}`, job.id],
    );
  await expect.poll(counted).toEqual([{ views: 1 }, { views: 1 }, { views: 1 }]);
});

test('views cannot be posted through the site @html', async ({ baseURL }) => {
  const { id } = await makeCompany();
  const json = { companies: { [id]: 1000 }, jobs: {} };
  const client = new Client();
  for (const path of [
    '/api/views',
    '/api/views/',
    '/API/VIEWS',
    '/api/views?a',
    '/api//views',
    '/api/%76iews',
    '/api/jobs/../views',
    '/uploads/../api/views',
    `${baseURL}/api/views`,
  ]) {
    // Which sends the path as it is: a browser would tidy it.
    const { status } = await client.ask(baseURL!, { path, method: 'POST', json });
    expect(status, path).toBe(404);
  }
  client.close();
  expect(await sql('select views from company where id = ?', [id])).toEqual([{ views: 0 }]);
});

test('a search without a match is counted by its place and service, once per visitor, without its words @html', async ({
  page,
}) => {
  await page.goto('/companies?q=abeg+van+inside+Dikwa');
  await page.goto('/companies?q=van+in+dikwa');
  await page.goto('/companies/borno/dikwa/van');
  await page.goto('/companies?q=Harmattan');
  const searches = () => sql("select search, count from missed_search where search like '%dikwa%'");
  await expect.poll(searches).toEqual([{ search: 'companies borno/dikwa - van', count: 1 }]);
});
