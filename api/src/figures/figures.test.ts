import { testApp } from '../../test/app.ts';
import { inDays, makeCompany, makeJob, pending } from '../../test/make-listing.ts';
import { config } from '../config/config.ts';

const api = testApp();

it('counts public listings only, with null averages while there are none', async () => {
  const count = async () => (await api.http.get('/api/stats').expect(200)).body;
  expect(await count()).toEqual({
    companies: 0,
    jobs: 0,
    verifiedShare: null,
    averageRating: null,
  });
  await makeCompany(api, { rating: 4 });
  await makeCompany(api, { rating: 5 });
  await makeCompany(api);
  await makeCompany(api, { expiresAt: inDays(-1), rating: 1 });
  await makeCompany(api, pending);
  await makeJob(api);
  expect(await count()).toEqual({ companies: 3, jobs: 1, verifiedShare: 1, averageRating: 4.5 });
});

const report = (body: object) =>
  api.http.post('/api/views').set('X-Site-Key', config.siteKey).send(body);

it('loses no view, of all or of a day, when several instances report the same listings concurrently, and ignores unknown ids', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 10; count += 1) ids.push((await makeCompany(api)).id);
  const job = await makeJob(api, { views: 5 });
  const jobs = { [job.id]: 2, [crypto.randomUUID()]: 1 };
  const views = (order: string[]) => Object.fromEntries(order.map((id) => [id, 1]));
  await Promise.all(
    Array.from({ length: 200 }, (_, round) =>
      report({ companies: views(round % 2 ? ids : ids.toReversed()), jobs }).expect(204),
    ),
  );
  const rows = await api.sql(
    `select distinct views, (select sum(views)::int from activity where listing_id = id) as days
     from company where id = any(?)`,
    [`{${ids.join()}}`],
  );
  expect(rows).toEqual([{ views: 200, days: 200 }]);
  expect(await api.sql('select views from job where id = ?', [job.id])).toEqual([{ views: 405 }]);
});

it('adds concurrent reports of taps to the day of each listing and ignores unknown ids', async () => {
  const [company, job] = [await makeCompany(api), await makeJob(api)];
  const taps = {
    [company.id]: { calls: 2 },
    [job.id]: { applies: 1 },
    [crypto.randomUUID()]: { chats: 1 },
    // No listing can have this one, which anybody can tap.
    'aaaaaaaa-aaaa-aaaa-aaaa-aaaaaaaaaaaa': { chats: 1 },
  };
  await Promise.all(Array.from({ length: 50 }, () => report({ taps }).expect(204)));
  const rows = await api.sql(
    'select calls, chats, applies from activity where calls + chats + applies > 0 order by calls',
  );
  expect(rows).toEqual([
    { calls: 0, chats: 0, applies: 50 },
    { calls: 100, chats: 0, applies: 0 },
  ]);
});

it('counts a report that failed half-way and is sent again once', async () => {
  const [company, job] = [await makeCompany(api), await makeJob(api)];
  const views = { companies: { [company.id]: 1 }, jobs: { [job.id]: 1 } };
  await api.em.fork().transactional(async (em) => {
    await em.execute('select from job where id = ? for update', [job.id]);
    await report(views).expect(503);
  });
  await report(views).expect(204);
  expect(await api.column('select views from company where id = ?', [company.id])).toEqual([1]);
});

it('adds up the searches without a match of a day, up to 10,000 different ones', async () => {
  const search = 'companies lagos/yaba - van';
  await report({ missed: { [search]: 2, 'jobs kano - -': 1 } }).expect(204);
  await report({ missed: { [search]: 1 } }).expect(204);
  const rows = () => api.sql('select search, count from missed_search order by count desc limit 2');
  const counted = [
    { search, count: 3 },
    { search: 'jobs kano - -', count: 1 },
  ];
  expect(await rows()).toEqual(counted);
  await api.sql(
    `insert into missed_search select day, n::text, 1 from missed_search, generate_series(1, 9998) n where count = 3`,
  );
  await report({ missed: { 'jobs oyo - -': 1, [search]: 4 } }).expect(204);
  expect(await api.sql("select from missed_search where search = 'jobs oyo - -'")).toEqual([]);
  expect(await rows()).toMatchObject([{ search, count: 7 }, { count: 1 }]);
});

it.each([
  { companies: { nonsense: 1 } },
  { companies: { [crypto.randomUUID()]: 0 } },
  { companies: { [crypto.randomUUID()]: 1.5 } },
  { jobs: { [crypto.randomUUID()]: '1; drop table job' } },
  { jobs: [] },
  { taps: { [crypto.randomUUID()]: { calls: -1 } } },
  { missed: { 'companies send my parcel': 1 } },
  { missed: { 'companies - - 08031234567 -': 1 } },
  { missed: { 'jobs lagos - van': 1 } },
])('rejects the report %j', async (body) => {
  await report(body).expect(422);
});
