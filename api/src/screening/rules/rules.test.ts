import { demoCompanies, demoJobs } from '../../../commands/demo/rows.ts';
import boundaries from '../../../test/corpus/boundaries.json' with { type: 'json' };
import fraudulentJobs from '../../../test/corpus/fraudulent-jobs.json' with { type: 'json' };
import honestJobs from '../../../test/corpus/honest-jobs.json' with { type: 'json' };
import { type Facts, screeningInputOf } from '../screening-input.ts';
import { textNotes } from './rules.ts';

const company: Facts = {
  email: 'hello@swift.example',
  whatsapp: '+2348057654321',
  website: 'https://swift.example/',
};

/** A job without screening notes. */
const job: Facts = { email: 'jobs@swift.example', applyLink: 'https://swift.example/apply' };

const notesOn = (kind: 'company' | 'job' | 'inquiry', facts: Facts) =>
  textNotes(screeningInputOf(kind, facts));
const rulesOn = (...args: Parameters<typeof notesOn>) => notesOn(...args).map(({ rule }) => rule);

it.each(boundaries)(
  '$rule: notes $noted ($wrong), and not $notNoted ($right)',
  ({ rule, wrong, right }) => {
    expect(rulesOn('job', { ...job, ...wrong })).toContain(rule);
    expect(rulesOn('job', { ...job, ...right })).not.toContain(rule);
  },
);

it.each([
  ['DНL Express', 'alert'],
  ['Bilal بلال Express', 'notice'],
])('takes the letters of another alphabet in %s as one of severity %s', (company, severity) => {
  expect(notesOn('job', { ...job, company })).toMatchObject([{ rule: 'other_letters', severity }]);
});

it('takes a company with the name of this site for an imitation', () => {
  for (const name of ['Naija Dispatch Support', 'NAIJA-DISPATCH Riders', 'NaijaDispatchSupport'])
    expect(rulesOn('company', { ...company, name })).toEqual(['site_name']);
  expect(rulesOn('job', { ...job, company: 'Naija Dispatch' })).toEqual(['site_name']);
  for (const name of ['Naija Express Dispatch', 'Dispatch Hub Naija'])
    expect(rulesOn('company', { ...company, name })).toEqual([]);
  const others = { title: 'Riders for all Naija', company: 'Dispatch Masters' };
  expect(rulesOn('job', { ...job, ...others })).toEqual([]);
});

it('quotes the text and says what to check', () => {
  const [note] = notesOn('job', { ...job, description: 'You pay ₦5,000 now for the form.' });
  expect(note).toEqual({
    rule: 'fee',
    severity: 'alert',
    message:
      'Applicants seem to be asked for money: “pay ₦5,000 now for the form”. Read the whole text: an employer pays, so reject it if people have to pay to get this job.',
    related: null,
  });
});

it.each([
  ['company', { ...company, description: 'Registration fee for traders: N2,000.' }, []],
  ['company', { ...company, category: 'Bikes, 0803 123 4567' }, ['contact_in_text']],
  ['inquiry', { email: 'a@b.example', message: 'Call me: 0803 123 4567' }, []],
] as const)('notes on a %s only what is odd there: %j', (kind, facts, rules) => {
  expect(rulesOn(kind, facts)).toEqual(rules);
});

const fromForm = (seconds: number | null, trapped = false) =>
  textNotes(screeningInputOf('job', job, { seconds, trapped }));

it('notes a form sent in less than 3 seconds, not one sent after 3', () => {
  expect(fromForm(2.9).map(({ message }) => message)).toEqual([
    'It was sent 2.9 seconds after the form was first opened: faster than people type. Check that the rest makes sense.',
  ]);
  expect(fromForm(0.2)[0]?.message).toContain('less than a second');
  expect(fromForm(3)).toEqual([]);
});

it('keeps notes on long repetitive texts under 500 characters', () => {
  const odd = [
    'pay '.repeat(2_500),
    `${'no a '.repeat(2_000)}registration fee`,
    'N1,'.repeat(3_300),
    'registration and '.repeat(580),
    '0 '.repeat(5_000),
    'a.'.repeat(5_000),
    `pay${' '.repeat(9_900)}form`,
    'do not pay before interview '.repeat(350),
    '-'.repeat(10_000),
    'a@'.repeat(5_000),
    'http://a.example/b'.repeat(500),
    'form na n5,000 '.repeat(660),
  ];
  for (const description of odd) {
    const notes = notesOn('job', { ...job, description, requirements: odd.slice(0, 3) });
    for (const { message } of notes) expect(message.length).toBeLessThan(500);
  }
});

it.each(honestJobs)('notes nothing on the honest job: $description', (facts) => {
  expect(rulesOn('job', { ...job, title: 'Dispatch rider', ...facts })).toEqual([]);
});

it.each(fraudulentJobs)('notes the fraudulent job: $description', ({ rules, ...facts }) => {
  const found = rulesOn('job', { ...job, title: 'Dispatch rider', ...facts });
  expect(found).toEqual(expect.arrayContaining(rules));
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
