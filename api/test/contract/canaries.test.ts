import { testApp } from '../app.ts';
import { adminToken, makeAdmin } from '../make-account.ts';
import { access } from './access.ts';
import { canary, contact, makeCanaries, userColumnsWithoutCanary } from './canaries.ts';
import { operations } from '../contract-check/contract.ts';
import { pluralOf } from './states.ts';

const api = testApp();
let ids: Awaited<ReturnType<typeof makeCanaries>>;
let account: string;

beforeAll(async () => {
  account = await adminToken(api, await makeAdmin(api, { isAdmin: false }));
  ids = await makeCanaries(api);
});

it('has canaries in every column with texts of users', async () => {
  expect(await userColumnsWithoutCanary(api)).toEqual([]);
});

const publicReads = operations.filter(
  ({ name, method }) => method === 'get' && access[name]?.anonymous[0] !== 401,
);
const pages = ['/api/openapi.json', '/api/docs', '/api/docs/errors', '/api/nothing'];

/** Queries that try to find non-public data. */
const queries = [
  '',
  '?q=canary',
  '?q=canray',
  '?q=70017001',
  '?q=8099911122',
  '?location=canary',
  '?service=bike',
  '?filter={"q":"canary-contact@example.com"}',
  '?sort=["email","ASC"]',
  '?status=pending',
  '?sort=["createdAt","DESC"]',
  '?verified=false',
  '?range=[0,99]',
  '?range=[1,99]',
  '?email=canary',
];

const read = async (path: string, token?: string) => {
  const request = api.http.get(encodeURI(path));
  return token ? request.auth(token, { type: 'bearer' }) : request;
};

/** The whole response, but for the contact of the live company, which its own page may show. */
function contentOf({ headers, text, body }: Awaited<ReturnType<typeof read>>, path: string) {
  const [live] = ids.companies;
  // The reading of a search repeats its words.
  if (path !== `/api/companies/${live}`)
    return JSON.stringify({ ...headers, understood: '' }) + text;
  expect(body).toMatchObject(contact);
  return JSON.stringify({ ...headers, ...body, email: '', phone: '', address: '' });
}

it.each(publicReads)('$name has no canary in its response', async ({ path }) => {
  const paths = path.includes('{id}')
    ? ids[pluralOf({ path })].map((id) => path.replace('{id}', id))
    : queries.map((query) => path + query);
  for (const each of paths) {
    for (const token of [undefined, account]) {
      const answer = await read(each, token);
      expect(contentOf(answer, each)).not.toMatch(canary);
    }
  }
});

it.each(pages)('%s has no canary', async (path) => {
  expect(contentOf(await read(path), path)).not.toMatch(canary);
});
