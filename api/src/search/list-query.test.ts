import { moderatedApp } from '../../test/make-account.ts';
import { inDays, makeCompany, makeJob, pending } from '../../test/make-listing.ts';

const { api, as } = moderatedApp();
const listed: string[] = [];

beforeAll(async () => {
  for (const name of ['Bee', 'Ant', 'Cow']) {
    listed.push((await makeCompany(api, { name, approvedAt: inDays(-listed.length) })).id);
  }
  await makeCompany(api, { ...pending, name: 'Pending' });
  await makeCompany(api, { name: 'Ended', expiresAt: inDays(-1) });
});

const list = (parameters: Record<string, string | string[]>, path = '/api/companies') =>
  api.http.get(path).query(parameters);
const names = ({ body }: { body: { name: string }[] }) => body.map(({ name }) => name);

it('A list returns every public listing with Content-Range', async () => {
  const answer = await api.http.get('/api/companies').expect(200);
  expect(names(answer)).toEqual(['Bee', 'Ant', 'Cow']);
  expect(answer.headers['content-range']).toBe('companies 0-2/3');
  expect(answer.headers.link).toBeUndefined();
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
});

it('A list returns a page with links to the next and the previous one', async () => {
  const answer = await list({ range: '[1,1]', sort: '["name","ASC"]', verified: 'true' }).expect(
    200,
  );
  expect(names(answer)).toEqual(['Bee']);
  expect(answer.headers['content-range']).toBe('companies 1-1/3');
  const [next, previous] = [...(answer.headers.link ?? '').matchAll(/<([^>]+)>; rel="(\w+)"/g)];
  expect([next?.[2], previous?.[2]]).toEqual(['next', 'prev']);
  expect(names(await api.http.get(`/api/companies${next?.[1]}`).expect(200))).toEqual(['Cow']);
  expect(names(await api.http.get(`/api/companies${previous?.[1]}`).expect(200))).toEqual(['Ant']);
});

it('A page behind a cursor has no link to a page that nobody may ask for by its range', async () => {
  const [first] = (await list({ range: '[0,0]' })).headers.link?.match(/(?<=after=)[^>]+/) ?? [];
  const at = async (start: number) => {
    const range = JSON.stringify([start, start]);
    return (await list({ range, after: first! }).expect(200)).headers.link ?? '';
  };
  expect(await at(100_001)).toContain('rel="prev"');
  expect(await at(100_002)).not.toContain('rel="prev"');
});

it.each([
  ['a search without a match', { q: 'zzzzzz' }, 0],
  ['a page beyond the last one', { range: '[10,19]' }, 3],
])('A list returns an empty list and the total for %s', async (_, query, total) => {
  const { body, headers } = await list(query).expect(200);
  expect([body, headers['content-range']]).toEqual([[], `companies */${total}`]);
});

it('A list returns what was approved or changed at a time or later', async () => {
  const since = async (updatedSince: string) => names(await list({ updatedSince }).expect(200));
  const [ant] = await api.column(`select wire_time(approved_at) from company where name = 'Ant'`);
  const after = new Date(Date.parse(ant!) + 1).toISOString();
  expect([await since(ant!), await since(after)]).toEqual([['Bee', 'Ant'], ['Bee']]);
  const change = (column: string) =>
    api.sql(`update company set ${column} where name = 'Cow' returning id`);
  await change("updated_at = '2040-01-01Z'");
  expect(await since('2040-01-01T00:00:00Z')).toEqual(['Cow']);
  expect(await since('2040-01-01T23:00:00+23:00')).toEqual(['Cow']);
  // As Python's isoformat() and .NET's "o" write it.
  expect(await since('2040-01-01T00:00:00.000000+00:00')).toEqual(['Cow']);
  expect(await since('2040-01-01T00:00:00.0000000+00:00')).toEqual(['Cow']);
  expect(await since('2040-01-01T00:00:00.001Z')).toEqual([]);
  // Nothing of it is public but the description.
  await change("views = 9, owner_name = 'Ada', website = null, notes = '[]'");
  expect(await since('2040-01-01T00:00:00Z')).toEqual(['Cow']);
  await change("description = 'Same-day delivery!'");
  expect(await since('2040-01-01T00:00:00Z')).toEqual([]);
  const [{ updatedAt }] = (await list({ q: 'cow' })).body;
  expect(await since(updatedAt)).toEqual(['Cow']);
});

it.each<[Record<string, string>, string[]]>([
  [{ sort: '["name","ASC"]' }, ['Ant', 'Bee', 'Cow']],
  [{ sort: '["name","DESC"]' }, ['Cow', 'Bee', 'Ant']],
  [{ filter: '{"q":"ant"}' }, ['Ant']],
  [{ q: 'ant' }, ['Ant']],
  [{ q: '' }, ['Bee', 'Ant', 'Cow']],
  [{ q: ' ant\r\n' }, ['Ant']],
  [{ filter: '{"q":"\\tant\\u2028"}' }, ['Ant']],
  [{ q: 'bee', filter: '{"q":"cow"}' }, ['Cow']],
  [{ service: 'van' }, []],
  [{ verified: 'false' }, []],
  [{ filter: '{"verified":true,"service":"bike"}' }, ['Bee', 'Ant', 'Cow']],
  [{ filter: '{"id":[]}' }, []],
])('A company list with %j has %j', async (parameters, expected) => {
  expect(names(await list(parameters).expect(200))).toEqual(expected);
});

it('A list returns the public ones of a list of ids', async () => {
  const [pending] = await api.column(`select id from company where status = 'pending'`);
  const wanted = [listed[2], pending, crypto.randomUUID()];
  const filter = JSON.stringify({ id: wanted });
  expect(names(await list({ filter }).expect(200))).toEqual(['Cow']);
  const records = await as('get', '/companies').query({ filter }).expect(200);
  expect(names(records).sort()).toEqual(['Cow', 'Pending']);
});

it('A list lets moderators sort by fields that only they see', async () => {
  for (const field of ['status', 'ownerName', 'email', 'expiresAt', 'views', 'plan']) {
    const sort = JSON.stringify([field, 'DESC']);
    const { body } = await as('get', '/companies').query({ sort }).expect(200);
    expect(body).toHaveLength(3);
  }
});

it('A list accepts the same query dialect for jobs', async () => {
  await makeJob(api, { title: 'Rider', location: 'Abuja', type: 'contract' });
  await makeJob(api, { title: 'Driver', location: 'Îkeja, Lagos', type: 'full-time' });
  const titles = async (parameters: Record<string, string>) =>
    (await list(parameters, '/api/jobs').expect(200)).body.map(
      ({ title }: { title: string }) => title,
    );
  expect(await titles({ type: 'contract' })).toEqual(['Rider']);
  expect(await titles({ location: 'lagos' })).toEqual(['Driver']);
  expect(await titles({ location: 'IKEJA' })).toEqual(['Driver']);
  expect(await titles({ location: '' })).toHaveLength(2);
  expect(await titles({ location: 'Rider' })).toEqual([]);
  expect(await titles({ sort: '["title","ASC"]' })).toEqual(['Driver', 'Rider']);
  expect(await titles({ minPay: '120000' })).toHaveLength(2);
  expect(await titles({ minPay: '120001' })).toEqual([]);
  await list({ type: 'freelance' }, '/api/jobs').expect(400);
  await list({ service: 'bike' }, '/api/jobs').expect(400);
  const { headers } = await list({ range: '[0,0]' }, '/api/jobs').expect(200);
  expect(headers['content-range']).toBe('jobs 0-0/2');
});

// test/contract/list-dialect.test.ts holds for every list; these are the keys of companies, for visitors.
describe.each<[string, Record<string, string | string[]>]>([
  ['updatedSince must be from 1970 to 9998', { updatedSince: '9999-12-31T00:00:00Z' }],
  ['except must be at most 100 UUIDs', { except: '1' }],
  ['Unknown filter key: cacNumber. filter must be JSON such', { filter: '{"cacNumber":"RC1"}' }],
  ['filter: Give q as one text', { filter: '{"q":{"$ne":null}}' }],
  ['filter: q must not contain', { filter: '{"q":"\\ud800"}' }],
  ['filter: service must be bike, van or air', { filter: '{"service":"ship"}' }],
  ['filter: There is no such place', { filter: '{"place":"lagos/nowhere"}' }],
  ['filter: verified must be true or false', { filter: '{"verified":"yes"}' }],
  ['status: only moderators', { filter: '{"status":"pending"}' }],
  ['status', { status: 'deleted' }],
  ['q', { q: ['a', 'b'] }],
  ['q', { q: 'x'.repeat(201) }],
  ['q', { q: 'a\u0000b' }],
  ['q', { q: 'a\u202eb' }],
  ['service', { service: '' }],
  ['service', { service: ['bike', 'van'] }],
  ['verified', { verified: 'yes' }],
  ['sort: only moderators', { sort: '["email","ASC"]' }],
])('a company list rejected with a message about %s', (sentence, parameters) => {
  it(`for ${JSON.stringify(parameters).slice(0, 80)}`, async () => {
    const { body, headers } = await list(parameters).expect(400);
    expect(body.message).toContain(sentence);
    expect(headers['content-type']).toContain('application/problem+json');
  });
});
