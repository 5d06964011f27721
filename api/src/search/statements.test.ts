import { startApp, type TestApp } from '../../test/app.ts';
import { makeCompany, makeJob } from '../../test/make-listing.ts';
import { recordStatements } from '../../test/recorded-statements.ts';

let api: TestApp;
let statements: string[];

beforeAll(async () => {
  api = await startApp();
  statements = await recordStatements(api);
  // The first search of a table also takes the sample of words.
  for (const path of ['companies', 'jobs']) await api.http.get(`/api/${path}?q=swift`).expect(200);
});
afterAll(() => api.close());

async function statementsOf(path: string): Promise<number> {
  statements.length = 0;
  await api.http.get(path).expect(200);
  return statements.length;
}

it.each([
  ['a list', '/api/companies', 1],
  ['a list of one service', '/api/companies?service=bike', 1],
  ['the end of a list', '/api/jobs?range=[2,99]', 1],
  ['a search', '/api/companies?q=swift', 1],
  ['a search for two letters', '/api/companies?q=sw', 1],
  ['a search with a typing error', '/api/companies?q=swfit', 3],
  ['a search without even a similar match', '/api/companies?q=xyzzyplugh', 2],
  ['a search for two letters without a match', '/api/companies?q=qx', 1],
  ['the figures', '/api/stats', 1],
])('runs a fixed number of statements for %s', async (_, path, expected) => {
  for (let count = 0; count < 5; count += 1) await makeJob(api);
  await makeCompany(api);
  expect(await statementsOf(path)).toBe(expected);
  expect(await statementsOf(path)).toBe(expected);
});

it('counts more than a page once, until a listing changes', async () => {
  await makeCompany(api);
  await makeCompany(api);
  const path = '/api/companies?range=[0,0]';
  expect([await statementsOf(path), await statementsOf(path)]).toEqual([2, 1]);
  await makeCompany(api);
  expect([await statementsOf(path), await statementsOf(path)]).toEqual([2, 1]);
});

it('runs one statement for one listing', async () => {
  const { id } = await makeCompany(api);
  expect(await statementsOf(`/api/companies/${id}`)).toBe(1);
});
