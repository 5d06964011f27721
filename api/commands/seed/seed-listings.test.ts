import { startApp, type TestApp } from '../../test/app.ts';
import { seed } from './seed-listings.ts';

let api: TestApp;

beforeAll(async () => {
  api = await startApp();
});

afterAll(() => api.close());

describe('the seed', () => {
  it('creates the requested number of listings and reports progress', async () => {
    const progress: number[] = [];
    expect(await seed(api.em, 'company', 5_400, (done) => progress.push(done))).toBe(5_400);
    expect(await seed(api.em, 'job', 300, (done) => progress.push(done))).toBe(300);
    expect(progress).toEqual([5_000, 5_400, 300]);
  });

  it('creates only the missing listings when it runs again', async () => {
    expect(await seed(api.em, 'job', 350, () => undefined)).toBe(50);
    const [row] = await api.sql<{ count: number }>('select count(*)::int from job');
    expect(row?.count).toBe(350);
  });

  it('creates listings that visitors can find, filter and open', async () => {
    const found = await api.http.get('/api/companies?service=van&q=ibadan&range=[0,4]').expect(200);
    expect(found.body).toHaveLength(5);
    for (const { serviceTypes, location } of found.body) {
      expect(serviceTypes).toEqual(['van']);
      expect(location.normalize('NFD').replaceAll(/\p{M}/gu, '')).toContain('Ibadan');
    }
    await api.http.get(`/api/companies/${found.body[0].id}`).expect(200);
    const jobs = await api.http.get('/api/jobs?type=contract&range=[0,0]').expect(200);
    await api.http.get(`/api/jobs/${jobs.body[0].id}`).expect(200);
  });

  it('creates some pending and some ended listings', async () => {
    const rows = await api.sql<{ status: string }>(
      'select distinct status from company order by 1',
    );
    expect(rows.map(({ status }) => status)).toEqual(['hidden', 'live', 'pending']);
  });
});
