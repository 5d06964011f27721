import { seed } from '../../commands/seed/seed-listings.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { makeCompany, makeJob } from '../../test/make-listing.ts';
import { plainSearch } from '../../test/plain-search.ts';

let api: TestApp;

beforeAll(async () => {
  api = await startApp();
  await seed(api.em.fork(), 'company', 3_000, () => undefined);
  await seed(api.em.fork(), 'job', 3_000, () => undefined);
  // Beyond the rows that are scanned first.
  const last = { plan: 'free' as const, approvedAt: new Date('2020-01-01') };
  await makeCompany(api, { ...last, name: 'Xq Riders', description: 'O’k-z & Ẹ̀ß 100% a_b' });
  await makeJob(api, { ...last, plan: 'basic', title: 'Xq', description: 'R&D', location: 'Xq' });
});
afterAll(() => api.close());

it.each([
  ...'a,q,x,xq,qx,la,ik,e a,xq ri,ikeja xq,riders la,xq lagos'.split(','),
  ...'-,k-z,o’k,ẹ,ß,%,100%,a_b,_,&,a 1,of ik la ri,zz zz'.split(','),
])('returns the listings with each word of %j in order', async (q) => {
  for (const [path, table] of [
    ['companies', 'company'],
    ['jobs', 'job'],
  ] as const) {
    const expected = await plainSearch(api, table, q.split(' '));
    for (const first of [0, 20]) {
      const range = JSON.stringify([first, first + 19]);
      const { body, headers } = await api.http.get(`/api/${path}`).query({ q, range }).expect(200);
      const ids = body.map(({ id }: { id: string }) => id);
      expect(ids).toEqual(expected.slice(first, first + 20));
      const total = Number.parseInt(headers['content-range']?.split('/')[1] ?? '', 10);
      expect(total).toBe(Math.min(expected.length, 1_000));
    }
  }
});

it('finds short words in a sorted list', async () => {
  const query = { q: 'xq', sort: '["name","ASC"]' };
  const { body } = await api.http.get('/api/companies').query(query).expect(200);
  expect(body.map(({ name }: { name: string }) => name)).toEqual(['Xq Riders']);
});

it('finds a location of two letters', async () => {
  const { body } = await api.http.get('/api/jobs?location=xq').expect(200);
  expect(body.map(({ title }: { title: string }) => title)).toEqual(['Xq']);
});
