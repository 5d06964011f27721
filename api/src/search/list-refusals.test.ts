import { startApp, type TestApp } from '../../test/app.ts';

let api: TestApp;

beforeAll(async () => {
  api = await startApp();
});
afterAll(() => api.close());

const deep = '['.repeat(1000) + ']'.repeat(1000);

describe.each<[string, Record<string, string | string[]>]>([
  ['Unknown parameter: x', { x: '1' }],
  ['Unknown parameter: limit', { limit: '10' }],
  ['Unknown parameter: email', { email: 'a@b.c' }],
  ['Unknown parameter: $or', { $or: '[]' }],
  ['Unknown filter key: email', { filter: '{"email":{"$like":"a%"}}' }],
  ['Unknown filter key: status_', { filter: '{"status_":"live"}' }],
  ['Unknown filter key: $or', { filter: '{"$or":[{"status":"pending"}]}' }],
  ['Unknown filter key: $and', { filter: '{"$and":[]}' }],
  ['Unknown filter key: cacNumber', { filter: '{"cacNumber":"RC1"}' }],
  ['Unknown filter key: constructor', { filter: '{"constructor":{"prototype":{"x":1}}}' }],
  ['filter', { filter: '{"__proto__":{"x":1}}' }],
  ['filter', { filter: 'nonsense' }],
  ['filter', { filter: '{"q":' }],
  ['filter', { filter: '[]' }],
  ['filter', { filter: 'null' }],
  ['filter', { filter: '"q"' }],
  ['filter', { filter: deep }],
  ['filter', { filter: `{"q":"${'x'.repeat(9000)}"}` }],
  ['filter', { filter: ['{"q":"a"}', '{"q":"b"}'] }],
  ['filter', { filter: '{"q":{"$ne":null}}' }],
  ['filter', { filter: '{"q":["a"]}' }],
  ['filter', { filter: '{"q":1}' }],
  ['filter', { filter: '{"q":"\\u0000"}' }],
  ['filter', { filter: '{"q":"\\ud800"}' }],
  ['filter', { filter: '{"id":"1 or 1=1"}' }],
  ['filter', { filter: '{"id":{"$gt":""}}' }],
  ['filter', { filter: '{"id":[1]}' }],
  ['filter', { filter: JSON.stringify({ id: Array(101).fill(crypto.randomUUID()) }) }],
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
  ['sort', { sort: 'name' }],
  ['sort', { sort: '["name"]' }],
  ['sort', { sort: '["name","ASC","x"]' }],
  ['sort', { sort: '["name","asc"]' }],
  ['sort', { sort: '["name","ASC; drop table company"]' }],
  ['sort', { sort: '["cacNumber","ASC"]' }],
  ['sort', { sort: '["searchText","ASC"]' }],
  ['sort', { sort: '["toString","ASC"]' }],
  ['sort', { sort: '["__proto__","ASC"]' }],
  ['sort', { sort: '["name; select 1","ASC"]' }],
  ['sort: only moderators', { sort: '["email","ASC"]' }],
  ['sort: only moderators', { sort: '["ownerName","DESC"]' }],
  ['sort', { sort: ['["name","ASC"]', '["name","DESC"]'] }],
  ['range', { range: '[0,100]' }],
  ['range', { range: '[-1,10]' }],
  ['range', { range: '[10,9]' }],
  ['range', { range: '[0,1000000000]' }],
  ['range', { range: '[1000000000,1000000001]' }],
  ['range', { range: '[0.5,10]' }],
  ['range', { range: '["0","10"]' }],
  ['range', { range: '[0]' }],
  ['range', { range: '[0,1,2]' }],
  ['range', { range: '{}' }],
  ['range', { range: '0-10' }],
  ['range', { range: '[0,1e9]' }],
  ['range', { range: '[null,null]' }],
])('rejects with a message about %s', (sentence, parameters) => {
  it(JSON.stringify(parameters).slice(0, 80), async () => {
    const { body, headers } = await api.http.get('/api/companies').query(parameters).expect(400);
    expect(body.message).toContain(sentence);
    expect(headers['content-type']).toContain('application/problem+json');
  });
});
