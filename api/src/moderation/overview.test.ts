import { startApp, type TestApp } from '../../test/app.ts';
import { adminToken } from '../../test/make-account.ts';
import { inDays, makeCompany, makeJob } from '../../test/make-listing.ts';
import { notice } from '../screening/note.ts';

const waiting = { status: 'pending', approvedAt: null, expiresAt: null } as const;
const hour = 60 * 60 * 1000;

let api: TestApp;
let token: string;
/** When today began in Lagos. */
let today: Date;

beforeAll(async () => {
  api = await startApp();
  token = await adminToken(api);
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos' }).format(new Date());
  today = new Date(`${day}T00:00:00+01:00`);
});
afterAll(() => api.close());
beforeEach(() => api.sql('delete from moderation; delete from company; delete from job'));

const read = async () =>
  (await api.http.get('/api/overview').auth(token, { type: 'bearer' }).expect(200)).body;

/** So many milliseconds after the beginning of the day so many days ago, in Lagos. */
const daysAgo = (days: number, milliseconds = 0) =>
  new Date(today.getTime() - days * 24 * hour + milliseconds);

/** An entry about a listing that is not there any more. */
const decide = (action: string, at: Date, sentAt: Date, kind = 'company') =>
  api.sql(
    `insert into moderation (kind, listing_id, action, created_at, snapshot)
     values (?, gen_random_uuid(), ?, ?, jsonb_build_object('createdAt', ?::text))`,
    [kind, action, at.toISOString(), sentAt.toISOString()],
  );

it('has 30 days in Lagos up to today, and zeros where nothing happened', async () => {
  const { days, decisionHours, queue, views } = await read();
  const dates = Array.from({ length: 30 }, (_, index) =>
    new Date(daysAgo(29 - index).getTime() + hour).toISOString().slice(0, 10),
  );
  expect(days).toEqual(
    dates.map((day) => ({ day, companies: 0, jobs: 0, approved: 0, rejected: 0 })),
  );
  const nobody = { waiting: 0, flagged: 0, oldest: null };
  expect(queue).toEqual({ companies: nobody, jobs: nobody });
  expect([decisionHours, views]).toEqual([null, { companies: 0, jobs: 0 }]);
});

it('counts what was sent by the day in Lagos, to the millisecond', async () => {
  await makeCompany(api, { createdAt: daysAgo(29, -1) });
  await makeCompany(api, { createdAt: daysAgo(29) });
  await makeJob(api, { ...waiting, createdAt: daysAgo(0, -1) });
  await makeJob(api, { createdAt: daysAgo(0) });
  const { days } = await read();
  const happened = days.flatMap(
    ({ companies, jobs }: { companies: number; jobs: number }, index: number) =>
      companies + jobs > 0 ? [[index, companies, jobs]] : [],
  );
  expect(happened).toEqual([
    [0, 1, 0],
    [28, 0, 1],
    [29, 0, 1],
  ]);
});

it('counts the rejected on the day they were sent and on the day of the decision', async () => {
  await decide('rejected', daysAgo(1), daysAgo(3));
  await decide('rejected', daysAgo(1), daysAgo(30), 'job');
  await decide('approved', daysAgo(1, -1), daysAgo(3));
  await decide('edited', daysAgo(1), daysAgo(3));
  await decide('rejected', daysAgo(29, -1), daysAgo(30));
  const { days } = await read();
  const nothing = { day: expect.any(String), companies: 0, jobs: 0, approved: 0, rejected: 0 };
  expect(days.slice(26)).toEqual([
    { ...nothing, companies: 1 },
    { ...nothing, approved: 1 },
    { ...nothing, rejected: 2 },
    nothing,
  ]);
  expect(days.slice(0, 26)).toEqual(Array(26).fill(nothing));
});

it('counts a submission that is rejected through the api like one that stays', async () => {
  const { id } = await makeJob(api, waiting);
  const before = await read();
  await api.http.delete(`/api/jobs/${id}/reject`).auth(token, { type: 'bearer' }).expect(200);
  const after = await read();
  expect(before.days[29]).toMatchObject({ jobs: 1, rejected: 0 });
  expect(after.days[29]).toMatchObject({ jobs: 1, rejected: 1 });
});

it('says how long decisions took, of these days only', async () => {
  for (const hours of [1, 2, 3, 10]) {
    await decide('approved', daysAgo(2), new Date(daysAgo(2).getTime() - hours * hour));
  }
  await decide('edited', daysAgo(2), daysAgo(20));
  await decide('rejected', daysAgo(29, -1), daysAgo(60));
  expect((await read()).decisionHours).toEqual({ median: 2.5, p90: 7.9 });
});

it('says how many wait, how many of them have notes, and since when', async () => {
  const notes = [notice('capitals', 'It shouts')];
  await makeCompany(api, { ...waiting, createdAt: daysAgo(1), notes });
  await makeCompany(api, { ...waiting, createdAt: daysAgo(4) });
  await makeCompany(api, { createdAt: daysAgo(9), notes });
  expect((await read()).queue).toEqual({
    companies: { waiting: 2, flagged: 1, oldest: daysAgo(4).toISOString() },
    jobs: { waiting: 0, flagged: 0, oldest: null },
  });
});

it('counts what is live by service and city, each listing in one city', async () => {
  await makeCompany(api, { location: 'Lekki, LAGOS and Abuja', serviceTypes: ['bike', 'van'] });
  await makeCompany(api, { location: 'Ìbàdàn', serviceTypes: ['bike'] });
  await makeCompany(api, { location: 'Jos' });
  await makeCompany(api, { location: 'Lagos', expiresAt: inDays(-1) });
  await makeCompany(api, { location: 'Lagos', ...waiting });
  await makeJob(api, { location: 'Trans Amadi, port harcourt' });
  const { services, cities } = (await read()).live;
  expect(services).toEqual({ bike: 3, van: 1, air: 0 });
  expect(cities).toEqual([
    { city: 'Lagos', companies: 1, jobs: 0 },
    { city: 'Abuja', companies: 0, jobs: 0 },
    { city: 'Port Harcourt', companies: 0, jobs: 1 },
    { city: 'Kano', companies: 0, jobs: 0 },
    { city: 'Ibadan', companies: 1, jobs: 0 },
    { city: 'Enugu', companies: 0, jobs: 0 },
    { city: 'Elsewhere', companies: 1, jobs: 0 },
  ]);
});

it('adds up the views of what is live and of what has ended', async () => {
  await makeCompany(api, { views: 5 });
  await makeCompany(api, { views: 7, expiresAt: inDays(-1) });
  await makeJob(api, { views: 3 });
  expect((await read()).views).toEqual({ companies: 12, jobs: 3 });
});
