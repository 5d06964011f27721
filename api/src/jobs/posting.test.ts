import { testApp } from '../../test/app.ts';
import { formOf } from '../../test/make-listing.ts';

const api = testApp();

const { accepted, rejected } = formOf(api, 'job');

it('names what to enter for each missing required field of a job', async () => {
  const { body } = await api.http.post('/api/jobs').send({}).expect(422);
  expect(body.errors).toEqual({
    title: 'Enter the job title',
    company: 'Enter the company name',
    location: 'Enter the location',
    type: 'Choose a job type: full-time, part-time or contract',
    description: 'Enter the description',
    email: 'Enter an email address in the correct format, like name@example.com',
    cacNumber: 'Enter the CAC number, for example RC 1234567',
    applyLink:
      'Enter the full web address of the page where people apply, for example https://example.com',
  });
});

it.each([
  ['one per line', 'Licence\r\n\r\n  Smartphone \nHelmet', ['Licence', 'Smartphone', 'Helmet']],
  ['a list', ['Licence', 'Smartphone\nHelmet'], ['Licence', 'Smartphone', 'Helmet']],
  ['an empty text', '', []],
  ['no value', undefined, []],
  [
    'words with a meaning in a PostgreSQL array literal',
    'null\n{NULL}\n"a\\b", c',
    ['null', '{NULL}', '"a\\b", c'],
  ],
  [
    'a list with bullets, typed or of Word',
    '- Licence\n\uF0B7\tHelmet\n* -20 °C store\n▪️ Vest\n✅ Boots \uF0E0 black',
    ['Licence', 'Helmet', '-20 °C store', 'Vest', 'Boots → black'],
  ],
])('accepts the requirements of a job: %s', async (_, requirements, lines) => {
  expect(await accepted({ requirements })).toMatchObject({ requirements: lines });
});

it('accepts 30 requirements of 300 characters and rejects more', async () => {
  await accepted({ requirements: Array(30).fill('x'.repeat(300)) });
  expect((await rejected({ requirements: Array(31).fill('x') })).requirements).toBe(
    'Enter 30 requirements or fewer, one per line',
  );
  expect((await rejected({ requirements: 'x'.repeat(301) })).requirements).toBe(
    'Each requirement must be 300 characters or fewer',
  );
});

it('accepts the three job types and the plans of jobs only', async () => {
  for (const type of ['full-time', 'part-time', 'contract']) await accepted({ type });
  expect(Object.keys(await rejected({ type: 'freelance', plan: 'free' }))).toEqual([
    'type',
    'plan',
  ]);
  expect(await accepted({ plan: 'premium' })).toMatchObject({
    wished_plan: 'premium',
    plan: 'basic',
  });
});

it.each([
  [{ state: 'jigawa', area: 'garki' }, 'jigawa/garki'],
  [{ state: 'lagos', area: 'Garki' }, 'lagos'],
  [{ state: 'oyo', area: 'Nowhere' }, 'oyo'],
  [{ state: '', area: 'Yaba' }, 'lagos/yaba'],
  [{ state: 'lagos', area: '' }, 'lagos/ikeja'],
  [{ state: 'oyo', area: '' }, 'oyo'],
  [{ place: '', state: '', area: '' }, 'lagos/ikeja'],
  [{ location: 'Lagos: Ikeja, Lekki and Yaba', state: 'lagos' }, 'lagos'],
])('puts a job with the choice %j in %s', async (choice, place) => {
  expect(await accepted({ location: 'Ikeja, Lagos', ...choice })).toMatchObject({ place });
});
