import { testApp } from '../app.ts';
import companies from './companies.json' with { type: 'json' };
import jobs from './jobs.json' with { type: 'json' };
import { type Judged, judgeCompanies, judgeJobs, judgedTable, loadJudgedData } from './judge.ts';
import outside from './outside.json' with { type: 'json' };

const api = testApp();
const sets: Judged[] = [];

beforeAll(() => loadJudgedData(api));
afterAll(() => {
  if (process.env.JUDGE) process.stdout.write(judgedTable(sets));
});

it('finds the right companies in the right city for the judged searches', async () => {
  const judged = await judgeCompanies(api, 'companies', companies);
  sets.push(judged);
  expect(judged.success).toBeGreaterThanOrEqual(0.95);
  expect(judged.wrongCity).toBeLessThanOrEqual(0.01);
  expect(judged.zeroRate).toBeLessThanOrEqual(0.02);
});

it('finds relevant jobs first for the judged searches', async () => {
  const judged = await judgeJobs(api, 'jobs', jobs);
  sets.push(judged);
  expect(judged.precision).toBeGreaterThanOrEqual(0.9);
  expect(judged.zeroRate).toBeLessThanOrEqual(0.02);
});

const outsideSets = [
  ['first', 0.96, 0.96],
  ['second', 0.96, 0.95],
  ['a', 1, 0.98],
  ['b', 1, 0.97],
  ['c', 1, 0.93],
  ['d', 0.96, 0.95],
  ['e', 0.96, 0.92],
] as const;
// The newest three are floors at every run, all are for `npm run judge`.
it.each(outsideSets.slice(process.env.JUDGE ? 0 : -3))(
  'answers the words of job boards and delivery services: set %s',
  async (name, success, precision) => {
    const { companies: forCompanies, jobs: forJobs } = outside[name];
    const found = await judgeCompanies(api, `companies, outside ${name}`, forCompanies);
    const foundJobs = await judgeJobs(api, `jobs, outside ${name}`, forJobs);
    sets.push(found, foundJobs);
    expect(found.success).toBeGreaterThanOrEqual(success);
    expect([found.wrongCity, found.zeroRate, foundJobs.zeroRate]).toEqual([0, 0, 0]);
    expect(foundJobs.precision).toBeGreaterThanOrEqual(precision);
    expect([found.told, foundJobs.told]).toEqual([found.absent, foundJobs.absent]);
  },
);

it.each([
  [
    'zyzzyva tanker driver',
    ['Tanker Driver', 'Water Tanker Driver'],
    { missing: 'zyzzyva', weaker: '2' },
  ],
  [
    'cashier abuja',
    ['Cash-on-Delivery Reconciliation Officer'],
    { missing: 'cashier', weaker: '0' },
  ],
  [
    'driver ikeja part time',
    ['Night Moves Driver', 'Refrigerated Van Driver', 'Van Driver, Alaba to Eastern Markets'],
    { missing: 'part-time' },
  ],
  [
    'van driver maiduguri',
    [
      'Refrigerated Van Driver',
      'Van Driver, Alaba to Eastern Markets',
      'Van Driver, Nsukka and Abakaliki',
    ],
    { missing: '', nearness: 'elsewhere' },
  ],
])('heads jobs that lack words or the place, and related ones: %s', async (q, first, told) => {
  const { body, headers } = await api.http.get('/api/jobs').query({ q }).expect(200);
  const titles = body.slice(0, first.length).map(({ title }: { title: string }) => title);
  expect(titles.toSorted()).toEqual(first);
  const understood = Object.fromEntries(new URLSearchParams(headers.understood));
  expect(understood).toMatchObject({ partial: '0', ...told });
  const [one, ...others] = (await api.http.get('/api/jobs').query({ q, range: '[0,0]' })).body;
  expect([one.id, others]).toEqual([body[0].id, []]);
});
