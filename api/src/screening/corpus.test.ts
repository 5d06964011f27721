import { fraudulentJobs } from '../../test/corpus/fraudulent-jobs.ts';
import { honestJobs } from '../../test/corpus/honest-jobs.ts';
import { demoCompanies, demoJobs } from '../../commands/demo/rows.ts';
import { screeningInputOf } from './screening-input.ts';
import { textRules } from './rules/rules.ts';

const sender = { email: 'jobs@swift.example', applyLink: 'https://swift.example/apply' };

/** The rules that say something, with their sentence. */
const notesOn = (kind: 'company' | 'job', facts: Parameters<typeof screeningInputOf>[1]) =>
  textRules.flatMap((rule) => rule(screeningInputOf(kind, facts)));

it('has enough of both', () => {
  expect(honestJobs.length).toBeGreaterThanOrEqual(30);
  expect(fraudulentJobs.length).toBeGreaterThanOrEqual(30);
});

it.each(honestJobs)('has nothing against an honest job: $description', (job) => {
  expect(notesOn('job', { ...sender, title: 'Dispatch rider', ...job })).toEqual([]);
});

it.each(fraudulentJobs)('sees what is wrong with: $description', ({ rules, ...job }) => {
  const found = notesOn('job', { ...sender, title: 'Dispatch rider', ...job });
  expect(found.map(({ rule }) => rule)).toEqual(expect.arrayContaining(rules));
});

it('has nothing against any demo company or job', () => {
  const companies = demoCompanies();
  const jobs = demoJobs();
  expect(companies.length + jobs.length).toBeGreaterThan(100);
  const found = [
    ...companies.flatMap(({ facts }) => notesOn('company', facts)),
    ...jobs.flatMap(({ facts }) => notesOn('job', facts)),
  ];
  expect(found).toEqual([]);
});
