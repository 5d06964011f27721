import { moderatedApp } from '../../test/make-account.ts';
import { inDays, makeCompany, makeJob, pending } from '../../test/make-listing.ts';
import { notice } from '../screening/note.ts';
import { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { overviewStatement } from './overview.ts';

const HOUR_MS = 60 * 60 * 1000;

const { api, as } = moderatedApp();
/** A day in Lagos, and its last second. */
const TODAY = new Date('2026-11-10T00:00:00+01:00');
const NOW = new Date('2026-11-10T23:59:59+01:00');

beforeEach(() => api.sql('delete from moderation; delete from company; delete from job'));

const read = async () => (await as('get', '/overview').expect(200)).body;

/** The overview of the fixed day. */
async function readAtNow() {
  const database = api.app.get(ReadOnlyDatabase);
  return JSON.parse((await database.row<{ json: string }>(overviewStatement(NOW))).json);
}

/** The start of a day in Lagos before the fixed one, plus milliseconds. */
const daysAgo = (days: number, milliseconds = 0) =>
  new Date(TODAY.getTime() - days * 24 * HOUR_MS + milliseconds);

/** Inserts a decision about a deleted listing. */
const decide = (action: string, decidedAt: Date, submittedAt: Date, kind = 'company') =>
  api.sql(
    `insert into moderation (kind, listing_id, action, created_at, snapshot)
     values (?, gen_random_uuid(), ?, ?, jsonb_build_object('createdAt', ?::text))`,
    [kind, action, decidedAt.toISOString(), submittedAt.toISOString()],
  );

it('The overview covers 30 days in Lagos up to today, with zeros where nothing happened', async () => {
  const { days, decisionHours, queue, views } = await readAtNow();
  const dates = Array.from({ length: 30 }, (_, index) =>
    new Date(daysAgo(29 - index).getTime() + HOUR_MS).toISOString().slice(0, 10),
  );
  expect(days).toEqual(
    dates.map((day) => ({ day, companies: 0, jobs: 0, approved: 0, rejected: 0 })),
  );
  const empty = { waiting: 0, flagged: 0, oldest: null };
  expect(queue).toEqual({ companies: empty, jobs: empty });
  expect([decisionHours, views]).toEqual([null, { companies: 0, jobs: 0 }]);
});

it('The overview counts submissions by day in Lagos, to the millisecond', async () => {
  await makeCompany(api, { createdAt: daysAgo(29, -1) });
  await makeCompany(api, { createdAt: daysAgo(29) });
  await makeJob(api, { ...pending, createdAt: daysAgo(0, -1) });
  await makeJob(api, { createdAt: daysAgo(0) });
  const { days } = await readAtNow();
  const active = days.flatMap(
    ({ companies, jobs }: { companies: number; jobs: number }, index: number) =>
      companies + jobs > 0 ? [[index, companies, jobs]] : [],
  );
  expect(active).toEqual([
    [0, 1, 0],
    [28, 0, 1],
    [29, 0, 1],
  ]);
});

it('The overview counts rejected submissions on their day and rejections on the day of the decision', async () => {
  await decide('rejected', daysAgo(1), daysAgo(3));
  await decide('rejected', daysAgo(1), daysAgo(30), 'job');
  await decide('approved', daysAgo(1, -1), daysAgo(3));
  await decide('edited', daysAgo(1), daysAgo(3));
  await decide('rejected', daysAgo(29, -1), daysAgo(30));
  const { days } = await readAtNow();
  const nothing = { day: expect.any(String), companies: 0, jobs: 0, approved: 0, rejected: 0 };
  expect(days.slice(26)).toEqual([
    { ...nothing, companies: 1 },
    { ...nothing, approved: 1 },
    { ...nothing, rejected: 2 },
    nothing,
  ]);
  expect(days.slice(0, 26)).toEqual(Array(26).fill(nothing));
});

it('The overview counts the reports that moderators can decide about, not those of an erased listing', async () => {
  const { id } = await makeCompany(api);
  for (const listing of [id, id, crypto.randomUUID()])
    await api.sql(
      "insert into report (kind, listing_id, reason, state) values ('company', ?, 'other', 'confirmed')",
      [listing],
    );
  expect((await read()).reports).toEqual({ waiting: 1, held: 0 });
});

it('The overview keeps a rejected submission in the counts of its day', async () => {
  const { id } = await makeJob(api, pending);
  const counts = async (): Promise<number[]> => {
    // Of all days, since midnight may pass in between.
    const { days } = await read();
    const total = (key: string) =>
      days.reduce((sum: number, day: Record<string, number>) => sum + day[key]!, 0);
    return [total('jobs'), total('rejected')];
  };
  expect(await counts()).toEqual([1, 0]);
  await as('delete', `/jobs/${id}/reject`).expect(200);
  expect(await counts()).toEqual([1, 1]);
});

it('The overview measures decision hours over the last 30 days only', async () => {
  for (const hours of [1, 2, 3, 10]) {
    await decide('approved', daysAgo(2), new Date(daysAgo(2).getTime() - hours * HOUR_MS));
  }
  await decide('edited', daysAgo(2), daysAgo(20));
  await decide('rejected', daysAgo(29, -1), daysAgo(60));
  expect((await readAtNow()).decisionHours).toEqual({ median: 2.5, p90: 7.9 });
});

it('The overview reports the length of the queue, its flagged entries and the oldest one', async () => {
  const notes = [notice('capitals', 'It shouts')];
  await makeCompany(api, { ...pending, createdAt: daysAgo(1), notes });
  await makeCompany(api, { ...pending, createdAt: daysAgo(4) });
  await makeCompany(api, { createdAt: daysAgo(9), notes });
  await makeJob(api, { ...pending, createdAt: daysAgo(2), notes });
  expect((await read()).queue).toEqual({
    companies: { waiting: 2, flagged: 1, oldest: daysAgo(4).toISOString() },
    jobs: { waiting: 1, flagged: 1, oldest: daysAgo(2).toISOString() },
  });
});

it('The overview counts live listings by service and city, each listing in one city', async () => {
  await makeCompany(api, { location: 'Lekki, LAGOS and Abuja', serviceTypes: ['bike', 'van'] });
  await makeCompany(api, { location: 'Ìbàdàn', serviceTypes: ['bike'] });
  await makeCompany(api, { location: 'Lagos-Ibadan Expressway', place: 'oyo/ibadan' });
  await makeCompany(api, { location: 'Ikeja' });
  await makeCompany(api, { location: 'Jos' });
  await makeCompany(api, { location: 'Lagos', expiresAt: inDays(-1) });
  await makeCompany(api, { location: 'Lagos', ...pending });
  await makeJob(api, { location: 'Trans Amadi', place: 'rivers/port-harcourt' });
  await makeJob(api, { location: 'Obio-Akpor, port harcourt' });
  const { services, cities } = (await read()).live;
  expect(services).toEqual({ bike: 5, van: 1, air: 0 });
  expect(cities).toEqual([
    { city: 'Lagos', companies: 1, jobs: 0 },
    { city: 'Abuja', companies: 1, jobs: 0 },
    { city: 'Port Harcourt', companies: 0, jobs: 2 },
    { city: 'Kano', companies: 0, jobs: 0 },
    { city: 'Ibadan', companies: 2, jobs: 0 },
    { city: 'Enugu', companies: 0, jobs: 0 },
    { city: 'Elsewhere', companies: 1, jobs: 0 },
  ]);
});

it('The overview adds up the views of live and ended listings', async () => {
  await makeCompany(api, { views: 5 });
  await makeCompany(api, { views: 7, expiresAt: inDays(-1) });
  await makeJob(api, { views: 3 });
  expect((await read()).views).toEqual({ companies: 12, jobs: 3 });
});

it('The overview names the searches without a match of these days, the most frequent first', async () => {
  await api.sql(
    `insert into missed_search values ('2026-11-10', 'companies lagos/yaba - van', 1),
       ('2026-10-12', 'companies lagos/yaba - van', 30), ('2026-10-11', 'companies lagos/yaba - van', 5),
       ('2026-11-09', 'jobs kano - -', 4)`,
  );
  expect((await readAtNow()).missed).toEqual([
    { search: 'companies lagos/yaba - van', count: 31 },
    { search: 'jobs kano - -', count: 4 },
  ]);
});
