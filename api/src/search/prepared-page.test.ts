import { seed } from '../../commands/seed/seed-listings.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { makeCompany, makeJob } from '../../test/make-listing.ts';
import { recordStatements } from '../../test/recorded-statements.ts';
import { plainSearch } from '../../test/plain-search.ts';
import { until } from '../../test/until.ts';

let api: TestApp;
let statements: string[];

const link = 'https://www.long-word.example.com/of-a/hundred-letters';

beforeAll(async () => {
  api = await startApp();
  statements = await recordStatements(api);
  await seed(api.em.fork(), 'company', 3_000, () => undefined);
  await seed(api.em.fork(), 'job', 3_000, () => undefined);
  const texts = [`Ẹ̀KÓ O’Key 100%_a\\b ${link}`, 'Zephyrine', 'Zephyrine riders', link.slice(0, -1)];
  for (const description of texts) {
    await makeCompany(api, { description });
    await makeJob(api, { description });
  }
  await api.sql('analyze company, job');
  for (const path of ['companies', 'jobs']) await untilSampled(path);
});
afterAll(() => api.close());

/** The first search of an api loads a sample of the words in use, from which later searches are planned. */
async function untilSampled(path: string): Promise<void> {
  await until(`the word sample of ${path}`, async () => {
    statements.length = 0;
    await api.http.get(`/api/${path}`).query({ q: 'riders' }).expect(200);
    return statements.length === 1;
  });
}

it.each([
  ...'the,deliver,lagos,ikeja,swift,motor,ride,zephyrine,zephyrine rid,the lagos'.split(','),
  ...'lagos ikeja motor,eko,Ẹ̀KÓ,o’key,100%,%_a\\b,100%_a,ẹ̀kó key'.split(','),
  link,
  link.slice(8),
  `${link} zephyrine`,
  'riders lagos ikeja motor',
])(
  'returns the listings with each word of %j in order, on the first and the second request',
  async (q) => {
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
  },
);
