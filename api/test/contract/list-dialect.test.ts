import { startApp, type TestApp } from '../app.ts';
import { adminToken } from '../make-account.ts';
import { operations } from '../contract-check/contract.ts';
import { pollution } from './hostile.ts';
import { makeInState, states } from './states.ts';

let api: TestApp;
let token: string;

beforeAll(async () => {
  api = await startApp();
  token = await adminToken(api);
  for (const plural of ['companies', 'jobs'] as const) {
    for (const state of states) await makeInState(api, plural, state, token);
  }
});
afterAll(() => api.close());

/** Every list of openapi.json; they share one query syntax. */
const lists = operations.filter(({ operation }) =>
  operation.parameters?.some((one) => 'name' in one && one.name === 'range'),
);

const many = (value: string) => JSON.stringify({ id: Array(101).fill(value) });
const huge = `{"id":"${'x'.repeat(100_000)}"}`.slice(0, 12_000);

/** Invalid queries, and the parameter that the message must name. */
const refusals: [name: string, query: string | Record<string, string>][] = [
  ...['x', 'limit', 'page', '$or', 'email', 'cacNumber', 'filter[q]'].map(
    (name): [string, Record<string, string>] => [name, Object.fromEntries([[name, '1']])],
  ),
  ...[
    '',
    'x',
    '{',
    '[]',
    'null',
    '1',
    '"q"',
    '{"q":',
    "{'q':'a'}",
    '{"id":1}',
    '{"id":{}}',
    '{"id":[1]}',

    '{"id":"1 or 1=1"}',
    '{"id":{"$gt":""}}',
    '{"id":[["a"]]}',
    '{"id":null}',
    many(crypto.randomUUID()),

    '{"$or":[{"status":"pending"}]}',
    '{"$and":[]}',
    '{"$raw":"1=1"}',
    '{"email":{"$like":"a%"}}',

    '{"status_":"live"}',
    '{"cacNumber":"RC1"}',
    '{"searchText":"a"}',
    '{"1=1; --":"a"}',
    '{"":""}',

    '{"id":"\\u0000"}',
    '{"id":"\\ud800"}',
    huge,
    '['.repeat(4000),
    '{"a":'.repeat(900) + '1' + '}'.repeat(900),
    ...pollution,
  ].map((filter): [string, Record<string, string>] => ['filter', { filter }]),
  ...[
    '',
    'createdAt',
    '["createdAt"]',
    '["createdAt","ASC","x"]',
    '["createdAt","asc"]',
    '["createdAt",1]',

    '["createdAt","ASC; drop table company"]',
    '["cacNumber","ASC"]',
    '["search_text","ASC"]',
    '[["id"],"ASC"]',

    '["passwordHash","ASC"]',
    '["toString","ASC"]',
    '["__proto__","ASC"]',
    '["constructor","ASC"]',
    '{}',

    '["id; select 1","ASC"]',
    '["(select 1)","ASC"]',
    '["id\\u0000","ASC"]',
    '{"field":"id"}',
    '["created_at","ASC"]',
  ].map((sort): [string, Record<string, string>] => ['sort', { sort }]),
  ...[
    '',
    '0-10',
    '[]',
    '[0]',
    '[0,1,2]',
    '{}',
    'null',
    '[0,100]',
    '[-1,10]',
    '[10,9]',
    '[0,1e9]',
    '[0,NaN]',

    '[0,1000000000]',
    '[1000000000,1000000001]',
    '[0.5,10]',
    '[0,10.5]',
    '["0","10"]',
    '[null,null]',
    '[[0],[1]]',
    '[0,9007199254740993]',
    '[-9007199254740993,0]',
    '[0,1;drop table job]',
    '[true,false]',
  ].map((range): [string, Record<string, string>] => ['range', { range }]),
  ...['filter', 'sort', 'range'].flatMap((name): [string, string][] => [
    [name, `${name}=[0,1]&${name}=[0,1]`],
    [name, `${name}[]=[0,1]`],
    [name, `${name}[a]=1`],
  ]),
];

describe.each(lists)('$name', ({ path }) => {
  it.each(refusals)('refuses %s: %j', async (name, query) => {
    const request = api.http.get(path).query(query).auth(token, { type: 'bearer' });
    const { body } = await request.expect(400);
    expect(body.message).toContain(name);
  });

  it.each(['constructor', '__proto__'])('ignores a parameter called %s', async (name) => {
    const get = (query: string) =>
      api.http
        .get(path + query)
        .auth(token, { type: 'bearer' })
        .expect(200);
    expect((await get(`?${name}=1`)).body).toEqual((await get('')).body);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});
