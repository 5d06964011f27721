import { startApp, type TestApp } from '../../test/app.ts';
import { seed } from './seed-listings.ts';

let api: TestApp;

beforeAll(async () => {
  api = await startApp();
});

afterAll(() => api.close());

describe('seeding a big database', () => {
  it('makes as many listings as asked for and tells how far it is', async () => {
    const progress: number[] = [];
    expect(await seed(api.em, 'company', 5_400, (done) => progress.push(done))).toBe(5_400);
    expect(await seed(api.em, 'job', 300, (done) => progress.push(done))).toBe(300);
    expect(progress).toEqual([5_000, 5_400, 300]);
  });

  it('makes the same listings again, so that only those that are missing are new', async () => {
    expect(await seed(api.em, 'job', 350, () => undefined)).toBe(50);
    const [row] = await api.sql<{ count: number }>('select count(*)::int from job');
    expect(row?.count).toBe(350);
  });

  it('makes listings that visitors find, open and filter', async () => {
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

  it('leaves some waiting and some ended', async () => {
    const rows = await api.sql<{ status: string }>(
      'select distinct status from company order by 1',
    );
    expect(rows.map(({ status }) => status)).toEqual(['hidden', 'live', 'pending']);
  });
});
