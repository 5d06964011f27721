import { startApp, type TestApp } from '../../test/app.ts';

let api: TestApp;

beforeAll(async () => {
  api = await startApp();
});
afterAll(() => api.close());

// test/contract/list-dialect.test.ts holds for every list; these are the keys of companies, for visitors.
describe.each<[string, Record<string, string | string[]>]>([
  ['Unknown parameter: x', { x: '1' }],
  ['Unknown filter key: cacNumber', { filter: '{"cacNumber":"RC1"}' }],
  ['filter', { filter: '{"q":{"$ne":null}}' }],
  ['filter', { filter: '{"q":["a"]}' }],
  ['filter', { filter: '{"q":1}' }],
  ['filter', { filter: '{"q":"\\u0000"}' }],
  ['filter', { filter: '{"q":"\\ud800"}' }],
  ['filter', { filter: '{"service":["bike"]}' }],
  ['filter', { filter: '{"service":"ship"}' }],
  ['filter', { filter: '{"verified":"yes"}' }],
  ['filter', { filter: '{"verified":1}' }],
  ['status: only moderators', { filter: '{"status":"pending"}' }],
  ['status: only moderators', { status: 'pending' }],
  ['status', { status: 'deleted' }],
  ['q', { q: ['a', 'b'] }],
  ['q', { q: 'x'.repeat(201) }],
  ['q', { q: 'a\u0000b' }],
  ['q', { q: 'a\u202eb' }],
  ['q', { q: 'a b c d e f g h i j k' }],
  ['service', { service: 'all' }],
  ['service', { service: '' }],
  ['service', { service: ['bike', 'van'] }],
  ['verified', { verified: 'yes' }],
  ['sort: only moderators', { sort: '["email","ASC"]' }],
  ['sort: only moderators', { sort: '["ownerName","DESC"]' }],
])('rejects with a message about %s', (sentence, parameters) => {
  it(JSON.stringify(parameters).slice(0, 80), async () => {
    const { body, headers } = await api.http.get('/api/companies').query(parameters).expect(400);
    expect(body.message).toContain(sentence);
    expect(headers['content-type']).toContain('application/problem+json');
  });
});
