import { seed } from '../../commands/seed/seed-listings.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { makeCompany, makeJob } from '../../test/make-listing.ts';
import { type Noted, noteStatements } from '../../test/noted-statements.ts';
import { plainSearch } from '../../test/plain-search.ts';

let api: TestApp;
let asked: Noted[];

const link = 'https://www.long-word.example.com/of-a/hundred-letters';

beforeAll(async () => {
  api = await startApp();
  asked = await noteStatements(api);
  await seed(api.em.fork(), 'company', 3_000, () => undefined);
  await seed(api.em.fork(), 'job', 3_000, () => undefined);
  const texts = [`Ẹ̀KÓ O’Key 100%_a\\b ${link}`, 'Zephyrine', 'Zephyrine riders', link.slice(0, -1)];
  for (const description of texts) {
    await makeCompany(api, { description });
    await makeJob(api, { description });
  }
  await api.sql('analyze company, job');
  for (const path of ['companies', 'jobs']) await untilSampled(path);
}, 60_000);
afterAll(() => api.close());

/** The name of the statement that finds the page of a search, undefined where it is planned anew. */
async function nameFor(path: string, query: object): Promise<string | undefined> {
  asked.length = 0;
  await api.http.get(`/api/${path}`).query(query).expect(200);
  return asked.find(({ text }) => text.includes('json_agg(entry)'))?.name;
}

async function untilSampled(path: string): Promise<void> {
  for (let tries = 0; !(await nameFor(path, { q: 'riders' })); tries += 1) {
    if (tries > 100) throw new Error('The api takes no sample.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

it.each([
  ...['the', 'deliver', 'lagos', 'ikeja', 'swift', 'motor', 'ride', 'zephyrine', 'zephyrine rid'],
  ...[
    'the lagos',
    'lagos ikeja motor',
    'eko',
    'Ẹ̀KÓ',
    'o’key',
    '100%',
    '%_a\\b',
    '100%_a',
    'ẹ̀kó key',
  ],
  ...[link, link.slice(8), `${link} zephyrine`, 'riders lagos ikeja motor'],
])('finds for %j what has each word, in order, the first time and again', async (q) => {
  for (const [path, table] of [
    ['companies', 'company'],
    ['jobs', 'job'],
  ] as const) {
    const expected = await plainSearch(api, table, q.split(' '));
    for (const _ of ['first', 'again']) {
      const query = { q, range: '[0,19]' };
      const { body, headers } = await api.http.get(`/api/${path}`).query(query).expect(200);
      expect(body.map(({ id }: { id: string }) => id)).toEqual(expected.slice(0, 20));
      const shown = expected.length > 1_000 ? '1000+' : String(expected.length);
      expect(headers['content-range']?.split('/')[1]).toBe(shown);
    }
  }
});

it('looks for common words in the list as it goes by, and for others in the index', async () => {
  const range = '[0,19]';
  const common = { q: 'and', range };
  expect(await nameFor('companies', { q: 'zephyrine', range })).toBe(
    'company list 20 with 1 by index',
  );
  expect(await nameFor('companies', common)).toMatch(
    /^company list 20 with 1 by list counted (list|index)$/,
  );
  expect(await nameFor('companies', common)).toBe('company list 20 with 1 by list');
  expect(await nameFor('jobs', { q: 'zephyrine riders', range })).toBe(
    'job list 20 with 2 by index',
  );
});

it.each([
  ['other pages', { q: 'riders', range: '[20,39]' }],
  ['unusual pages', { q: 'riders', range: '[0,6]' }],
  ['sorted searches', { q: 'riders', sort: '["name","ASC"]' }],
  ['searches among some', { q: 'riders', service: 'van' }],
  ['short words', { q: 'riders la', range: '[0,19]' }],
  ['many words', { q: 'riders lagos ikeja motor', range: '[0,19]' }],
])('plans %s anew', async (_, query) => {
  expect(await nameFor('companies', query)).toBeUndefined();
});
