import { startApp, type TestApp } from '../../test/app.ts';
import { posting } from '../../test/make-listing.ts';

let api: TestApp;

beforeAll(async () => {
  api = await startApp();
});
afterAll(() => api.close());

const post = (fields: object) => api.http.post('/api/jobs').send({ ...posting, ...fields });

async function kept(fields: object) {
  const { body } = await post(fields).expect(201);
  const [row] = await api.sql('select * from job where id = ?', [body.id]);
  return row ?? {};
}

async function refused(fields: object): Promise<Record<string, string>> {
  return (await post(fields).expect(422)).body.errors;
}

it('says for every field that has to be there what to enter', async () => {
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
  ['nothing', '', []],
  ['nothing at all', undefined, []],
  [
    'words that mean something to PostgreSQL',
    'null\n{NULL}\n"a\\b", c',
    ['null', '{NULL}', '"a\\b", c'],
  ],
  [
    'a list drawn by hand',
    '- Licence\n• Helmet\n* -20 °C store',
    ['Licence', 'Helmet', '-20 °C store'],
  ],
])('takes requirements as %s', async (_, requirements, lines) => {
  expect(await kept({ requirements })).toMatchObject({ requirements: lines });
});

it('takes requirements from several fields of a form of one name', async () => {
  const form = Object.entries(posting).reduce(
    (form, [name, value]) => form.field(name, value),
    api.http.post('/api/jobs'),
  );
  const { body } = await form
    .field('requirements', 'Licence')
    .field('requirements', 'Helmet')
    .expect(201);
  const [row] = await api.sql('select requirements from job where id = ?', [body.id]);
  expect(row).toEqual({ requirements: ['Licence', 'Helmet'] });
});

it('takes 30 requirements of 300 characters and no more', async () => {
  await kept({ requirements: Array(30).fill('x'.repeat(300)) });
  expect((await refused({ requirements: Array(31).fill('x') })).requirements).toBe(
    'Enter 30 requirements or fewer, one per line',
  );
  expect((await refused({ requirements: 'x'.repeat(301) })).requirements).toBe(
    'Each requirement must be 300 characters or fewer',
  );
  expect(Object.keys(await refused({ requirements: ['a\u202eb'] }))).toEqual(['requirements']);
});

it.each([
  ['title', 120],
  ['company', 120],
  ['location', 120],
  ['salary', 80],
  ['description', 10_000],
])('takes a %s of %i characters and no more', async (field, max) => {
  await kept({ [field]: 'a'.repeat(max) });
  expect(Object.keys(await refused({ [field]: 'a'.repeat(max + 1) }))).toEqual([field]);
});

it('keeps the page where people apply as its parsed address, and only if it is a web page', async () => {
  expect(await kept({ applyLink: ' https://Swift.example.com/apply?a=1#b ' })).toMatchObject({
    apply_link: 'https://swift.example.com/apply?a=1#b',
  });
  for (const applyLink of ['javascript:alert(1)', 'mailto:a@example.com', 'see our page', '']) {
    expect(Object.keys(await refused({ applyLink }))).toEqual(['applyLink']);
  }
});

it('knows three types of job and three plans', async () => {
  for (const type of ['full-time', 'part-time', 'contract']) await kept({ type });
  expect(Object.keys(await refused({ type: 'freelance', plan: 'free' }))).toEqual(['type', 'plan']);
  expect(await kept({ plan: 'premium' })).toMatchObject({ wished_plan: 'premium', plan: 'basic' });
});
