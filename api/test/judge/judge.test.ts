import { startApp, type TestApp } from '../app.ts';
import companies from './companies.json' with { type: 'json' };
import jobs from './jobs.json' with { type: 'json' };
import { type Judged, judgeCompanies, judgeJobs, judgedTable, loadJudgedData } from './judge.ts';
import outside from './outside.json' with { type: 'json' };

let api: TestApp;
const sets: Judged[] = [];

beforeAll(async () => {
  api = await startApp();
  await loadJudgedData(api);
});
afterAll(async () => {
  if (process.env.JUDGE) process.stdout.write(judgedTable(sets));
  await api.close();
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

it('does not fall behind on searches in the words of job boards and delivery services', async () => {
  const judged = [
    await judgeCompanies(api, 'companies, outside', outside.companies),
    await judgeJobs(api, 'jobs, outside', outside.jobs),
  ] as const;
  sets.push(...judged);
  expect(judged[0].wrongCity).toBeLessThanOrEqual(0.01);
});
