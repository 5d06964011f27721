import fraudulentJobs from '../../test/corpus/fraudulent-jobs.json' with { type: 'json' };
import honestJobs from '../../test/corpus/honest-jobs.json' with { type: 'json' };
import { demoCompanies, demoJobs } from '../../commands/demo/rows.ts';
import { screeningInputOf } from './screening-input.ts';
import { textRules } from './rules/rules.ts';

const sender = { email: 'jobs@swift.example', applyLink: 'https://swift.example/apply' };

const notesOn = (kind: 'company' | 'job', facts: Parameters<typeof screeningInputOf>[1]) =>
  textRules.flatMap((rule) => rule(screeningInputOf(kind, facts)));

it('has at least 30 honest and 30 fraudulent jobs to test with', () => {
  expect(honestJobs.length).toBeGreaterThanOrEqual(30);
  expect(fraudulentJobs.length).toBeGreaterThanOrEqual(30);
});

it.each(honestJobs)('notes nothing on the honest job: $description', (job) => {
  expect(notesOn('job', { ...sender, title: 'Dispatch rider', ...job })).toEqual([]);
});

it.each(fraudulentJobs)('notes the fraudulent job: $description', ({ rules, ...job }) => {
  const found = notesOn('job', { ...sender, title: 'Dispatch rider', ...job });
  expect(found.map(({ rule }) => rule)).toEqual(expect.arrayContaining(rules));
});

it('notes nothing on the demo companies and jobs', () => {
  const companies = demoCompanies();
  const jobs = demoJobs();
  expect(companies.length + jobs.length).toBeGreaterThan(100);
  const found = [
    ...companies.flatMap(({ facts }) => notesOn('company', facts)),
    ...jobs.flatMap(({ facts }) => notesOn('job', facts)),
  ];
  expect(found).toEqual([]);
});
