import { startApp, type TestApp } from '../app.ts';
import { adminToken, makeAdmin } from '../make-account.ts';
import { access } from './access.ts';
import { canary, contact, makeCanaries, withoutCanary } from './canaries.ts';
import { operations } from './contract.ts';
import { pluralOf } from './states.ts';

let api: TestApp;
let ids: Awaited<ReturnType<typeof makeCanaries>>;
let account: string;

beforeAll(async () => {
  api = await startApp();
  account = await adminToken(api, await makeAdmin(api, { isAdmin: false }));
  ids = await makeCanaries(api);
});
afterAll(() => api.close());

it('knows every column that is not public', async () => {
  expect(await withoutCanary(api)).toEqual([]);
});

it('would be found in each way of writing a phone number', () => {
  for (const phone of ['+2348099911122', '08099911122', '0809 991 1122', '+234 (809) 991-1122']) {
    expect(phone).toMatch(canary);
  }
  expect(JSON.stringify(contact)).toMatch(canary);
});

/** The calls that anybody may make to read, and the pages of the api. */
const reading = operations.filter(
  ({ name, method }) => method === 'get' && access[name]?.nobody[0] !== 401,
);
const pages = ['/api/openapi.json', '/api/docs', '/api/docs/errors', '/api/nothing'];

/** What the public asks lists for in the hope of more. */
const questions = [
  ...[
    '',
    '?q=canary',
    '?q=canray',
    '?q=70017001',
    '?q=8099911122',
    '?location=canary',
    '?service=bike',
  ],
  ...['?filter={"q":"canary-contact@example.com"}', '?sort=["email","ASC"]', '?status=pending'],
  ...[
    '?sort=["createdAt","DESC"]',
    '?verified=false',
    '?range=[0,99]',
    '?range=[1,99]',
    '?email=canary',
  ],
];

const read = async (path: string, token?: string) => {
  const request = api.http.get(encodeURI(path));
  return token ? request.auth(token, { type: 'bearer' }) : request;
};

/** All of an answer; of the page of a company that is public without how to reach it. */
function seen({ headers, text, body }: Awaited<ReturnType<typeof read>>, path: string): string {
  const [live] = ids.companies;
  if (path !== `/api/companies/${live}`) return JSON.stringify(headers) + text;
  expect(body).toMatchObject(contact);
  return JSON.stringify({ ...headers, ...body, email: '', phone: '', address: '' });
}

it.each(reading)('$name shows nobody what is not public', async ({ path }) => {
  const paths = path.includes('{id}')
    ? ids[pluralOf({ path })].map((id) => path.replace('{id}', id))
    : questions.map((question) => path + question);
  for (const each of paths) {
    for (const token of [undefined, account]) {
      const answer = await read(each, token);
      expect(seen(answer, each)).not.toMatch(canary);
    }
  }
});

it.each(pages)('%s has nothing that is not public', async (path) => {
  const answer = await read(path);
  expect(seen(answer, path)).not.toMatch(canary);
});
