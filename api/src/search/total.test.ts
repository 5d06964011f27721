import { seed } from '../../commands/seed/seed-listings.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { adminToken } from '../../test/make-account.ts';
import { makeJob } from '../../test/make-listing.ts';

let api: TestApp;
let live: number;

beforeAll(async () => {
  api = await startApp();
  await seed(api.em.fork(), 'job', 1_200, () => undefined);
  await seed(api.em.fork(), 'company', 1_200, () => undefined);
  [{ live = 0 } = {}] = await api.sql<{ live: number }>(
    `select count(*)::int as live from company where status = 'live' and expires_at > now()`,
  );
});
afterAll(() => api.close());

const ranged = async (path: string, token?: string) => {
  const request = api.http.get(path);
  if (token) request.auth(token, { type: 'bearer' });
  const { headers } = await request.expect(200);
  return [headers['content-range'], /rel="next"/.test(headers.link ?? '')];
};

it('reports an exact total up to 1000, and 1000+ beyond', async () => {
  expect(live).toBeGreaterThan(1_100);
  const remove = `delete from company where id in
    (select id from company where status = 'live' and expires_at > now() order by id limit ?)`;
  const range = '/api/companies?range=[0,23]';
  expect(await ranged(range)).toEqual(['companies 0-23/1000+', true]);
  await api.sql(remove, [live - 1_001]);
  expect(await ranged(range)).toEqual(['companies 0-23/1000+', true]);
  await api.sql(remove, [1]);
  expect(await ranged(range)).toEqual(['companies 0-23/1000', true]);
  await api.sql(remove, [1]);
  expect(await ranged(range)).toEqual(['companies 0-23/999', true]);
});

it('reports an exact total on the last page, without a next link', async () => {
  const [{ count = 0 } = {}] = await api.sql<{ count: number }>(
    `select count(*)::int as count from job where status = 'live' and expires_at > now()`,
  );
  expect(await ranged('/api/jobs?range=[1000,1023]')).toEqual(['jobs 1000-1023/1000+', true]);
  expect(await ranged(`/api/jobs?range=[1020,1099]`)).toEqual(['jobs 1020-1099/1000+', true]);
  const end = count - (count % 100);
  expect(await ranged(`/api/jobs?range=[${end},${end + 99}]`)).toEqual([
    `jobs ${end}-${count - 1}/${count}`,
    false,
  ]);
  expect(await ranged('/api/jobs?range=[5000,5099]')).toEqual(['jobs */1000+', false]);
});

it('reports an exact total to moderators', async () => {
  const token = await adminToken(api);
  const [{ count = 0 } = {}] = await api.sql<{ count: number }>(
    `select count(*)::int as count from job where status = 'live' and expires_at > now()`,
  );
  expect(await ranged('/api/jobs?range=[0,23]', token)).toEqual([`jobs 0-23/${count}`, true]);
});

it('counts the total of a search again after an approval', async () => {
  const path = '/api/jobs?q=zephyrine&range=[0,0]';
  for (const expected of ['jobs */0', 'jobs 0-0/1', 'jobs 0-0/2', 'jobs 0-0/3']) {
    expect((await ranged(path))[0]).toBe(expected);
    expect((await ranged(path))[0]).toBe(expected);
    await makeJob(api, { title: 'Zephyrine rider' });
  }
});
