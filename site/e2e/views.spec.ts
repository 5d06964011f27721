import { expect, sql, test, userAgent } from './fixtures.ts';
import { makeCompany, makeJob, uniqueWord } from './listings.ts';

test.use({ userAgent });

test('a view is counted when a listing is opened or navigated to @script', async ({ page }) => {
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
    sql`select views from company where id in (${opened.id}, ${followed.id})
      union all select views from job where id = ${job.id}`;
  await expect.poll(counted).toEqual([{ views: 1 }, { views: 1 }, { views: 1 }]);
});

test('a search without a match is counted by its place and service, once per visitor, without its words @html', async ({
  request,
}) => {
  const searches = ['?q=abeg+van+inside+Dikwa', '?q=van+in+dikwa', '/borno/dikwa/van'];
  for (const search of [...searches, '?q=Harmattan']) await request.get(`/companies${search}`);
  const counted = () => sql`select search, count from missed_search where search like '%dikwa%'`;
  await expect.poll(counted).toEqual([{ search: 'companies borno/dikwa - van', count: 1 }]);
});
