import { startApp, type TestApp } from '../app.ts';
import companies from './companies.json' with { type: 'json' };
import jobs from './jobs.json' with { type: 'json' };
import { judgeCompanies, judgeJobs, loadJudgedData } from './judge.ts';

let api: TestApp;

beforeAll(async () => {
  api = await startApp();
  await loadJudgedData(api);
});
afterAll(() => api.close());

/** `npm run judge` shows the figures and the searches that fail. */
function show(name: string, { failed, ...figures }: { failed: string[] }) {
  if (process.env.JUDGE)
    process.stdout.write(`${name}\n${JSON.stringify(figures)}\n${failed.join('\n')}\n\n`);
}

it('finds the right companies in the right city for the judged searches', async () => {
  const judged = await judgeCompanies(api, companies);
  show(`companies, ${companies.length} searches`, judged);
  expect(judged['success@3']).toBeGreaterThanOrEqual(0.95);
  expect(judged['wrong city']).toBeLessThanOrEqual(0.01);
  expect(judged['zero rate']).toBeLessThanOrEqual(0.02);
});

it('finds relevant jobs first for the judged searches', async () => {
  const judged = await judgeJobs(api, jobs);
  show(`jobs, ${jobs.length} searches`, judged);
  expect(judged['precision@5']).toBeGreaterThanOrEqual(0.9);
  expect(judged['zero rate']).toBeLessThanOrEqual(0.02);
});
