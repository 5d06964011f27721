import { startApp, type TestApp } from '../../test/app.ts';
import { makeCompany, makeJob } from '../../test/make-listing.ts';
import { noteStatements } from '../../test/noted-statements.ts';

let api: TestApp;
let asked: string[];

beforeAll(async () => {
  api = await startApp();
  asked = await noteStatements(api);
  // The first searches of an api also ask for a sample of what words there are.
  for (const path of ['companies', 'jobs']) await api.http.get(`/api/${path}?q=swift`).expect(200);
});
afterAll(() => api.close());

async function statementsOf(path: string): Promise<number> {
  asked.length = 0;
  await api.http.get(path).expect(200);
  return asked.length;
}

it.each([
  ['a list', '/api/companies', 1],
  ['a list of one service', '/api/companies?service=bike', 1],
  ['the end of a list', '/api/jobs?range=[2,99]', 1],
  ['a search', '/api/companies?q=swift', 1],
  ['a search for two letters', '/api/companies?q=sw', 1],
  ['a search with a typing error', '/api/companies?q=swfit', 3],
  ['a search for what is not even nearly there', '/api/companies?q=xyzzyplugh', 2],
  ['a search for two letters that are nowhere', '/api/companies?q=qx', 1],
  ['the figures', '/api/stats', 1],
])('asks the database for %s as often as it has to', async (_, path, most) => {
  for (let count = 0; count < 5; count += 1) await makeJob(api);
  await makeCompany(api);
  expect(await statementsOf(path)).toBe(most);
  expect(await statementsOf(path)).toBe(most);
});

it('counts once what is more than a page, until something changes', async () => {
  await makeCompany(api);
  await makeCompany(api);
  const path = '/api/companies?range=[0,0]';
  expect([await statementsOf(path), await statementsOf(path)]).toEqual([2, 1]);
  await makeCompany(api);
  expect([await statementsOf(path), await statementsOf(path)]).toEqual([2, 1]);
});

it('asks the database once for one listing', async () => {
  const { id } = await makeCompany(api);
  expect(await statementsOf(`/api/companies/${id}`)).toBe(1);
});
