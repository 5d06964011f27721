import { request as rawRequest } from 'node:http';
import { expect, test } from './fixtures.ts';
import { makeCompany, makeJob, uniqueWord } from './listings.ts';

test.use({
  userAgent:
    'Mozilla/5.0 (Linux; Android 13; TECNO KJ5) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
});

test('a view is counted when a listing is opened and when it is navigated to', async ({
  page,
  sql,
}) => {
  const word = uniqueWord();
  const [opened, followed] = [await makeCompany(sql), await makeCompany(sql, { name: word })];
  const job = await makeJob(sql);
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

test('views cannot be posted through the site @html', async ({ baseURL, sql }) => {
  const { id } = await makeCompany(sql);
  const body = JSON.stringify({ companies: { [id]: 1000 }, jobs: {} });
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
    // Written out by hand: a browser would tidy the path.
    const status = await new Promise((resolve, reject) => {
      const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length };
      const call = rawRequest(baseURL!, { path, method: 'POST', headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      call.on('error', reject).end(body);
    });
    expect(status, path).toBe(404);
  }
  expect(await sql('select views from company where id = ?', [id])).toEqual([{ views: 0 }]);
});

test('a search without a match is counted by its place and service, once per visitor, without its words', async ({
  page,
  sql,
}) => {
  await page.goto('/companies?q=abeg+van+inside+Dikwa');
  await page.goto('/companies?q=van+in+dikwa');
  await page.goto('/companies/borno/dikwa/van');
  await page.goto('/companies?q=Harmattan');
  const searches = () => sql("select search, count from missed_search where search like '%dikwa%'");
  await expect.poll(searches).toEqual([{ search: 'companies borno/dikwa - van', count: 1 }]);
});
